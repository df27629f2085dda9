// SPDX-License-Identifier: Apache-2.0

extension Tableau {
  /// One distinct priority below required, and how many constraints have it.
  struct Level: BitwiseCopyable {
    var priority: Double
    var constraintCount: Int32
  }
}
