// SPDX-License-Identifier: Apache-2.0 AND Unicode-DFS-2016
//
// The strong directions (Bidi_Class L, R and AL) of Unicode 15.0.0.
// Source: Unicode Character Database 15.0.0 (Debian unicode-data 15.0.0-1).
// Licence: Unicode-DFS-2016; Copyright 1991-2022 Unicode, Inc. See NOTICE.
// Made by scripts/maintain/make-text-tables; change that, not this file.

#pragma once

#include <stdint.h>

#define UNICODE_DIRECTION_SHIFT 8

__attribute__((visibility("hidden"))) extern const uint8_t unicode_direction_blocks[4352];
__attribute__((visibility("hidden"))) extern const uint8_t unicode_direction_cells[6784];

// The strong direction of a scalar: 1 left to right, 2 right to left, 0 none.
// `scalar` is at most 0x10FFFF.
static inline uint8_t unicode_direction(uint32_t scalar) {
  uint32_t block = unicode_direction_blocks[scalar >> UNICODE_DIRECTION_SHIFT];
  uint32_t place = (scalar & ((1u << UNICODE_DIRECTION_SHIFT) - 1)) >> 2;
  uint8_t four = unicode_direction_cells[(block << (UNICODE_DIRECTION_SHIFT - 2)) | place];
  return four >> (2 * (scalar & 3)) & 3;
}
