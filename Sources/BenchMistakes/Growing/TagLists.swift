// SPDX-License-Identifier: Apache-2.0

import BenchLists
import UIKit

struct TaggedArticle: Sendable {
  let title: String
  let tags: [String]

  static func sample(_ number: Int) -> TaggedArticle {
    var numbers = SampleNumbers(row: number, of: 13)
    let title = numbers.sentence(wordCount: 4)
    let count = 1 + numbers.next(below: 4)
    return TaggedArticle(
      title: title,
      tags: (0..<count).map { _ in numbers.choice(of: SampleWords.words) }
    )
  }
}

private final class TagCell: UITableViewCell {
  private static let tagWidth: CGFloat = 80
  private let title = UILabel()
  private var tagLabels: [UILabel] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .systemFont(ofSize: 17)
    contentView.addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 16, y: 8, width: contentView.bounds.width - 32, height: 22)
    for (number, label) in tagLabels.enumerated() {
      let left = 16 + CGFloat(number) * (Self.tagWidth + 6)
      label.frame = CGRect(x: left, y: 34, width: Self.tagWidth, height: 18)
    }
  }

  private func addLabel() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 12)
    label.textAlignment = .center
    label.textColor = .systemBlue
    label.backgroundColor = .secondarySystemBackground
    tagLabels.append(label)
    contentView.addSubview(label)
    setNeedsLayout()
  }

  /// Keeps the labels of earlier rows, and hides those that this one does not need.
  func show(_ article: TaggedArticle) {
    title.text = article.title
    while tagLabels.count < article.tags.count { addLabel() }
    for (number, label) in tagLabels.enumerated() {
      label.isHidden = number >= article.tags.count
      if number < article.tags.count { label.text = article.tags[number] }
    }
  }

  /// The mistake: the labels of the row before are removed, and new ones made.
  func showRebuilding(_ article: TaggedArticle) {
    title.text = article.title
    for label in tagLabels { label.removeFromSuperview() }
    tagLabels = []
    for tag in article.tags {
      addLabel()
      tagLabels.last?.text = tag
    }
  }
}

@MainActor enum TagLists {
  private nonisolated static let articles = (0..<500).map(TaggedArticle.sample)

  static let rebuilt = ListBenchmark("subviews-rebuilt", rowCount: 500, row: { articles[$0] }) {
    Strategy("cured", cell: TagCell.self) { cell, article in cell.show(article) }
    Strategy("mistake", cell: TagCell.self) { cell, article in cell.showRebuilding(article) }
  }
  .rowHeight(.fixed(ItemCell.rowHeight))
}
