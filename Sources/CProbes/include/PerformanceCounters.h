// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdint.h>

/// A hardware event that is counted in user space.
enum cprobes_event {
  CPROBES_EVENT_INSTRUCTIONS = 0,
  CPROBES_EVENT_CYCLES = 1,
  CPROBES_EVENT_CACHE_MISSES = 2,
  CPROBES_EVENT_BRANCH_MISSES = 3,
};

/// The most words that a group of counters is read into: count, two times, and four events.
#define CPROBES_GROUP_WORDS 7

/// Opens a counter of the calling thread that stands still; its descriptor, or minus the error.
///
/// A leader of -1 makes it the leader of a new group.
int cprobes_event_open(int event, int leader);

/// Lets a group count on from where it stands; 0, or the error number.
int cprobes_event_group_begin(int leader);

/// Stops a group; 0, or the error number.
int cprobes_event_group_end(int leader);

/// Reads a group: how many counters, nanoseconds enabled and running, then each counter.
///
/// Returns the number of words, or minus the error number. Times and counters go on from one
/// stretch to the next, so a stretch is the difference of two reads.
int cprobes_event_group_read(int leader, uint64_t *_Nonnull words);

/// Closes a counter.
void cprobes_event_close(int descriptor);
