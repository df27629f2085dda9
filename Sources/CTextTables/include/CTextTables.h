// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "InterAdvances.h"
#include "UnicodeDirections.h"
#include "UnicodeProperties.h"
