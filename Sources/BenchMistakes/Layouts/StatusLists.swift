// SPDX-License-Identifier: Apache-2.0

import BenchLists
import UIKit

struct Status: Sendable {
  let name: String
  let handle: String
  let text: String
  let replies: String
  let likes: String

  static func sample(_ number: Int) -> Status {
    var numbers = SampleNumbers(row: number, of: 11)
    let name = numbers.person()
    return Status(
      name: name,
      handle: "@" + numbers.choice(of: SampleWords.lastNames).lowercased(),
      text: numbers.sentence(wordCount: 5),
      replies: "\(numbers.next(below: 90)) replies",
      likes: "\(numbers.next(below: 900)) likes"
    )
  }
}

/// The views of a status; subclasses lay them out.
private class StatusCell: UITableViewCell {
  let portrait = UIView()
  let name = StatusCell.label(17, .label)
  let handle = StatusCell.label(15, .secondaryLabel)
  let words = StatusCell.label(15, .label)
  let replies = StatusCell.label(13, .secondaryLabel)
  let likes = StatusCell.label(13, .secondaryLabel)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    portrait.backgroundColor = .systemTeal
    arrange()
  }

  required init?(coder: NSCoder) { nil }

  func arrange() {}

  private static func label(_ size: CGFloat, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.textColor = color
    return label
  }

  final func show(_ status: Status) {
    name.text = status.name
    handle.text = status.handle
    words.text = status.text
    replies.text = status.replies
    likes.text = status.likes
    // Labels without constraints do not ask for layout themselves.
    setNeedsLayout()
  }
}

/// Lays its views out by frames.
private final class FlatStatusCell: StatusCell {
  override func arrange() {
    for view in [portrait, name, handle, words, replies, likes] { contentView.addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width
    portrait.frame = CGRect(x: 16, y: 10, width: 44, height: 44)
    place(name, handle, atTop: 10)
    let size = words.intrinsicContentSize
    words.frame = CGRect(x: 72, y: name.frame.maxY + 4, width: width - 88, height: size.height)
    place(replies, likes, atTop: words.frame.maxY + 4)
  }

  private func place(_ first: UILabel, _ second: UILabel, atTop top: CGFloat) {
    let (size, rest) = (first.intrinsicContentSize, second.intrinsicContentSize)
    let height = max(size.height, rest.height)
    first.frame = CGRect(x: 72, y: top, width: size.width, height: height)
    let left = first.frame.maxX + 8
    second.frame = CGRect(
      x: left,
      y: top,
      width: contentView.bounds.width - 16 - left,
      height: height
    )
  }
}

/// The mistake: rows in a column in a row, each of which lays out its views by constraints.
private final class StackedStatusCell: StatusCell {
  override func arrange() {
    for label in [name, replies] {
      label.setContentHuggingPriority(.required, for: .horizontal)
      label.setContentCompressionResistancePriority(.required, for: .horizontal)
    }
    let lines = stack(.vertical, 4, [stack(.horizontal, 8, [name, handle]), words, footer])
    let row = stack(.horizontal, 12, [portrait, lines])
    row.alignment = .top
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    NSLayoutConstraint.activate([
      portrait.widthAnchor.constraint(equalToConstant: 44),
      portrait.heightAnchor.constraint(equalToConstant: 44),
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
    ])
  }

  private var footer: UIStackView { stack(.horizontal, 8, [replies, likes]) }

  private func stack(
    _ axis: NSLayoutConstraint.Axis,
    _ spacing: CGFloat,
    _ views: [UIView]
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    return stack
  }
}

@MainActor enum StatusLists {
  private nonisolated static let statuses = (0..<500).map(Status.sample)

  static let stacks = ListBenchmark("nested-stacks", rowCount: 500, row: { statuses[$0] }) {
    Strategy("cured", cell: FlatStatusCell.self) { cell, status in cell.show(status) }
    Strategy("mistake", cell: StackedStatusCell.self) { cell, status in cell.show(status) }
  }
  .rowHeight(.fixed(84))
}
