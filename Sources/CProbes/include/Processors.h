// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdint.h>

/// How many processors the calling thread may run on, up to `capacity`, the numbers of which go into
/// `numbers`; 0 where the system does not say.
int cprobes_allowed_processors(int32_t *numbers, int capacity);

/// Lets the calling thread, and what it starts from then on, run on these processors only; 0, or the
/// error number.
int cprobes_run_on_processors(const int32_t *numbers, int count);
