// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdint.h>

/// How far counting a few instructions in hardware got.
typedef enum {
  CPROBES_TRIAL_COUNTED = 0,
  CPROBES_TRIAL_NOT_OPENED = 1,
  CPROBES_TRIAL_NOT_READ = 2,
} cprobes_trial_stage;

/// Counts the instructions of a short loop in hardware, to see whether that works here.
///
/// An error number stands in `*outcome` for the last two stages, else the count; an opened counter
/// that never got its turn on the hardware has counted 0.
cprobes_trial_stage cprobes_instruction_trial(int64_t *_Nonnull outcome);
