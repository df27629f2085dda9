// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdint.h>

/// Sleeps until a moment of the monotonic clock, in nanoseconds; 0, or the error number.
///
/// A moment that has passed returns at once. EINTR says that a signal came first.
int cprobes_sleep_until_monotonic(int64_t nanoseconds);
