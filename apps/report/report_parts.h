/* report_parts.h - private to this folder: the parts of a report's page. */
#ifndef REPORT_PARTS_H
#define REPORT_PARTS_H
#include "apps/report/report.h"

LAB_FORMAT(2) void report_tell(lab_language, const char *english, ...); /* on standard output */

void report_part_tension(html *, const report_game *);
void report_part_levels(html *, const report_game *);
void report_part_decisions(html *, const report_game *);
void report_part_dead(html *, const report_game *);
double report_minutes(const report_game *, uint32_t thoughts);
int report_decided(const study *); /* the median: after so many per cent of a match the winners lead for good; or -1 */
bool report_list_life(lab_language, const report_game *, study_life, void (*add)(void *to, const char *), void *to);
void report_part_curves(html *, const study *);
void report_part_uses(html *, const report_game *);
void report_part_rules(html *, const study *);
#endif
