// SPDX-License-Identifier: Apache-2.0
#include <errno.h>

#include "CProbes.h"

#if defined(__linux__)
#include <linux/perf_event.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

int cprobes_instruction_counter_error(void) {
  struct perf_event_attr attributes;
  memset(&attributes, 0, sizeof attributes);
  attributes.size = sizeof attributes;
  attributes.type = PERF_TYPE_HARDWARE;
  attributes.config = PERF_COUNT_HW_INSTRUCTIONS;
  attributes.disabled = 1;
  // User space alone may be counted where the system forbids more.
  attributes.exclude_kernel = 1;
  attributes.exclude_hv = 1;
  long descriptor =
      syscall(SYS_perf_event_open, &attributes, 0, -1, -1, PERF_FLAG_FD_CLOEXEC);
  if (descriptor < 0) return errno;
  close((int)descriptor);
  return 0;
}
#else
int cprobes_instruction_counter_error(void) { return ENOSYS; }
#endif
