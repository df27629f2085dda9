// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import UIKit

/// A message of an inbox.
struct Message: Equatable, Sendable {
  var subject: String
  var sender: String
  var isUnread: Bool

  /// Messages as a server might send them.
  static let samples: [Message] = (0..<500)
    .map { number in
      Message(
        subject: "\(topics[number % topics.count]) \(number)",
        sender: senders[number % senders.count],
        isUnread: number % 3 == 0
      )
    }

  private static let topics = [
    "Invoice", "Minutes of the meeting", "Lunch?", "Your order", "Re: plan",
  ]
  private static let senders = ["Ada", "Grace Hopper", "Alan M. Turing", "Barbara"]
}

/// What a cell of the inbox shows: a subject, a sender, and a dot for what is unread.
final class InboxView: UIView {
  let subject = UILabel()
  let sender = UILabel()
  let dot = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    subject.font = .systemFont(ofSize: 17)
    sender.font = .systemFont(ofSize: 13)
    sender.textColor = .secondaryLabel
    dot.backgroundColor = .systemBlue
    for view in [subject, sender, dot] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ message: Message) {
    subject.text = message.subject
    sender.text = message.sender
    dot.isHidden = !message.isUnread
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dot.frame = CGRect(x: 10, y: 28, width: 8, height: 8)
    subject.frame = CGRect(x: 28, y: 10, width: bounds.width - 44, height: 22)
    sender.frame = CGRect(x: 28, y: 34, width: bounds.width - 44, height: 18)
  }
}

/// A cell that is told what to show.
final class InboxCell: UITableViewCell {
  private let view = InboxView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    view.frame = contentView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(view)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ message: Message) { view.show(message) }
}

/// The same as a value, from which the cell's content view is made and filled.
struct InboxConfiguration: UIContentConfiguration {
  var message: Message

  func makeContentView() -> any UIView & UIContentView { InboxContentView(self) }
  func updated(for state: any UIConfigurationState) -> InboxConfiguration { self }
}

/// The content view of an ``InboxConfiguration``.
final class InboxContentView: UIView, UIContentView {
  private let view = InboxView()
  var configuration: any UIContentConfiguration {
    didSet { apply() }
  }

  init(_ configuration: InboxConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    apply()
  }

  required init?(coder: NSCoder) { nil }

  private func apply() {
    if let configuration = configuration as? InboxConfiguration { view.show(configuration.message) }
  }
}

/// The same as a declarative view, for a hosting configuration.
struct MessageRow: View {
  let message: Message

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(message.subject).font(.system(size: 17))
        Text(message.sender).font(.system(size: 13)).foregroundStyle(.secondary)
      }
      Spacer()
      if message.isUnread { Circle().fill(.blue).frame(width: 8, height: 8) }
    }
  }
}
