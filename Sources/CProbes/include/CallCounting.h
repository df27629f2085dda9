// SPDX-License-Identifier: Apache-2.0
//
// Counts calls of the memory allocator and of Swift's reference counting, by patching the slots
// through which every loaded object calls them. While nothing is installed, nothing is hooked.

#pragma once

#include <stdbool.h>
#include <stdint.h>

/// What a thread has called while the hooks were installed.
typedef struct {
  /// Calls that gave new memory: malloc, calloc, aligned forms, realloc of a null pointer.
  int64_t allocations;
  /// Calls that changed the size of memory.
  int64_t reallocations;
  /// The bytes that those calls asked for.
  int64_t allocatedBytes;
  /// Calls of free on memory.
  int64_t frees;
  /// The room of the memory that those calls gave, less that of the memory that they took back.
  int64_t heldBytes;
  /// Calls of swift_allocObject.
  int64_t objectAllocations;
  /// Retains of native objects; a call that retains n times counts n.
  int64_t retains;
  /// Releases of native objects.
  int64_t releases;
  /// Retains of bridge objects, which is how strings and arrays are held.
  int64_t bridgeRetains;
  /// Releases of bridge objects.
  int64_t bridgeReleases;
} cprobes_call_counts_t;

/// Why calls cannot be counted.
typedef enum {
  /// They can.
  cprobes_call_counting_ready = 0,
  /// The system loads programs in another way than this file knows.
  cprobes_call_counting_other_system,
  /// A sanitizer stands in for the allocator.
  cprobes_call_counting_sanitizer,
  /// The Swift runtime is linked statically, and called without slots.
  cprobes_call_counting_static_runtime,
  /// The allocator is called without slots.
  cprobes_call_counting_static_allocator,
  /// More slots than there is room for.
  cprobes_call_counting_too_many_slots,
  /// The memory of a slot could not be made writable.
  cprobes_call_counting_protected,
  /// Hooks are installed already.
  cprobes_call_counting_installed,
} cprobes_call_counting_fault_t;

/// Says whether calls can be counted in this process, without changing anything.
cprobes_call_counting_fault_t cprobes_call_counting_check(void);

/// Patches every slot; on a fault, none is left patched.
cprobes_call_counting_fault_t cprobes_call_counting_install(void);

/// Puts back what every slot held; returns the number of slots that do not hold it now.
int64_t cprobes_call_counting_remove(void);

/// The counts of the calling thread.
cprobes_call_counts_t cprobes_call_counts_now(void);

/// The number of slots that are patched now.
int64_t cprobes_call_counting_slot_count(void);

/// A digest of where the slots of the counted functions are and what each holds.
uint64_t cprobes_call_slots_digest(void);
