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

int cprobes_keep_on_processor(int32_t process, int32_t number) {
  if (number < 0 || number >= CPU_SETSIZE) return EINVAL;
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(number, &one);
  return sched_setaffinity(process, sizeof one, &one) == 0 ? 0 : errno;
}
#else
int cprobes_allowed_processors(int32_t *numbers, int capacity) {
  (void)numbers;
  (void)capacity;
  return 0;
}

int cprobes_keep_on_processor(int32_t process, int32_t number) {
  (void)process;
  (void)number;
  return ENOSYS;
}
#endif
