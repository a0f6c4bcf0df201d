/* clock.h - time for measuring, never for playing. */
#ifndef LAB_CLOCK_H
#define LAB_CLOCK_H
double lab_seconds(void);                /* since some moment; only goes forward */
double lab_cpu_seconds(void);            /* that the processor spent on this thread: other programs do not count */
#endif
