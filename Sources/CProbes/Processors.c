// SPDX-License-Identifier: Apache-2.0
#define _GNU_SOURCE
#include "Processors.h"

#include <errno.h>

#if defined(__linux__)
#include <sched.h>

int cprobes_allowed_processors(int32_t *numbers, int capacity) {
  cpu_set_t allowed;
  CPU_ZERO(&allowed);
  if (sched_getaffinity(0, sizeof allowed, &allowed) != 0) return 0;
  int count = 0;
  for (int32_t number = 0; number < CPU_SETSIZE && count < capacity; number++) {
    if (CPU_ISSET(number, &allowed)) numbers[count++] = number;
  }
  return count;
}

int cprobes_run_on_processors(const int32_t *numbers, int count) {
  cpu_set_t chosen;
  CPU_ZERO(&chosen);
  for (int index = 0; index < count; index++) {
    if (numbers[index] < 0 || numbers[index] >= CPU_SETSIZE) return EINVAL;
    CPU_SET(numbers[index], &chosen);
  }
  return sched_setaffinity(0, sizeof chosen, &chosen) == 0 ? 0 : errno;
}
#else
int cprobes_allowed_processors(int32_t *numbers, int capacity) {
  (void)numbers;
  (void)capacity;
  return 0;
}

int cprobes_run_on_processors(const int32_t *numbers, int count) {
  (void)numbers;
  (void)count;
  return ENOSYS;
}
#endif
