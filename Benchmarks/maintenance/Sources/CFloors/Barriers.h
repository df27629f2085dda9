// SPDX-License-Identifier: Apache-2.0
#pragma once

// What the compiler takes for a use of a value, or for a change of all memory; neither runs anything.
#define USE(VALUE) __asm__ volatile("" : : "r"(VALUE))
#define MEMORY_MAY_CHANGE() __asm__ volatile("" : : : "memory")
