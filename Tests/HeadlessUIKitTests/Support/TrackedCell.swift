// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import HeadlessUIKit

/// A cell with one label that writes its life down.
class TrackedCell: UITableViewCell {
  let title = UILabel(frame: .zero)
  var life = CellLife()
  /// The style that the table asked for.
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
  /// Where a cell is in its life.
  enum Stage {
    case made
    case filled
    case shown
    case pooled
    case prepared
  }

  /// What happens to a cell.
  enum Event {
    case prepareForReuse
    case fill
    case updateConfiguration
    case willDisplay
    case didEndDisplaying
  }

  private(set) var stage = Stage.made
  private(set) var faults: [String] = []
  /// How often each event happened.
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

  /// Shows a cell.
  init(_ cell: UITableViewCell) {
    self.cell = cell
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
}
