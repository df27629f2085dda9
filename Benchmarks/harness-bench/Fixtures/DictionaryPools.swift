// SPDX-License-Identifier: Apache-2.0

/// The reuse pools of a straightforward table: an array of objects for each identifier.
final class DictionaryPools {
  /// The pools.
  var pools: [String: [PooledObject]] = [:]

  /// Makes a pool of so many objects for each identifier.
  init(_ identifiers: [String], depth: Int) {
    for identifier in identifiers {
      pools[identifier] = (0..<depth).map { _ in PooledObject(pool: 0) }
    }
  }

  /// Hands the pools out for a batch, so that they are a local value there and nowhere copied.
  func take() -> [String: [PooledObject]] {
    defer { pools = [:] }
    return pools
  }
}
