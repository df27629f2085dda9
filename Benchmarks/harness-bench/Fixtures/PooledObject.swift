// SPDX-License-Identifier: Apache-2.0

/// What the floors of the reuse pools hold in place of a cell.
final class PooledObject {
  /// The pool that the object goes back to.
  let pool: Int

  /// Makes an object of a pool.
  init(pool: Int) {
    self.pool = pool
  }
}
