// SPDX-License-Identifier: Apache-2.0

import UIKit

/// `configuration-diffing`: the same value; its content view writes what has changed.
struct SubtitleDiffingConfiguration: UIContentConfiguration {
  var fields: SubtitleFields

  func makeContentView() -> any UIView & UIContentView {
    SubtitleDiffingContentView(configuration: self)
  }

  func updated(for state: any UIConfigurationState) -> SubtitleDiffingConfiguration {
    self
  }
}
