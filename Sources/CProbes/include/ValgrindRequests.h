// SPDX-License-Identifier: Apache-2.0
//
// Requests to Callgrind, by the sequence of instructions that Valgrind knows and a processor passes
// over. Outside of Valgrind each costs a few instructions and does nothing.

#pragma once

#include <stdbool.h>

/// Whether this process runs under Valgrind.
bool cprobes_runs_under_valgrind(void);

/// Begins to translate with counting; before, the program runs faster and uncounted.
void cprobes_callgrind_start(void);

/// Ends to translate with counting.
void cprobes_callgrind_stop(void);

/// Turns the collection of counts on or off.
void cprobes_callgrind_toggle(void);

/// Writes what was collected since the last dump, under a label, and starts again from zero.
void cprobes_callgrind_dump(const char *label);
