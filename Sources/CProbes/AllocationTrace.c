// SPDX-License-Identifier: Apache-2.0

#include "CProbes.h"

#if __has_include(<mcheck.h>)
#include <mcheck.h>

bool cprobes_allocation_trace_begin(void) {
  mtrace();
  return true;
}

void cprobes_allocation_trace_end(void) { muntrace(); }

#else

bool cprobes_allocation_trace_begin(void) { return false; }

void cprobes_allocation_trace_end(void) {}

#endif
