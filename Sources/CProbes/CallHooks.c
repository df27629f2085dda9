// SPDX-License-Identifier: Apache-2.0
#include "CallHooks.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/types.h>

#include "CallCounting.h"

// One load and one increment: the model that needs no call, in an executable as in a library.
#if defined(__ELF__)
#define THREAD_LOCAL static _Thread_local __attribute__((tls_model("initial-exec")))
#else
#define THREAD_LOCAL static _Thread_local
#endif

THREAD_LOCAL cprobes_call_counts_t counts;

cprobes_call_counts_t cprobes_call_counts_now(void) { return counts; }

// Callers may rely on the reference counting functions to leave registers alone that a C function
// may change. A hook with that promise, which calls on with that promise, keeps whatever the
// function itself keeps.
#if __has_attribute(preserve_most) && (defined(__x86_64__) || defined(__aarch64__))
#define COUNTING __attribute__((preserve_most))
#else
#define COUNTING
#endif

// A jump in place of a call and a return, which would cost as much as the counting.
#if __has_attribute(musttail)
#define CALL_ON __attribute__((musttail)) return
#else
#define CALL_ON return
#endif

#define REFERENCE_HOOK(NAME, FIELD)                                                                \
  typedef void *(COUNTING *NAME##_function)(void *);                                               \
  static NAME##_function original_##NAME;                                                          \
  COUNTING static void *hook_##NAME(void *object) {                                                \
    counts.FIELD += 1;                                                                             \
    CALL_ON original_##NAME(object);                                                               \
  }

#define REFERENCE_HOOK_N(NAME, FIELD)                                                              \
  typedef void *(COUNTING *NAME##_function)(void *, uint32_t);                                     \
  static NAME##_function original_##NAME;                                                          \
  COUNTING static void *hook_##NAME(void *object, uint32_t count) {                                \
    counts.FIELD += count;                                                                         \
    CALL_ON original_##NAME(object, count);                                                        \
  }

REFERENCE_HOOK(swift_retain, retains)
REFERENCE_HOOK(swift_release, releases)
REFERENCE_HOOK(swift_bridgeObjectRetain, bridgeRetains)
REFERENCE_HOOK(swift_bridgeObjectRelease, bridgeReleases)
REFERENCE_HOOK(swift_nonatomic_retain, retains)
REFERENCE_HOOK(swift_nonatomic_release, releases)
REFERENCE_HOOK(swift_nonatomic_bridgeObjectRetain, bridgeRetains)
REFERENCE_HOOK(swift_nonatomic_bridgeObjectRelease, bridgeReleases)
REFERENCE_HOOK_N(swift_retain_n, retains)
REFERENCE_HOOK_N(swift_release_n, releases)
REFERENCE_HOOK_N(swift_bridgeObjectRetain_n, bridgeRetains)
REFERENCE_HOOK_N(swift_bridgeObjectRelease_n, bridgeReleases)
REFERENCE_HOOK_N(swift_nonatomic_retain_n, retains)
REFERENCE_HOOK_N(swift_nonatomic_release_n, releases)
REFERENCE_HOOK_N(swift_nonatomic_bridgeObjectRetain_n, bridgeRetains)
REFERENCE_HOOK_N(swift_nonatomic_bridgeObjectRelease_n, bridgeReleases)

static void *(*original_swift_allocObject)(void *, size_t, size_t);
static void *hook_swift_allocObject(void *metadata, size_t size, size_t alignmentMask) {
  counts.objectAllocations += 1;
  cprobes_tally_object(metadata);
  return original_swift_allocObject(metadata, size, alignmentMask);
}

static void count_allocation(size_t size) {
  counts.allocations += 1;
  counts.allocatedBytes += (int64_t)size;
}

static size_t (*original_malloc_usable_size)(void *);

// What memory takes up, with what the allocator rounded it up to: the same when it is given back, when
// what was asked for is not known any more.
static int64_t room(void *memory) {
  if (memory == NULL || original_malloc_usable_size == NULL) return 0;
  return (int64_t)original_malloc_usable_size(memory);
}

static void *hold(void *memory) {
  counts.heldBytes += room(memory);
  return memory;
}

// The last memory that malloc gave this thread, and what was asked for.
THREAD_LOCAL void *last_memory;
THREAD_LOCAL size_t last_size;

static void *(*original_malloc)(size_t);
static void *hook_malloc(size_t size) {
  count_allocation(size);
  void *memory = hold(original_malloc(size));
  last_memory = memory;
  last_size = size;
  return memory;
}

// An array takes all the room that its memory has, and so grows later where malloc gave it a chunk
// left over from a larger one. Whether it did depends on all that the process allocated before; with
// the size of an exact chunk in its place, counts depend on the measured code alone.
static size_t hook_malloc_usable_size(void *memory) {
  size_t found = original_malloc_usable_size(memory);
#if defined(__GLIBC__)
  if (memory != NULL && memory == last_memory) {
    enum { HEADER = sizeof(size_t), GRAIN = 2 * sizeof(size_t), SMALLEST = 4 * sizeof(size_t) };
    size_t chunk = (last_size + HEADER + GRAIN - 1) & ~(size_t)(GRAIN - 1);
    size_t exact = (chunk < SMALLEST ? SMALLEST : chunk) - HEADER;
    return exact < found ? exact : found;
  }
#endif
  return found;
}

static void *(*original_calloc)(size_t, size_t);
static void *hook_calloc(size_t count, size_t size) {
  // A product that does not fit is refused by the allocator; the sum then means nothing anyway.
  count_allocation(count * size);
  return hold(original_calloc(count, size));
}

