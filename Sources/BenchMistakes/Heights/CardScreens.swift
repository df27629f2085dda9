// SPDX-License-Identifier: Apache-2.0

import BenchLists
import UIKit

private final class CardCell: UITableViewCell {
  private let title = UILabel()
  private let picture = UIView()
  private lazy var pictureHeight = picture.heightAnchor.constraint(equalToConstant: 0)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .systemFont(ofSize: 17)
    picture.backgroundColor = .systemIndigo
    for view in [title, picture] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ])
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      title.heightAnchor.constraint(equalToConstant: 22),
      picture.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
      picture.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      pictureHeight,
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String, pictureHeight height: CGFloat) {
    title.text = text
    pictureHeight.constant = height
  }
}

private class CardsViewController: UITableViewController {
  private static let identifier = "card"
  private let titles: [String]

  init(rows rowCount: Int) {
    titles = (0..<rowCount)
      .map { row in
        var numbers = SampleNumbers(row: row, of: 17)
        return numbers.sentence(wordCount: 4)
      }
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.register(CardCell.self, forCellReuseIdentifier: Self.identifier)
  }

  final func pictureHeight(ofRow row: Int) -> CGFloat {
    var numbers = SampleNumbers(row: row, of: 18)
    return numbers.next(below: 3) == 0 ? 0 : 150 + CGFloat(10 * numbers.next(below: 10))
  }

  final override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  {
    titles.count
  }

  final override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    let row = indexPath.row
    (cell as? CardCell)?.show(titles[row], pictureHeight: pictureHeight(ofRow: row))
    return cell
  }
}

/// Estimates each row's height from its content.
private final class EstimatingViewController: CardsViewController {
  override func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { 46 + pictureHeight(ofRow: indexPath.row) }
}

@MainActor enum CardScreens {
  /// One estimate for rows of two kinds, so that the content grows while it is scrolled.
  static let jumping = ScreenBenchmark("content-size-jumps") {
    Screen("cured") { EstimatingViewController(rows: $0) }
    Screen("mistake") { CardsViewController(rows: $0) }
  }
}
