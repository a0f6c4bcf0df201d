/* tree.h - a search tree in one flat array: no allocation while searching. A node is an action somebody took; its
 * statistics are those of the seat that took it, which makes every choice in the tree that seat's own (max^n).
 * Which actions there are depends on the imagined world, so a node also counts how often it could have been taken. */
#ifndef BOTS_TREE_H
#define BOTS_TREE_H
#include "engine/play.h"

typedef struct {
    orr_action act;          /* as the searching seat sees it: what stays hidden from it is 0 */
    uint32_t child, next;    /* first child, next sibling; 0: none */
    uint32_t visits;         /* how often it was taken */
    uint32_t could;          /* how often it could have been */
    float sum;               /* what the seat that took it got, 0..1 each time */
    float prior;             /* what was thought of it before, against the best action there: 0 or less */
} tree_node;

enum { TREE_NODES = 1 << 15, TREE_DEPTH = 256 };
typedef struct {
    uint32_t n;              /* nodes in use; node 0 is the root */
    float explore;           /* how much doubt counts against what is known */
    float trust;             /* how many visits a prior counts for */
    uint32_t depth;          /* of the path */
    uint32_t path[TREE_DEPTH];       /* nodes of this iteration, from below the root */
    orr_seat taker[TREE_DEPTH];      /* who took them */
    tree_node node[TREE_NODES];
} tree;

void tree_clear(tree *, float explore, float trust);
void tree_begin(tree *);                                        /* a new iteration, at the root */
/* Takes one of n actions at node `at`: the most promising one, or a new one. Gives its index; *to: the node it leads
 * to, 0 if there is no room; *is_new: it was not in the tree before. prior: NULL or one per action, for new nodes. */
int tree_take(tree *, uint32_t at, orr_seat who, const orr_action *seen, int n, const float *prior, orr_rng *,
              uint32_t *to, bool *is_new);
void tree_back_up(tree *, const float reward[ORR_MAX_SEATS]);   /* what every seat got in this iteration */
const tree_node *tree_child(const tree *, uint32_t at, orr_action seen);   /* NULL: none */
float tree_worth(const tree *, uint32_t at, const tree_node *child);       /* what it got, its prior counted in */
#endif
