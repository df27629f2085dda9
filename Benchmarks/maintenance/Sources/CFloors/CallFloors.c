// SPDX-License-Identifier: Apache-2.0
#include "Barriers.h"
#include "CFloors.h"

static int64_t word;

void cfloors_atomic_increments(int64_t count) {
  for (int64_t index = 0; index < count; index++) {
    __atomic_fetch_add(&word, 1, __ATOMIC_RELAXED);
  }
}

typedef void *(*function_t)(void *);

static void *do_nothing(void *object) {
  MEMORY_MAY_CHANGE();
  return object;
}

static _Thread_local int64_t calls;
static function_t volatile original = do_nothing;

static void *count_and_call(void *object) {
  calls += 1;
  return original(object);
}

static function_t volatile plain_slot = do_nothing;
static function_t volatile counted_slot = count_and_call;

void cfloors_plain_calls(int64_t count) {
  for (int64_t index = 0; index < count; index++) USE(plain_slot(&word));
}

void cfloors_counted_calls(int64_t count) {
  for (int64_t index = 0; index < count; index++) USE(counted_slot(&word));
}
