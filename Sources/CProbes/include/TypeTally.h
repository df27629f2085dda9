// SPDX-License-Identifier: Apache-2.0
//
// Tallies the objects that stretches of code make by their types, and the files that they open, while
// the hooks of call counting are installed. Nothing here allocates.

#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The objects of one type.
typedef struct {
  /// The type's metadata.
  const void *_Nullable metadata;
  /// The objects that were made.
  int64_t objects;
  /// The stretches in which any was made.
  int64_t stretches;
  /// The objects of the stretch that has begun.
  int64_t pending;
} cprobes_type_tally_t;

/// The most types that are told apart.
enum { cprobes_type_tally_limit = 1024 };

/// Forgets all types and files.
void cprobes_type_tally_clear(void);

/// Begins a stretch on the calling thread; one that has begun ends, and nothing of it is kept.
void cprobes_type_tally_begin(void);

/// Stops counting in the stretch, which goes on until its end.
void cprobes_type_tally_pause(void);

/// Ends the stretch, and keeps what it made or forgets it.
void cprobes_type_tally_end(bool keeps);

/// The tally at a place from 0 to below the limit; without metadata where there is none.
cprobes_type_tally_t cprobes_type_tally_at(size_t place);

/// The files that were opened, and in how many stretches.
cprobes_type_tally_t cprobes_opened_files(void);

/// Whether there were more types than there is room for.
bool cprobes_type_tally_is_full(void);
