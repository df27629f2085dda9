// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdint.h>

/// What the system has counted of the calling thread since it began.
struct cprobes_resource_usage {
  int64_t minor_faults;
  int64_t major_faults;
  int64_t voluntary_switches;
  int64_t involuntary_switches;
  int64_t user_nanoseconds;
  int64_t system_nanoseconds;
};

/// Reads what the system has counted of the calling thread; 0, or the error number.
int cprobes_thread_resource_usage(struct cprobes_resource_usage *_Nonnull usage);

/// The bytes that the allocator has given out and not had back, or -1 where it does not say.
int64_t cprobes_allocated_bytes(void);

/// Gives the system back the memory that no allocation needs, wherever it lies, where the allocator can.
void cprobes_give_back_memory(void);
