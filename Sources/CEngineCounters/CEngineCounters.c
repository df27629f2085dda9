// SPDX-License-Identifier: Apache-2.0

#include "CEngineCounters.h"

engine_counters_t engine_counters = {0};
bool engine_setter_comparison = true;
