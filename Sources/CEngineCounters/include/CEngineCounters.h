// SPDX-License-Identifier: Apache-2.0
//
// The list engine's counters. They live in C because a Swift global or class property costs a
// once-check or an exclusivity check at each increment, while these are one memory increment.
// The engine runs on the main thread only, so plain integers suffice.

#pragma once

#include <stdbool.h>
#include <stdint.h>

/// How many kinds of properties writes are counted by: text, colour, image, font, flag, other.
#define ENGINE_WRITE_KINDS 6

/// Work the engine has done since the process started. Read it before and after, and subtract.
typedef struct {
  int64_t dataSourceCellCalls;
  int64_t dataSourceCountCalls;
  int64_t delegateHeightCalls;
  int64_t cellsCreated;
  int64_t cellsDequeued;
  int64_t reuseHits;
  int64_t recycles;
  int64_t evictions;
  int64_t discards;
  int64_t preparesForReuse;
  int64_t reconfigures;
  int64_t configurationUpdates;
  int64_t configurationApplies;
  int64_t contentViewsMade;
  int64_t contentViewsReplaced;
  int64_t writesAsked[ENGINE_WRITE_KINDS];
  int64_t writesEffective[ENGINE_WRITE_KINDS];
  int64_t cellsSized;
  int64_t cellsDisplayed;
  int64_t layoutPasses;
  int64_t displayPasses;
  int64_t textLayouts;
  int64_t solverPivots;
  int64_t thumbnailsScaled;
  int64_t layersCommitted;
  int64_t bytesCommitted;
  int64_t framesRendered;
  int64_t prefetches;
  int64_t prefetchCancels;
  int64_t cellsPrepared;
  int64_t preparedCellsShown;
  int64_t preparedCellsWasted;
  int64_t positionHits;
} engine_counters_t;

/// The counters themselves.
extern engine_counters_t engine_counters;

/// Whether setters compare the old with the new value before they invalidate.
extern bool engine_setter_comparison;

#define ENGINE_COUNTER(NAME, FIELD)                                                                \
  static inline void engine_count_##NAME(int64_t amount) { engine_counters.FIELD += amount; }

ENGINE_COUNTER(data_source_cell_calls, dataSourceCellCalls)
ENGINE_COUNTER(data_source_count_calls, dataSourceCountCalls)
ENGINE_COUNTER(delegate_height_calls, delegateHeightCalls)
ENGINE_COUNTER(cells_created, cellsCreated)
ENGINE_COUNTER(cells_dequeued, cellsDequeued)
ENGINE_COUNTER(reuse_hits, reuseHits)
ENGINE_COUNTER(recycles, recycles)
ENGINE_COUNTER(evictions, evictions)
ENGINE_COUNTER(discards, discards)
ENGINE_COUNTER(prepares_for_reuse, preparesForReuse)
ENGINE_COUNTER(reconfigures, reconfigures)
ENGINE_COUNTER(configuration_updates, configurationUpdates)
ENGINE_COUNTER(configuration_applies, configurationApplies)
ENGINE_COUNTER(content_views_made, contentViewsMade)
ENGINE_COUNTER(content_views_replaced, contentViewsReplaced)
ENGINE_COUNTER(cells_sized, cellsSized)
ENGINE_COUNTER(cells_displayed, cellsDisplayed)
ENGINE_COUNTER(layout_passes, layoutPasses)
ENGINE_COUNTER(display_passes, displayPasses)
ENGINE_COUNTER(text_layouts, textLayouts)
ENGINE_COUNTER(solver_pivots, solverPivots)
ENGINE_COUNTER(thumbnails_scaled, thumbnailsScaled)
ENGINE_COUNTER(layers_committed, layersCommitted)
ENGINE_COUNTER(bytes_committed, bytesCommitted)
ENGINE_COUNTER(frames_rendered, framesRendered)
ENGINE_COUNTER(prefetches, prefetches)
ENGINE_COUNTER(prefetch_cancels, prefetchCancels)
ENGINE_COUNTER(cells_prepared, cellsPrepared)
ENGINE_COUNTER(prepared_cells_shown, preparedCellsShown)
ENGINE_COUNTER(prepared_cells_wasted, preparedCellsWasted)
ENGINE_COUNTER(position_hits, positionHits)

#undef ENGINE_COUNTER

/// Counts a write that a setter was asked for. With a constant kind it is one memory increment.
static inline void engine_count_write_asked(int64_t kind) {
  engine_counters.writesAsked[kind] += 1;
}

/// Counts a write that a setter has carried out.
static inline void engine_count_write_effective(int64_t kind) {
  engine_counters.writesEffective[kind] += 1;
}

/// Returns a copy of all counters.
static inline engine_counters_t engine_counters_now(void) { return engine_counters; }

/// Returns whether setters compare before they invalidate.
static inline bool engine_setters_compare(void) { return engine_setter_comparison; }

/// Sets whether setters compare before they invalidate.
static inline void engine_set_setters_compare(bool compare) { engine_setter_comparison = compare; }
