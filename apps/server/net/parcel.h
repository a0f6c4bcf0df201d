/* parcel.h - bytes that several connections send and nobody changes: a page is written once, however many clients take
 * it and however slowly. Only the loop's thread counts who holds one. */
#ifndef PARCEL_H
#define PARCEL_H
#include "base/text.h"

#include <stdint.h>

typedef struct parcel { uint32_t holders; size_t n; char *bytes; } parcel;

parcel *parcel_of(text_buf *);           /* takes its text over, and leaves it empty; NULL: torn, empty or no memory */
parcel *parcel_hold(parcel *);           /* once more; gives it back */
void parcel_drop(parcel *);              /* once less; NULL is fine */
#endif
