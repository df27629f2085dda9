// SPDX-License-Identifier: Apache-2.0

extension Int {
  /// The number counted round within 0..<count, so that any number names something.
  func folded(_ count: Int) -> Int {
    let rest = self % count
    return rest < 0 ? rest + count : rest
  }
}