// What is known of a chunk ends where it is freed or resized: the next owner of its address may have
// asked for more.
static void forget(const void *memory) {
  if (memory == last_memory) last_memory = NULL;
}

static void count_reallocation(const void *memory, size_t size) {
  forget(memory);
  if (memory == NULL) {
    count_allocation(size);
  } else {
    counts.reallocations += 1;
    counts.allocatedBytes += (int64_t)size;
  }
}

// Memory that could not be resized stays what it was.
static void *resized(void *memory, int64_t former, size_t size) {
  if (memory != NULL || size == 0) counts.heldBytes += room(memory) - former;
  return memory;
}

static void *(*original_realloc)(void *, size_t);
static void *hook_realloc(void *memory, size_t size) {
  count_reallocation(memory, size);
  int64_t former = room(memory);
  return resized(original_realloc(memory, size), former, size);
}

static void *(*original_reallocarray)(void *, size_t, size_t);
static void *hook_reallocarray(void *memory, size_t count, size_t size) {
  count_reallocation(memory, count * size);
  int64_t former = room(memory);
  return resized(original_reallocarray(memory, count, size), former, count * size);
}

static int (*original_posix_memalign)(void **, size_t, size_t);
static int hook_posix_memalign(void **memory, size_t alignment, size_t size) {
  count_allocation(size);
  int fault = original_posix_memalign(memory, alignment, size);
  if (fault == 0) counts.heldBytes += room(*memory);
  return fault;
}

#define ALIGNED_HOOK(NAME)                                                                         \
  static void *(*original_##NAME)(size_t, size_t);                                                 \
  static void *hook_##NAME(size_t alignment, size_t size) {                                        \
    count_allocation(size);                                                                        \
    return hold(original_##NAME(alignment, size));                                                 \
  }

#define PAGE_HOOK(NAME)                                                                            \
  static void *(*original_##NAME)(size_t);                                                         \
  static void *hook_##NAME(size_t size) {                                                          \
    count_allocation(size);                                                                        \
    return hold(original_##NAME(size));                                                            \
  }

ALIGNED_HOOK(aligned_alloc)
ALIGNED_HOOK(memalign)
PAGE_HOOK(valloc)
PAGE_HOOK(pvalloc)

static void (*original_free)(void *);
static void hook_free(void *memory) {
  // Freeing nothing frees nothing.
  counts.frees += memory != NULL;
  counts.heldBytes -= room(memory);
  forget(memory);
  original_free(memory);
}

// A mode stands behind the flags where a file may come into being; handed on where there is none, it is
// what the register holds, which nobody reads then.
#define OPEN_HOOK(NAME)                                                                            \
  static int (*original_##NAME)(const char *, int, ...);                                           \
  static int hook_##NAME(const char *path, int flags, mode_t mode) {                               \
    cprobes_tally_file();                                                                          \
    return original_##NAME(path, flags, mode);                                                     \
  }

#define OPEN_AT_HOOK(NAME)                                                                         \
  static int (*original_##NAME)(int, const char *, int, ...);                                      \
  static int hook_##NAME(int folder, const char *path, int flags, mode_t mode) {                   \
    cprobes_tally_file();                                                                          \
    return original_##NAME(folder, path, flags, mode);                                             \
  }

#define STREAM_HOOK(NAME)                                                                          \
  static FILE *(*original_##NAME)(const char *, const char *);                                     \
  static FILE *hook_##NAME(const char *path, const char *mode) {                                   \
    cprobes_tally_file();                                                                          \
    return original_##NAME(path, mode);                                                            \
  }

OPEN_HOOK(open)
OPEN_HOOK(open64)
OPEN_AT_HOOK(openat)
OPEN_AT_HOOK(openat64)
STREAM_HOOK(fopen)
STREAM_HOOK(fopen64)

#define SWIFT(NAME) {#NAME, (void *)hook_##NAME, (void **)&original_##NAME, 1}
#define LIBRARY(NAME) {#NAME, (void *)hook_##NAME, (void **)&original_##NAME, 0}

const cprobes_counted_function_t cprobes_counted_functions[] = {
    SWIFT(swift_retain),
    SWIFT(swift_release),
    SWIFT(swift_bridgeObjectRetain),
    SWIFT(swift_bridgeObjectRelease),
    SWIFT(swift_nonatomic_retain),
    SWIFT(swift_nonatomic_release),
    SWIFT(swift_nonatomic_bridgeObjectRetain),
    SWIFT(swift_nonatomic_bridgeObjectRelease),
    SWIFT(swift_retain_n),
    SWIFT(swift_release_n),
    SWIFT(swift_bridgeObjectRetain_n),
    SWIFT(swift_bridgeObjectRelease_n),
    SWIFT(swift_nonatomic_retain_n),
    SWIFT(swift_nonatomic_release_n),
    SWIFT(swift_nonatomic_bridgeObjectRetain_n),
    SWIFT(swift_nonatomic_bridgeObjectRelease_n),
    SWIFT(swift_allocObject),
    LIBRARY(malloc),
    LIBRARY(calloc),
    LIBRARY(realloc),
    LIBRARY(reallocarray),
    LIBRARY(posix_memalign),
    LIBRARY(aligned_alloc),
    LIBRARY(memalign),
    LIBRARY(valloc),
    LIBRARY(pvalloc),
    LIBRARY(free),
    LIBRARY(malloc_usable_size),
    LIBRARY(open),
    LIBRARY(open64),
    LIBRARY(openat),
    LIBRARY(openat64),
    LIBRARY(fopen),
    LIBRARY(fopen64),
};

const size_t cprobes_counted_function_count =
    sizeof cprobes_counted_functions / sizeof cprobes_counted_functions[0];
