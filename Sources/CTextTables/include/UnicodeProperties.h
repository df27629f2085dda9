// SPDX-License-Identifier: Apache-2.0 AND Unicode-DFS-2016
//
// Line_Break, Grapheme_Cluster_Break and Extended_Pictographic of Unicode 15.0.0.
// Source: Unicode Character Database 15.0.0 (Debian unicode-data 15.0.0-1).
// Licence: Unicode-DFS-2016; Copyright 1991-2022 Unicode, Inc. See NOTICE.
// Made by scripts/maintain/make-text-tables; change that, not this file.

#pragma once

#include <stdint.h>

// Line_Break after rule LB1, with the classes that LB30 and LB30b cut out.
enum __attribute__((enum_extensibility(closed))) LineBreakClass : uint8_t {
  LineBreakClassAL = 0,
  LineBreakClassB2 = 1,
  LineBreakClassBA = 2,
  LineBreakClassBB = 3,
  LineBreakClassBK = 4,
  LineBreakClassCB = 5,
  LineBreakClassCL = 6,
  LineBreakClassCM = 7,
  LineBreakClassCP = 8,
  LineBreakClassCPWide = 9,
  LineBreakClassCR = 10,
  LineBreakClassEB = 11,
  LineBreakClassEM = 12,
  LineBreakClassEX = 13,
  LineBreakClassGL = 14,
  LineBreakClassH2 = 15,
  LineBreakClassH3 = 16,
  LineBreakClassHL = 17,
  LineBreakClassHY = 18,
  LineBreakClassID = 19,
  LineBreakClassIDPict = 20,
  LineBreakClassIN = 21,
  LineBreakClassIS = 22,
  LineBreakClassJL = 23,
  LineBreakClassJT = 24,
  LineBreakClassJV = 25,
  LineBreakClassLF = 26,
  LineBreakClassNL = 27,
  LineBreakClassNS = 28,
  LineBreakClassNU = 29,
  LineBreakClassOP = 30,
  LineBreakClassOPWide = 31,
  LineBreakClassPO = 32,
  LineBreakClassPR = 33,
  LineBreakClassQU = 34,
  LineBreakClassRI = 35,
  LineBreakClassSP = 36,
  LineBreakClassSY = 37,
  LineBreakClassWJ = 38,
  LineBreakClassZW = 39,
  LineBreakClassZWJ = 40,
};
typedef enum LineBreakClass LineBreakClass;

// Grapheme_Cluster_Break.
enum __attribute__((enum_extensibility(closed))) ClusterClass : uint8_t {
  ClusterClassOther = 0,
  ClusterClassCR = 1,
  ClusterClassLF = 2,
  ClusterClassControl = 3,
  ClusterClassExtend = 4,
  ClusterClassZWJ = 5,
  ClusterClassRegionalIndicator = 6,
  ClusterClassPrepend = 7,
  ClusterClassSpacingMark = 8,
  ClusterClassL = 9,
  ClusterClassV = 10,
  ClusterClassT = 11,
  ClusterClassLV = 12,
  ClusterClassLVT = 13,
};
typedef enum ClusterClass ClusterClass;

#define LINE_BREAK_CLASS_COUNT 41
#define UNICODE_PROPERTY_SHIFT 7

__attribute__((visibility("hidden"))) extern const uint8_t unicode_property_blocks[8704];
__attribute__((visibility("hidden"))) extern const uint8_t unicode_property_cells[26624];
__attribute__((visibility("hidden"))) extern const uint16_t unicode_property_records[59];

// The packed properties of a scalar. Bits 0...5: LineBreakClass; 6...9: ClusterClass;
// 10: Extended_Pictographic; 11: white space that hangs at the end of a line.
// `scalar` is at most 0x10FFFF.
static inline uint16_t unicode_properties(uint32_t scalar) {
  uint32_t block = unicode_property_blocks[scalar >> UNICODE_PROPERTY_SHIFT];
  uint32_t place = scalar & ((1u << UNICODE_PROPERTY_SHIFT) - 1);
  return unicode_property_records
      [unicode_property_cells[(block << UNICODE_PROPERTY_SHIFT) | place]];
}
