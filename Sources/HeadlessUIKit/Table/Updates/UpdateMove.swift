// SPDX-License-Identifier: Apache-2.0

/// A row or section that keeps what it holds and changes its place.
struct UpdateMove<Place: Hashable> {
  /// Its place before the updates.
  let from: Place
  /// Its place after all updates.
  let to: Place
}
