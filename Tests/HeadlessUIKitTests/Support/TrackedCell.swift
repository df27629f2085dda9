// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import HeadlessUIKit

/// A cell with one label that writes its life down.
class TrackedCell: UITableViewCell {
  let title = UILabel(frame: .zero)
  var life = CellLife()
  private(set) var givenStyle: CellStyle?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    givenStyle = style
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(title)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    life.note(.prepareForReuse)
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    life.note(.updateConfiguration)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = contentView.bounds
  }
}

/// What a cell may go through, and in which order (R4).
struct CellLife {
  enum Stage {
    case made
    case filled
    case shown
    case pooled
    case prepared
  }

  enum Event {
    case prepareForReuse
    case fill
    case updateConfiguration
    case willDisplay
    case didEndDisplaying
  }

  private(set) var stage = Stage.made
  private(set) var faults: [String] = []
  private(set) var counts: [Event: Int] = [:]
  private var isUpdated = false

  /// Takes an event down; one that may not happen now becomes a fault.
  mutating func note(_ event: Event) {
    counts[event, default: 0] += 1
    switch (stage, event) {
    case (.made, .fill), (.prepared, .fill): stage = .filled
    case (.shown, .fill): break
    case (.filled, .updateConfiguration), (.shown, .updateConfiguration): isUpdated = true
    case (.filled, .willDisplay):
      if !isUpdated { faults.append("displayed before its configuration was updated (R6)") }
      stage = .shown
    case (.shown, .didEndDisplaying): stage = .pooled
    case (.pooled, .prepareForReuse): stage = .prepared
    default: faults.append("\(event) while \(stage)")
    }
  }

  func count(_ event: Event) -> Int { counts[event] ?? 0 }
}

/// A data source of one row that holds its cell itself, as tables of fixed content do.
@MainActor final class OneCellSource: NSObject, UITableViewDataSource {
  private let cell: UITableViewCell

  init(_ cell: UITableViewCell) {
    self.cell = cell
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}

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
