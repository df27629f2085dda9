// SPDX-License-Identifier: Apache-2.0
#include "TypeTally.h"

#include <string.h>

#include "CallHooks.h"

// The thread that is in a stretch is the only one that reads and writes the tables.
#if defined(__ELF__)
static _Thread_local bool is_tallying __attribute__((tls_model("initial-exec")));
#else
static _Thread_local bool is_tallying;
#endif

enum { STRETCH_LIMIT = 256 };

static cprobes_type_tally_t tallies[cprobes_type_tally_limit];
static cprobes_type_tally_t files;
// The places of types of which the stretch has made something.
static size_t touched[STRETCH_LIMIT];
static size_t touched_count = 0;
static bool is_full = false;

static size_t place_of(const void *metadata) {
  size_t place = ((uintptr_t)metadata >> 4) % cprobes_type_tally_limit;
  for (size_t step = 0; step < cprobes_type_tally_limit; step++) {
    const void *found = tallies[place].metadata;
    if (found == metadata || found == NULL) return place;
    place = (place + 1) % cprobes_type_tally_limit;
  }
  return cprobes_type_tally_limit;
}

void cprobes_tally_object(const void *metadata) {
  if (!is_tallying) return;
  size_t place = place_of(metadata);
  if (place == cprobes_type_tally_limit) {
    is_full = true;
    return;
  }
  cprobes_type_tally_t *tally = &tallies[place];
  tally->metadata = metadata;
  if (tally->pending == 0) {
    if (touched_count == STRETCH_LIMIT) {
      is_full = true;
      return;
    }
    touched[touched_count++] = place;
  }
  tally->pending += 1;
}

void cprobes_tally_file(void) {
  if (is_tallying) files.pending += 1;
}

static void settle(cprobes_type_tally_t *tally, bool keeps) {
  if (keeps && tally->pending > 0) {
    tally->objects += tally->pending;
    tally->stretches += 1;
  }
  tally->pending = 0;
}

void cprobes_type_tally_clear(void) {
  is_tallying = false;
  memset(tallies, 0, sizeof tallies);
  memset(&files, 0, sizeof files);
  touched_count = 0;
  is_full = false;
}

void cprobes_type_tally_begin(void) {
  cprobes_type_tally_end(false);
  is_tallying = true;
}

void cprobes_type_tally_pause(void) { is_tallying = false; }

void cprobes_type_tally_end(bool keeps) {
  is_tallying = false;
  for (size_t index = 0; index < touched_count; index++) settle(&tallies[touched[index]], keeps);
  touched_count = 0;
  settle(&files, keeps);
}

cprobes_type_tally_t cprobes_type_tally_at(size_t place) {
  return place < cprobes_type_tally_limit ? tallies[place] : (cprobes_type_tally_t){0};
}

cprobes_type_tally_t cprobes_opened_files(void) { return files; }

bool cprobes_type_tally_is_full(void) { return is_full; }
