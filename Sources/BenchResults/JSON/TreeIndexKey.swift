// SPDX-License-Identifier: Apache-2.0

/// The position of an array element, as a step of a coding path.
struct TreeIndexKey: CodingKey {
  let index: Int

  init(index: Int) {
    self.index = index
  }

  init(intValue: Int) {
    self.init(index: intValue)
  }

  init?(stringValue: String) {
    guard let index = Int(stringValue) else { return nil }
    self.init(index: index)
  }

  var intValue: Int? { index }
  var stringValue: String { "\(index)" }
}
