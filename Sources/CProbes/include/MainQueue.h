// SPDX-License-Identifier: Apache-2.0
//
// What waits for the first thread of the process, and the way to run it from code that never returns
// to a run loop.

#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Why the main queue cannot be drained by its caller.
typedef enum {
  /// It can.
  cprobes_main_queue_ready = 0,
  /// Another system, or a libdispatch without the calls that a run loop uses.
  cprobes_main_queue_other_system,
  /// The caller is not on the first thread of the process.
  cprobes_main_queue_other_thread,
  /// Somebody further up drains it already, such as an asynchronous main function.
  cprobes_main_queue_served,
  /// No word of the queue tells whether it is empty.
  cprobes_main_queue_opaque,
} cprobes_main_queue_fault_t;

/// Runs what waits on the main queue and finds the words of it that tell whether it is empty.
cprobes_main_queue_fault_t cprobes_main_queue_open(void);

/// Whether a round would run what the caller queues now; runs what waits.
bool cprobes_main_queue_answers(void);

/// Whether work waits on the main queue: two loads; only after it was opened.
bool cprobes_main_queue_holds_work(void);

/// Runs what is on the main queue now; what that queues waits for the next round.
void cprobes_main_queue_run_round(void);

/// Waits until work is on the main queue, at most so long; whether there is some.
bool cprobes_main_queue_wait(int64_t nanoseconds);

/// Nanoseconds until the next timer of the main run loop, at most 0 if it is due; INT64_MAX if none is
/// scheduled.
int64_t cprobes_main_run_loop_next_timer(void);

/// Lets the main run loop do what is due, without waiting.
void cprobes_main_run_loop_pass(void);
