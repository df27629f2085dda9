// SPDX-License-Identifier: Apache-2.0
//
// The floors of harness-bench that are written in C: the least that a figure's work could cost,
// without Swift and without the suite. Each function is a whole loop, so that a floor of a
// nanosecond pays for one call in all.

#pragma once

#include <stdint.h>
#include <time.h>

/// Reads a clock so many times.
void cfloors_read_clock(clockid_t clock, int64_t count);

/// Reads the monotonic clock twice and keeps the difference, so many times.
void cfloors_stamp_pairs(int64_t *_Nonnull samples, int64_t count);

/// Writes so many integers to an array, one behind the other.
void cfloors_store(int64_t *_Nonnull samples, int64_t count);

/// Counts to a number in a register.
void cfloors_empty_loop(int64_t count);

/// Adds one to a word in memory, atomically and without order, as the least that a retain does.
void cfloors_atomic_increments(int64_t count);

/// Calls a function through a pointer; the function does nothing.
void cfloors_plain_calls(int64_t count);

/// The same through a second function, which counts in a thread's own memory: the least that a
/// hook does.
void cfloors_counted_calls(int64_t count);

/// Takes a node from the head of an intrusive list and puts it back, four lists in rotation.
void cfloors_recycle_pairs(int64_t count);

/// Finds the row at an offset by binary search in an array of edges, round a table of offsets.
///
/// The number of offsets is a power of two.
void cfloors_search_edges(
    const double *_Nonnull edges, int64_t edgeCount, const double *_Nonnull offsets,
    int64_t offsetCount, int64_t count);

/// Reads the edge of a row in an array, round a table of rows, whose number is a power of two.
void cfloors_read_edges(
    const double *_Nonnull edges, const int64_t *_Nonnull rows, int64_t rowCount, int64_t count);

/// Divides an offset by the height of all rows, round a table of offsets, a power of two.
void cfloors_divide(const double *_Nonnull offsets, int64_t offsetCount, int64_t count);

/// Sums the widths of a text's bytes by a table of 128.
void cfloors_sum_widths(
    const uint8_t *_Nonnull text, int64_t length, const uint16_t *_Nonnull widths, int64_t count);

/// Finds the smallest and the largest of an array: one pass over samples.
void cfloors_extremes(const int64_t *_Nonnull samples, int64_t sampleCount, int64_t count);
