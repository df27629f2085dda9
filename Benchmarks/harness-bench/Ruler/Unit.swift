// SPDX-License-Identifier: Apache-2.0

/// What the values of a figure count.
enum Unit {
  case nanoseconds
  case bytes
  case ratio
  case count
}
