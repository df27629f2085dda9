// SPDX-License-Identifier: Apache-2.0

/// How a view of a given aspect meets another size.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits.
  case fit
  /// As small as covers.
  case fill
}
