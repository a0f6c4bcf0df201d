/* version.h - which Orrery this is. */
#ifndef VERSION_H
#define VERSION_H
#ifndef ORRERY_VERSION
#define ORRERY_VERSION "0.1"
#endif
#endif
