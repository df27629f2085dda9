// SPDX-License-Identifier: Apache-2.0
#include <errno.h>

#include "MachineProbes.h"

#if defined(__linux__)
#include <linux/perf_event.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <unistd.h>

static int read_count(int descriptor, int64_t *count) {
  if (ioctl(descriptor, PERF_EVENT_IOC_RESET, 0) != 0) return errno;
  if (ioctl(descriptor, PERF_EVENT_IOC_ENABLE, 0) != 0) return errno;
  for (volatile int turn = 0; turn < 1000; turn++) {
  }
  if (ioctl(descriptor, PERF_EVENT_IOC_DISABLE, 0) != 0) return errno;
  ssize_t length = read(descriptor, count, sizeof *count);
  if (length < 0) return errno;
  return length == (ssize_t)sizeof *count ? 0 : EIO;
}

cprobes_trial_stage cprobes_instruction_trial(int64_t *outcome) {
  struct perf_event_attr attributes;
  memset(&attributes, 0, sizeof attributes);
  attributes.size = sizeof attributes;
  attributes.type = PERF_TYPE_HARDWARE;
  attributes.config = PERF_COUNT_HW_INSTRUCTIONS;
  attributes.disabled = 1;
  // User space alone may be counted where the system forbids more.
  attributes.exclude_kernel = 1;
  attributes.exclude_hv = 1;
  int descriptor =
      (int)syscall(SYS_perf_event_open, &attributes, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
  if (descriptor < 0) {
    *outcome = errno;
    return CPROBES_TRIAL_NOT_OPENED;
  }
  int64_t count = 0;
  int error = read_count(descriptor, &count);
  close(descriptor);
  *outcome = error == 0 ? count : error;
  return error == 0 ? CPROBES_TRIAL_COUNTED : CPROBES_TRIAL_NOT_READ;
}
#else
cprobes_trial_stage cprobes_instruction_trial(int64_t *outcome) {
  *outcome = ENOSYS;
  return CPROBES_TRIAL_NOT_OPENED;
}
#endif
