// SPDX-License-Identifier: Apache-2.0
//
// The functions that are counted, and what stands in for them.

#pragma once

#include <stddef.h>

/// A counted function.
typedef struct {
  /// The name of its symbol.
  const char *name;
  /// What is called in its place.
  void *hook;
  /// Where the hook finds the function itself; null while it is not known.
  void **original;
  /// Whether it belongs to the Swift runtime, else to the C library.
  int isSwift;
} cprobes_counted_function_t;

/// Notes that an object is made.
void cprobes_tally_object(const void *metadata);

/// Notes that a file is opened.
void cprobes_tally_file(void);

/// All counted functions.
extern const cprobes_counted_function_t cprobes_counted_functions[];

/// How many there are.
extern const size_t cprobes_counted_function_count;
