// SPDX-License-Identifier: Apache-2.0
#include "Barriers.h"
#include "CFloors.h"

void cfloors_read_clock(clockid_t clock, int64_t count) {
  struct timespec time;
  for (int64_t index = 0; index < count; index++) {
    clock_gettime(clock, &time);
    USE(time.tv_nsec);
  }
}

void cfloors_stamp_pairs(int64_t *samples, int64_t count) {
  struct timespec start;
  struct timespec end;
  for (int64_t index = 0; index < count; index++) {
    clock_gettime(CLOCK_MONOTONIC, &start);
    clock_gettime(CLOCK_MONOTONIC, &end);
    samples[index] =
        (int64_t)(end.tv_sec - start.tv_sec) * 1000000000 + (end.tv_nsec - start.tv_nsec);
  }
}

void cfloors_store(int64_t *samples, int64_t count) {
  for (int64_t index = 0; index < count; index++) {
    samples[index] = index;
    MEMORY_MAY_CHANGE();
  }
}

void cfloors_empty_loop(int64_t count) {
  for (int64_t index = 0; index < count; index++) USE(index);
}
