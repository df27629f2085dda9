// SPDX-License-Identifier: Apache-2.0

import CTextTables

/// Tells whether a place that UAX #14 permits is a boundary between grapheme clusters too.
///
/// Cheaper than `ClusterBreaker`: no break is permitted behind a joiner (LB8a), so emoji sequences
/// need no memory here.
///
/// A new value stands behind any scalar that nothing but marks can join, or at the start of a line.
struct ClusterPair {
  private var last = ClusterClass.other.rawValue
  private var hasUnpairedIndicator = false

  /// Moves past a scalar; false if the permitted place before it is within a cluster.
  @inline(__always)
  mutating func step(over properties: ScalarProperties) -> Bool {
    let next = properties.clusterClass
    let isIndicator = next == ClusterClass.regionalIndicator.rawValue
    let isBoundary =
      ClusterBreaker.isBoundary(last, next) && !(isIndicator && hasUnpairedIndicator)
    hasUnpairedIndicator = isIndicator && !hasUnpairedIndicator
    last = next
    return isBoundary
  }
}
