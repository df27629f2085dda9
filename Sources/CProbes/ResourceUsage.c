// SPDX-License-Identifier: Apache-2.0

// RUSAGE_THREAD is an extension.
#define _GNU_SOURCE

#include "ResourceUsage.h"

#include <errno.h>
#if defined(__linux__)
#include <malloc.h>
#endif
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

#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 33)
int64_t cprobes_allocated_bytes(void) {
  struct mallinfo2 counted = mallinfo2();
  // Large pieces come from the system one by one, and are counted apart.
  return (int64_t)(counted.uordblks + counted.hblkhd);
}
#else
int64_t cprobes_allocated_bytes(void) { return -1; }
#endif

void cprobes_give_back_memory(void) {
#if defined(__GLIBC__)
  malloc_trim(0);
#endif
}
