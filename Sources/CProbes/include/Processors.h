// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdint.h>

/// How many processors this process may run on, numbers of which go into `numbers`, up to `capacity`;
/// 0 where the system does not say.
int cprobes_allowed_processors(int32_t *numbers, int capacity);

/// Lets a process run on one processor only, with threads that it starts later; 0, or the error number.
int cprobes_keep_on_processor(int32_t process, int32_t number);
