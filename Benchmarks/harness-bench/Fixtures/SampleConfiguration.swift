// SPDX-License-Identifier: Apache-2.0

import HeadlessUIKit

/// A configuration with the fields of the suite's `news` cell: 40 bytes, more than fit an existential
/// without a box.
struct SampleConfiguration: UIContentConfiguration, Equatable {
  /// The picture.
  var image: UIImage?
  /// The first text.
  var title: String
  /// The second text.
  var source: String

  /// A value whose texts lie on the heap.
  @MainActor static func made() -> SampleConfiguration {
    SampleConfiguration(
      image: UIImage(systemName: "globe"),
      title: "Latin capital letter A with ring above and acute",
      source: "U+01FA, letter, uppercase, since 1.1"
    )
  }

  func makeContentView() -> any UIView & UIContentView {
    SampleContentView(self)
  }

  func updated(for state: any UIConfigurationState) -> SampleConfiguration {
    self
  }
}
