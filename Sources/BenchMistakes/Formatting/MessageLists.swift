// SPDX-License-Identifier: Apache-2.0

import BenchLists
import Foundation
import UIKit

struct ChatMessage: Sendable {
  let sender: String
  let text: String
  /// The text with the mentions in blue, made when the message came.
  let styled: AttributedText

  static func sample(_ number: Int) -> ChatMessage {
    var numbers = SampleNumbers(row: number, of: 3)
    let sender = numbers.person()
    var text = numbers.sentence(wordCount: 4)
    for _ in 0..<numbers.next(below: 3) {
      text +=
        " @" + numbers.choice(of: SampleWords.firstNames).lowercased() + " "
        + numbers.sentence(wordCount: 2)
    }
    return ChatMessage(
      sender: sender,
      text: text,
      styled: AttributedText(text: MentionFinder.styled(text, by: MentionFinder.shared))
    )
  }
}

/// A text that is never changed.
struct AttributedText: @unchecked Sendable {
  let text: NSAttributedString

  init(text: NSAttributedString) { self.text = NSAttributedString(attributedString: text) }
}

private enum MentionFinder {
  static let shared = make()

  static func make() -> NSRegularExpression {
    do {
      return try NSRegularExpression(pattern: "@[a-z]+\\b")
    } catch {
      preconditionFailure("The expression of mentions cannot be read: \(error)")
    }
  }

  static func styled(_ text: String, by finder: NSRegularExpression) -> NSAttributedString {
    let styled = NSMutableAttributedString(
      string: text,
      attributes: [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.label]
    )
    let all = NSRange(location: 0, length: styled.length)
    for match in finder.matches(in: text, range: all) {
      styled.addAttributes([.foregroundColor: UIColor.systemBlue], range: match.range)
    }
    return styled
  }
}

private final class MessageCell: ItemCell {
  func show(_ message: ChatMessage) {
    title.text = message.sender
    detail.attributedText = message.styled.text
  }

  /// The mistake: the text is made for one cell, though it is the same each time.
  func showStyling(_ message: ChatMessage) {
    title.text = message.sender
    detail.attributedText = MentionFinder.styled(message.text, by: MentionFinder.shared)
  }

  func showCount(_ message: ChatMessage) { showCount(message, MentionFinder.shared) }

  /// The mistake: an expression for one cell.
  func showCountByOwnExpression(_ message: ChatMessage) { showCount(message, MentionFinder.make()) }

  private func showCount(_ message: ChatMessage, _ finder: NSRegularExpression) {
    let all = NSRange(location: 0, length: (message.text as NSString).length)
    let count = finder.numberOfMatches(in: message.text, range: all)
    title.text = message.sender
    detail.text = message.text
    trailing.text = count == 0 ? nil : "\(count) mentioned"
  }
}

@MainActor enum MessageLists {
  private nonisolated static let messages = (0..<500).map(ChatMessage.sample)

  static let attributed = ListBenchmark("attributed-string", rowCount: 500, row: { messages[$0] }) {
    Strategy("cured", cell: MessageCell.self) { cell, message in cell.show(message) }
    Strategy("mistake", cell: MessageCell.self) { cell, message in cell.showStyling(message) }
  }
  .rowHeight(.fixed(ItemCell.rowHeight))

  static let expression = ListBenchmark(
    "regular-expression",
    rowCount: 500,
    row: { messages[$0] }
  ) {
    Strategy("cured", cell: MessageCell.self) { cell, message in cell.showCount(message) }
    Strategy("mistake", cell: MessageCell.self) { cell, message in
      cell.showCountByOwnExpression(message)
    }
  }
  .rowHeight(.fixed(ItemCell.rowHeight))
}
