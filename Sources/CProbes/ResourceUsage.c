// SPDX-License-Identifier: Apache-2.0

// RUSAGE_THREAD is an extension.
#define _GNU_SOURCE

#include "ResourceUsage.h"

#include <errno.h>
#include <sys/resource.h>

#if defined(RUSAGE_THREAD)
static int64_t nanoseconds(struct timeval time) {
  return (int64_t)time.tv_sec * 1000000000 + (int64_t)time.tv_usec * 1000;
}

int cprobes_thread_resource_usage(struct cprobes_resource_usage *usage) {
  struct rusage counted;
  if (getrusage(RUSAGE_THREAD, &counted) != 0) return errno;
  usage->minor_faults = counted.ru_minflt;
  usage->major_faults = counted.ru_majflt;
  usage->voluntary_switches = counted.ru_nvcsw;
  usage->involuntary_switches = counted.ru_nivcsw;
  usage->user_nanoseconds = nanoseconds(counted.ru_utime);
  usage->system_nanoseconds = nanoseconds(counted.ru_stime);
  return 0;
}
#else
int cprobes_thread_resource_usage(struct cprobes_resource_usage *usage) {
  (void)usage;
  return ENOSYS;
}
#endif
