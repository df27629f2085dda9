// SPDX-License-Identifier: Apache-2.0
#include "PerformanceCounters.h"

#include <errno.h>

#if defined(__linux__)
#include <linux/perf_event.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

static const uint64_t configurations[] = {
    [CPROBES_EVENT_INSTRUCTIONS] = PERF_COUNT_HW_INSTRUCTIONS,
    [CPROBES_EVENT_CYCLES] = PERF_COUNT_HW_CPU_CYCLES,
    [CPROBES_EVENT_CACHE_MISSES] = PERF_COUNT_HW_CACHE_MISSES,
    [CPROBES_EVENT_BRANCH_MISSES] = PERF_COUNT_HW_BRANCH_MISSES,
};

int cprobes_event_open(int event, int leader) {
  if (event < 0 || event > CPROBES_EVENT_BRANCH_MISSES) return -EINVAL;
  struct perf_event_attr attributes;
  memset(&attributes, 0, sizeof attributes);
  attributes.size = sizeof attributes;
  attributes.type = PERF_TYPE_HARDWARE;
  attributes.config = configurations[event];
  attributes.read_format = PERF_FORMAT_GROUP | PERF_FORMAT_TOTAL_TIME_ENABLED |
                           PERF_FORMAT_TOTAL_TIME_RUNNING;
  // Members follow their leader.
  attributes.disabled = leader < 0;
  // User space alone may be counted where the system forbids more.
  attributes.exclude_kernel = 1;
  attributes.exclude_hv = 1;
  long descriptor =
      syscall(SYS_perf_event_open, &attributes, 0, -1, leader, PERF_FLAG_FD_CLOEXEC);
  return descriptor < 0 ? -errno : (int)descriptor;
}

int cprobes_event_group_begin(int leader) {
  return ioctl(leader, PERF_EVENT_IOC_ENABLE, PERF_IOC_FLAG_GROUP) == 0 ? 0 : errno;
}

int cprobes_event_group_end(int leader) {
  return ioctl(leader, PERF_EVENT_IOC_DISABLE, PERF_IOC_FLAG_GROUP) == 0 ? 0 : errno;
}

int cprobes_event_group_read(int leader, uint64_t *words) {
  ssize_t size = read(leader, words, CPROBES_GROUP_WORDS * sizeof *words);
  return size < 0 ? -errno : (int)(size / (ssize_t)sizeof *words);
}

void cprobes_event_close(int descriptor) { close(descriptor); }
#else
int cprobes_event_open(int event, int leader) {
  (void)event;
  (void)leader;
  return -ENOSYS;
}

int cprobes_event_group_begin(int leader) {
  (void)leader;
  return ENOSYS;
}

int cprobes_event_group_end(int leader) {
  (void)leader;
  return ENOSYS;
}

int cprobes_event_group_read(int leader, uint64_t *words) {
  (void)leader;
  (void)words;
  return -ENOSYS;
}

void cprobes_event_close(int descriptor) { (void)descriptor; }
#endif
