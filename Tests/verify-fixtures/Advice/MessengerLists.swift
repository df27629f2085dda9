// SPDX-License-Identifier: Apache-2.0

import ReuseBench
import UIKit

/// A message with words that stand out.
struct Comment: Equatable, Sendable {
  var number: Int
  var author: String
  var text: String
  var avatar: Int

  static let samples: [Comment] = (0..<240)
    .map { number in
      Comment(
        number: number,
        author: ["Ada", "Grace", "Edsger", "Barbara", "Alan"][number % 5],
        text: String(repeating: "so it goes on and on ", count: 1 + number % 5) + "(\(number))",
        avatar: number % 6
      )
    }
}

/// Texts, pictures and files of a messenger.
@MainActor final class Messenger {
  static let shared = Messenger()

  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("verify-fixtures-\(ProcessInfo.processInfo.processIdentifier)")
  private var texts: [Int: NSAttributedString] = [:]
  private var pictures: [Int: UIImage] = [:]
  private var signatures: [Int: String] = [:]

  private init() {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for number in 0..<6 {
        try Data("signature of \(number)".utf8).write(to: file(number))
      }
    } catch {
      print("no signatures: \(error)")
    }
    atexit { MainActor.assumeIsolated { Messenger.shared.remove() } }
  }

  private func remove() {
    do {
      try FileManager.default.removeItem(at: folder)
    } catch {
      print("signatures are left in \(folder.path)")
    }
  }

  private func file(_ number: Int) -> URL { folder.appendingPathComponent("\(number).txt") }

  /// Builds a text with the author in bold.
  func styled(_ comment: Comment) -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineBreakMode = .byTruncatingTail
    let text = NSMutableAttributedString(
      string: comment.author + ": ",
      attributes: [.font: UIFont.boldSystemFont(ofSize: 15), .paragraphStyle: paragraph]
    )
    text.append(
      NSAttributedString(
        string: comment.text,
        attributes: [.font: UIFont.systemFont(ofSize: 15), .paragraphStyle: paragraph]
      )
    )
    return text
  }

  func keptText(_ comment: Comment) -> NSAttributedString {
    if let text = texts[comment.number] { return text }
    let text = styled(comment)
    texts[comment.number] = text
    return text
  }

  /// Draws the round picture of an author.
  func drawn(_ number: Int) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40))
      .image { _ in
        UIColor(hue: CGFloat(number) / 6, saturation: 0.6, brightness: 0.9, alpha: 1).setFill()
        UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).fill()
      }
  }

  func keptPicture(_ number: Int) -> UIImage {
    if let picture = pictures[number] { return picture }
    let picture = drawn(number)
    pictures[number] = picture
    return picture
  }

  func signature(_ number: Int) -> String {
    do {
      return String(decoding: try Data(contentsOf: file(number)), as: UTF8.self)
    } catch {
      return "none"
    }
  }

  func keptSignature(_ number: Int) -> String {
    if let text = signatures[number] { return text }
    let text = signature(number)
    signatures[number] = text
    return text
  }
}

final class CommentCell: UITableViewCell {
  private let line = UILabel()
  private let avatar = UIImageView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(line)
    contentView.addSubview(avatar)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    avatar.frame = CGRect(x: 12, y: 6, width: 40, height: 40)
    line.frame = CGRect(x: 64, y: 6, width: contentView.bounds.width - 76, height: 40)
  }

  func show(_ text: NSAttributedString, _ picture: UIImage?) {
    line.attributedText = text
    avatar.image = picture
  }

  func show(_ text: String, _ picture: UIImage?) {
    line.text = text
    avatar.image = picture
  }
}

@MainActor enum MessengerLists {
  static let all = [comments, avatars, signatures].map { $0.rowHeight(.fixed(52)) }

  private static let comments = ListBenchmark("comments", rows: Comment.samples) {
    Strategy("right", cell: CommentCell.self) { cell, comment in
      cell.show(Messenger.shared.keptText(comment), nil)
    }
    Strategy("wrong", cell: CommentCell.self) { cell, comment in
      cell.show(Messenger.shared.styled(comment), nil)
    }
  }

  private static let avatars = ListBenchmark("avatars", rows: Comment.samples) {
    Strategy("right", cell: CommentCell.self) { cell, comment in
      cell.show(comment.text, Messenger.shared.keptPicture(comment.avatar))
    }
    Strategy("wrong", cell: CommentCell.self) { cell, comment in
      cell.show(comment.text, Messenger.shared.drawn(comment.avatar))
    }
  }

  private static let signatures = ListBenchmark("signatures", rows: Comment.samples) {
    Strategy("right", cell: CommentCell.self) { cell, comment in
      cell.show(Messenger.shared.keptSignature(comment.avatar), nil)
    }
    Strategy("wrong", cell: CommentCell.self) { cell, comment in
      cell.show(Messenger.shared.signature(comment.avatar), nil)
    }
  }
}
