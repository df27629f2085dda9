// SPDX-License-Identifier: Apache-2.0
#include "CProbes.h"
