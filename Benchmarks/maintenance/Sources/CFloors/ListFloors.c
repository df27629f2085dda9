// SPDX-License-Identifier: Apache-2.0
#include <stddef.h>

#include "Barriers.h"
#include "CFloors.h"

enum { POOLS = 4, DEPTH = 8 };

typedef struct node {
  struct node *next;
  int64_t pool;
} node_t;

static node_t nodes[POOLS][DEPTH];
static node_t *heads[POOLS];

static void fill_pools(void) {
  for (int64_t pool = 0; pool < POOLS; pool++) {
    heads[pool] = NULL;
    for (int64_t depth = 0; depth < DEPTH; depth++) {
      nodes[pool][depth] = (node_t){.next = heads[pool], .pool = pool};
      heads[pool] = &nodes[pool][depth];
    }
  }
}

void cfloors_recycle_pairs(int64_t count) {
  fill_pools();
  for (int64_t index = 0; index < count; index++) {
    node_t *node = heads[index & (POOLS - 1)];
    heads[index & (POOLS - 1)] = node->next;
    // The node is out: somebody may have looked at it, and at its pool.
    USE(node);
    MEMORY_MAY_CHANGE();
    node->next = heads[node->pool];
    heads[node->pool] = node;
    MEMORY_MAY_CHANGE();
  }
}
