// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
@_spi(Headless) import HeadlessUIKit

/// A table that cells are dequeued from and given back to, without a frame around it.
@MainActor final class ReuseBed {
  /// The table.
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 812), style: .plain)

  /// The cells in a pool of a table that has just scrolled by eight rows.
  static let usualDepth = 8

  /// Registers a plain cell for each identifier and leaves so many cells in each pool.
  init(_ identifiers: [String], depth: Int = usualDepth) {
    for identifier in identifiers {
      table.register(UITableViewCell.self, forCellReuseIdentifier: identifier)
      let cells = (0..<depth)
        .compactMap { _ in
          table.dequeueReusableCell(withIdentifier: identifier)
        }
      for cell in cells { table.recycle(cell) }
    }
  }

  /// Dequeues a cell and gives it back.
  @inline(__always)
  func pair(_ identifier: String) {
    guard let cell = table.dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("Every identifier of the bed is registered, found \"\(identifier)\".")
    }
    table.recycle(cell)
  }

  /// A batch that goes round identifiers which stand in an array.
  ///
  /// - Precondition: The number of identifiers is a power of two.
  static func cycle(_ identifiers: [String], depth: Int = usualDepth) -> Batch {
    precondition(identifiers.count.nonzeroBitCount == 1, "A cycle has 2ⁿ identifiers.")
    let bed = ReuseBed(identifiers, depth: depth)
    let mask = identifiers.count - 1
    return .loop { count in
      for index in 0..<count { bed.pair(identifiers[index & mask]) }
    }
  }
}

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

/// What the floors of the reuse pools hold in place of a cell.
final class PooledObject {
  /// The pool that the object goes back to.
  let pool: Int

  /// Makes an object of a pool.
  init(pool: Int) {
    self.pool = pool
  }
}
