/* page_style.h - how the pages of the lab look: one sheet of styles, and the patterns that stand in for colours. */
#ifndef REPORT_PAGE_STYLE_H
#define REPORT_PAGE_STYLE_H
extern const char page_style[], page_patterns[];
extern const char page_style_languages[]; /* the switch between them */
extern const char page_style_sizes[]; /* after it: phones and paper */
#endif
