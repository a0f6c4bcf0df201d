/* report_parts.h - private to this folder: the parts of a report's page. */
#ifndef REPORT_PARTS_H
#define REPORT_PARTS_H
#include "apps/report/report.h"

enum { REPORT_FEWEST_PAIRS = 30 }; /* fewer say nothing: no effect is shown */
void report_part_curves(html *, const study *);
void report_part_uses(html *, const report_game *);
void report_part_rules(html *, const study *);
#endif
