// SPDX-License-Identifier: Apache-2.0

/// Two lists of identifiers whose difference is asked for: a published workload, always the same.
///
/// W-A and W-B are those of DifferenceKit's benchmark, W-C and W-D those of ListKit's. The
/// identifiers of W-A and W-B are random there; here they come from a seed.
public struct DiffWorkload<Element: Hashable & Sendable>: Sendable {
  /// The name, as it stands in reports: the workload's letter and what tells it from its kind.
  public let identifier: String
  /// The list before the edit.
  public let old: [Element]
  /// The list after the edit.
  public let new: [Element]
}
