// SPDX-License-Identifier: Apache-2.0
#include "Barriers.h"
#include "CFloors.h"

void cfloors_search_edges(
    const double *edges, int64_t edgeCount, const double *offsets, int64_t offsetCount,
    int64_t count) {
  for (int64_t index = 0; index < count; index++) {
    double offset = offsets[index & (offsetCount - 1)];
    int64_t low = 0;
    int64_t high = edgeCount - 1;
    while (high - low > 1) {
      int64_t middle = (low + high) / 2;
      if (edges[middle] <= offset) {
        low = middle;
      } else {
        high = middle;
      }
    }
    USE(low);
  }
}

void cfloors_read_edges(
    const double *edges, const int64_t *rows, int64_t rowCount, int64_t count) {
  for (int64_t index = 0; index < count; index++) {
    double edge = edges[rows[index & (rowCount - 1)]];
    __asm__ volatile("" : : "m"(edge));
  }
}

void cfloors_divide(const double *offsets, int64_t offsetCount, int64_t count) {
  for (int64_t index = 0; index < count; index++) {
    USE((int64_t)(offsets[index & (offsetCount - 1)] / 44));
  }
}

void cfloors_sum_widths(
    const uint8_t *text, int64_t length, const uint16_t *widths, int64_t count) {
  for (int64_t index = 0; index < count; index++) {
    int64_t sum = 0;
    for (int64_t place = 0; place < length; place++) sum += widths[text[place] & 127];
    USE(sum);
    MEMORY_MAY_CHANGE();
  }
}

void cfloors_extremes(const int64_t *samples, int64_t sampleCount, int64_t count) {
  for (int64_t index = 0; index < count; index++) {
    int64_t smallest = samples[0];
    int64_t largest = samples[0];
    for (int64_t place = 1; place < sampleCount; place++) {
      if (samples[place] < smallest) smallest = samples[place];
      if (samples[place] > largest) largest = samples[place];
    }
    USE(smallest);
    USE(largest);
    MEMORY_MAY_CHANGE();
  }
}
