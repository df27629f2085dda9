// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import HeadlessUIKit

/// A content configuration that is not even equatable, with a view that counts what happens to it.
struct LabelConfiguration: UIContentConfiguration {
  var text: String
  /// Whether `updated(for:)` marks the text; not idempotent on purpose.
  var marksSelection = false

  func makeContentView() -> any UIView & UIContentView { LabelContentView(self) }

  func updated(for state: any UIConfigurationState) -> LabelConfiguration {
    guard marksSelection, let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.text += state.isSelected ? "+" : "-"
    return updated
  }
}

/// The same in another type, which the other's view does not support.
struct OtherConfiguration: UIContentConfiguration {
  var text: String

  func makeContentView() -> any UIView & UIContentView {
    LabelContentView(LabelConfiguration(text: text))
  }

  func updated(for state: any UIConfigurationState) -> OtherConfiguration { self }
}

/// A third type, which the view says that it supports.
struct SupportedConfiguration: UIContentConfiguration {
  var text: String

  func makeContentView() -> any UIView & UIContentView {
    LabelContentView(LabelConfiguration(text: text))
  }

  func updated(for state: any UIConfigurationState) -> SupportedConfiguration { self }
}

/// Shows the text of a configuration.
final class LabelContentView: UIView, UIContentView {
  let label = UILabel(frame: .zero)
  private(set) var setCount = 0
  private(set) var supportQuestions = 0

  var configuration: any UIContentConfiguration {
    didSet {
      setCount += 1
      show()
    }
  }

  init(_ configuration: LabelConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(label)
    show()
  }

  required init?(coder: NSCoder) { nil }

  func supports(_ configuration: any UIContentConfiguration) -> Bool {
    supportQuestions += 1
    return configuration is LabelConfiguration || configuration is SupportedConfiguration
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  private func show() {
    switch configuration {
    case let shown as LabelConfiguration: label.text = shown.text
    case let shown as SupportedConfiguration: label.text = shown.text
    default: break
    }
  }
}
