// SPDX-License-Identifier: Apache-2.0

import BenchLists
import UIKit

struct Letter: Sendable {
  let text: String

  static func sample(_ number: Int) -> Letter {
    var numbers = SampleNumbers(row: number, of: 16)
    return Letter(text: numbers.sentence(wordCount: 4 + numbers.next(below: 60)))
  }
}

private final class LetterCell: UITableViewCell {
  static let font = UIFont.systemFont(ofSize: 15)
  static let margin: CGFloat = 12
  let words = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    words.font = Self.font
    words.numberOfLines = 0
    words.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(words)
    NSLayoutConstraint.activate([
      words.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      words.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      words.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.margin),
      words.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -Self.margin),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A screen of letters with self-sizing cells; subclasses return heights.
private class LettersViewController: UITableViewController {
  private static let identifier = "letter"
  final let letters: [Letter]
  private let estimate: CGFloat

  init(rows rowCount: Int, estimate: CGFloat = 120) {
    letters = (0..<rowCount).map(Letter.sample)
    self.estimate = estimate
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = estimate
    tableView.register(LetterCell.self, forCellReuseIdentifier: Self.identifier)
  }

  /// Returns the height of a letter's row on a screen of a width, in whole half points.
  final func height(of letter: Letter, width: CGFloat) -> CGFloat {
    let room = CGSize(width: width - 32, height: .greatestFiniteMagnitude)
    let text = (letter.text as NSString)
      .boundingRect(
        with: room,
        options: .usesLineFragmentOrigin,
        attributes: [.font: LetterCell.font],
        context: nil
      )
    return max(44, (text.height * 2).rounded(.up) / 2 + 2 * LetterCell.margin)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    letters.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    (cell as? LetterCell)?.words.text = letters[indexPath.row].text
    return cell
  }
}

/// Measures all heights before the first row is shown.
private final class KnownHeightsViewController: LettersViewController {
  private var heights: [CGFloat] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    heights = letters.map { height(of: $0, width: 375) }
  }

  override func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat { heights[indexPath.row] }
}

/// The mistake: each text is measured by hand whenever the table asks.
private final class MeasuringViewController: LettersViewController {
  override func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat { height(of: letters[indexPath.row], width: tableView.bounds.width) }
}

@MainActor enum LetterScreens {
  static let measuring = ScreenBenchmark("height-measured") {
    Screen("cured") { KnownHeightsViewController(rows: $0) }
    Screen("self-sizing") { LettersViewController(rows: $0) }
    Screen("mistake") { MeasuringViewController(rows: $0) }
  }

  static let estimates = ScreenBenchmark("estimate-far-off") {
    Screen("cured") { LettersViewController(rows: $0) }
    Screen("mistake") { LettersViewController(rows: $0, estimate: 10) }
  }
}
