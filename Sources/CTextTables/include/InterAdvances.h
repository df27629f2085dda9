// SPDX-License-Identifier: Apache-2.0 AND OFL-1.1
//
// Advance widths per scalar in the nine weights of Inter, in font units.
// Source: Inter, Version 3.019;git-0a5106e0b (Debian fonts-inter 4.0~beta7+ds-1).
// Licence: OFL-1.1; Copyright 2020 The Inter Project Authors. See NOTICE.
// Scalars that Inter lacks: wide and full-width ones (East_Asian_Width of Unicode 15.0.0,
// Debian unicode-data 15.0.0-1, licence Unicode-DFS-2016) one em, others half an em.
// Marks, controls, format characters, vowel and final jamo: none. Tab: four spaces.
// Made by scripts/maintain/make-text-tables; change that, not this file.

#pragma once

#include <stdint.h>

#define INTER_UNITS_PER_EM 2816
#define INTER_ASCENDER 2728
#define INTER_DESCENDER -680
#define INTER_LINE_GAP 0
#define INTER_CAP_HEIGHT 2048
#define INTER_X_HEIGHT 1536
#define INTER_ELLIPSIS 0x2026
#define INTER_WEIGHT_COUNT 9
#define INTER_ADVANCE_SHIFT 7

__attribute__((visibility("hidden"))) extern const uint8_t inter_advance_blocks[8704];
__attribute__((visibility("hidden"))) extern const uint16_t inter_advance_cells[24064];
__attribute__((visibility("hidden"))) extern const uint16_t inter_advances[9][833];
__attribute__((visibility("hidden"))) extern const uint16_t inter_ascii_advances[9][128];

// Where the advance of a scalar stands in each row of `inter_advances`, in bits 0...14; bit 15
// marks the scalars whose advance depends on those before them (emoji sequences). Entry 0 has no
// advance. `scalar` is at most 0x10FFFF.
static inline uint16_t inter_advance_entry(uint32_t scalar) {
  uint32_t block = inter_advance_blocks[scalar >> INTER_ADVANCE_SHIFT];
  uint32_t place = scalar & ((1u << INTER_ADVANCE_SHIFT) - 1);
  return inter_advance_cells[(block << INTER_ADVANCE_SHIFT) | place];
}

// The row of advances of one weight, indexed by the entries of `inter_advance_entry`.
// `weight` is less than INTER_WEIGHT_COUNT, lightest first.
static inline const uint16_t *inter_advance_row(uint32_t weight) { return inter_advances[weight]; }

// The 128 advances of ASCII in one weight.
static inline const uint16_t *inter_ascii_row(uint32_t weight) {
  return inter_ascii_advances[weight];
}
