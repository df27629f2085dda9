// SPDX-License-Identifier: Apache-2.0

import BenchLists
import UIKit

struct Reminder: Sendable {
  let title: String
  let note: String?

  static func sample(_ number: Int) -> Reminder {
    var numbers = SampleNumbers(row: number, of: 10)
    let title = numbers.sentence(wordCount: 4)
    return Reminder(
      title: title,
      note: numbers.next(below: 2) == 0 ? nil : numbers.sentence(wordCount: 5)
    )
  }
}

private final class ReminderCell: UITableViewCell {
  private let title = UILabel()
  private let note = UILabel()
  private var current: [NSLayoutConstraint] = []
  private lazy var alone = constraints(withNote: false)
  private lazy var above = constraints(withNote: true)
  private var hasNote: Bool?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .systemFont(ofSize: 17)
    note.font = .systemFont(ofSize: 13)
    note.textColor = .secondaryLabel
    for label in [title, note] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    NSLayoutConstraint.activate(
      [title, note]
        .flatMap { label in
          [
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
          ]
        }
    )
  }

  required init?(coder: NSCoder) { nil }

  private func constraints(withNote: Bool) -> [NSLayoutConstraint] {
    guard withNote else {
      return [
        title.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        note.topAnchor.constraint(equalTo: title.bottomAnchor),
      ]
    }
    return [
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
    ]
  }

  private func showTexts(_ reminder: Reminder) {
    title.text = reminder.title
    note.text = reminder.note
    note.isHidden = reminder.note == nil
  }

  /// Switches between two sets of constraints when needed; each was made once.
  func show(_ reminder: Reminder) {
    showTexts(reminder)
    let hasNote = reminder.note != nil
    guard hasNote != self.hasNote else { return }
    self.hasNote = hasNote
    NSLayoutConstraint.deactivate(hasNote ? alone : above)
    NSLayoutConstraint.activate(hasNote ? above : alone)
  }

  /// The mistake: the constraints of the row before are removed, and new ones made.
  func showRemaking(_ reminder: Reminder) {
    showTexts(reminder)
    NSLayoutConstraint.deactivate(current)
    current = constraints(withNote: reminder.note != nil)
    NSLayoutConstraint.activate(current)
  }

  /// The mistake: the cell is laid out at once, before it has the size of its row, and again in the frame.
  func showLayingOut(_ reminder: Reminder) {
    show(reminder)
    setNeedsLayout()
    layoutIfNeeded()
  }
}

@MainActor enum ReminderLists {
  private nonisolated static let reminders = (0..<500).map(Reminder.sample)

  static let constraints = ListBenchmark(
    "constraints-remade",
    rowCount: 500,
    row: { reminders[$0] }
  ) {
    Strategy("cured", cell: ReminderCell.self) { cell, reminder in cell.show(reminder) }
    Strategy("mistake", cell: ReminderCell.self) { cell, reminder in cell.showRemaking(reminder) }
  }
  .rowHeight(.fixed(ItemCell.rowHeight))

  static let layout = ListBenchmark("layout-in-fill", rowCount: 500, row: { reminders[$0] }) {
    Strategy("cured", cell: ReminderCell.self) { cell, reminder in cell.show(reminder) }
    Strategy("mistake", cell: ReminderCell.self) { cell, reminder in cell.showLayingOut(reminder) }
  }
  .rowHeight(.fixed(ItemCell.rowHeight))
}
