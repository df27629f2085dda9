// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <time.h>

#include "CallCounting.h"
#include "ChildProcesses.h"
#include "MainQueue.h"
#include "PerformanceCounters.h"
#include "Processors.h"
#include "ResourceUsage.h"
#include "Sleep.h"
#include "TypeTally.h"
#include "ValgrindRequests.h"

/// The time of one clock in nanoseconds, or -1 where the system refuses it.
static inline int64_t cprobes_clock_nanoseconds(clockid_t clock) {
  struct timespec now;
  if (clock_gettime(clock, &now) != 0) return -1;
  return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/// The step that the system declares for one clock, in nanoseconds, or -1 where it refuses.
static inline int64_t cprobes_clock_resolution_nanoseconds(clockid_t clock) {
  struct timespec step;
  if (clock_getres(clock, &step) != 0) return -1;
  return (int64_t)step.tv_sec * 1000000000 + step.tv_nsec;
}

/// Wall-clock time that never steps back, in nanoseconds since some moment before start-up.
static inline int64_t cprobes_monotonic_nanoseconds(void) {
  return cprobes_clock_nanoseconds(CLOCK_MONOTONIC);
}

/// Processor time that the calling thread has used, in nanoseconds; a system call.
static inline int64_t cprobes_thread_cpu_nanoseconds(void) {
  return cprobes_clock_nanoseconds(CLOCK_THREAD_CPUTIME_ID);
}

/// The declared step of the monotonic clock in nanoseconds.
static inline int64_t cprobes_monotonic_resolution_nanoseconds(void) {
  return cprobes_clock_resolution_nanoseconds(CLOCK_MONOTONIC);
}

/// The declared step of the thread CPU clock in nanoseconds.
static inline int64_t cprobes_thread_cpu_resolution_nanoseconds(void) {
  return cprobes_clock_resolution_nanoseconds(CLOCK_THREAD_CPUTIME_ID);
}

/// Makes the compiler believe that the memory behind the pointer is read and written; runs nothing.
static inline void cprobes_consume(const void *_Nullable memory) {
  __asm__ volatile("" : : "r"(memory) : "memory");
}

/// Makes the compiler believe that the word is used; runs nothing and touches no memory.
static inline void cprobes_consume_word(int64_t word) {
  __asm__ volatile("" : : "r"(word));
}

/// Starts to note SIGINT and SIGTERM instead of dying of them; 0, or the error number.
///
/// The handlers only store the first signal's number. Blocking calls other than sleeps resume.
int cprobes_interrupt_install(void);

/// The number of the first SIGINT or SIGTERM since the handlers were installed, or 0.
int cprobes_interrupt_received(void);

/// Puts back what SIGINT and SIGTERM did before; 0, or the error number.
int cprobes_interrupt_restore(void);

/// Tries to open a user-space instruction counter and closes it; 0, or the error number.
int cprobes_instruction_counter_error(void);

/// Has the C library write each allocation to the file that MALLOC_TRACE names; false without it.
///
/// Only a process that was started under `libc_malloc_debug.so.0` writes anything.
bool cprobes_allocation_trace_begin(void);

/// Ends the trace and closes its file.
void cprobes_allocation_trace_end(void);
