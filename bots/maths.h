/* maths.h - exp and log for bots. Those of the C libraries differ in their last bit now and then, and a search makes
 * another move of it: with these, a bot plays alike on every machine, in the browser too. The four operations and
 * sqrtf are exact everywhere. */
#ifndef MATHS_H
#define MATHS_H

float bot_exp(float);         /* below -87: 0; above 88: as for 88 */
float bot_log(float);         /* of a positive, normal number */
#endif
