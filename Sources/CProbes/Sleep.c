// SPDX-License-Identifier: Apache-2.0
#include "Sleep.h"

#include <errno.h>
#include <time.h>

#if defined(__linux__)
int cprobes_sleep_until_monotonic(int64_t nanoseconds) {
  // A moment before the clock's own start is refused by the system, and has passed anyhow.
  if (nanoseconds < 0) return 0;
  struct timespec moment = {
      .tv_sec = nanoseconds / 1000000000,
      .tv_nsec = nanoseconds % 1000000000,
  };
  return clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &moment, NULL);
}
#else
int cprobes_sleep_until_monotonic(int64_t nanoseconds) {
  (void)nanoseconds;
  return ENOSYS;
}
#endif
