/* report_parts.h - private to this folder: the parts of a report's page. */
#ifndef REPORT_PARTS_H
#define REPORT_PARTS_H
#include "apps/report/report.h"

void report_part_curves(html *, const study *);
void report_part_uses(html *, const report_game *);
void report_part_rules(html *, const study *);
#endif
