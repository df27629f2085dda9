// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen of threads in sections, which does one thing wrong, or nothing.
final class ForumViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  enum Mistake: String, CaseIterable, Sendable {
    /// A recycled cell keeps its accessory.
    case cell
    /// A recycled header keeps its colour.
    case header
    /// A picture comes late, to a cell that has gone to another row.
    case latePicture = "late-picture"
    case noTable = "no-table"
    case noDataSource = "no-data-source"
    /// The table has twelve rows, whatever it is asked for.
    case fewRows = "few-rows"
    /// Rows go while the table is scrolled.
    case changingRows = "changing-rows"
  }

  private static let sectionLength = 10

  private let mistake: Mistake?
  private var rowCount: Int
  private let table = UITableView(frame: .zero, style: .plain)

  init(rows rowCount: Int, mistake: Mistake? = nil) {
    self.mistake = mistake
    self.rowCount = mistake == .fewRows ? 12 : rowCount
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard mistake != .noTable else { return }
    view.addSubview(table)
    table.register(ThreadCell.self, forCellReuseIdentifier: "thread")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.estimatedRowHeight = 60
    table.delegate = self
    if mistake != .noDataSource { table.dataSource = self }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.frame = view.bounds
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    (rowCount + Self.sectionLength - 1) / Self.sectionLength
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    min(Self.sectionLength, rowCount - section * Self.sectionLength)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let number = indexPath.section * Self.sectionLength + indexPath.row
    let cell = tableView.dequeueReusableCell(withIdentifier: "thread", for: indexPath)
    guard let cell = cell as? ThreadCell else { return cell }
    cell.title.text = String(repeating: "Thread \(number) ", count: 1 + number % 5)
    cell.number = number
    if number.isMultiple(of: 4) {
      cell.accessoryType = .checkmark
    } else if mistake != .cell {
      cell.accessoryType = .none
    }
    if mistake == .changingRows && number == 30 { dropRow() }
    cell.picture.image = nil
    let isChecked = mistake != .latePicture
    DispatchQueue.main.asyncAfter(deadline: .now() + (number % 2 == 0 ? 0.03 : 0.001)) {
      if isChecked && cell.number != number { return }
      cell.picture.image = UIImage(systemName: number.isMultiple(of: 2) ? "star.fill" : "bell")
    }
    return cell
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    header?.textLabel?.text = "Section \(section)"
    if section.isMultiple(of: 3) {
      header?.contentView.backgroundColor = .systemYellow
    } else if mistake != .header {
      header?.contentView.backgroundColor = nil
    }
    return header
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

  /// A row goes between two frames, as when a server says so.
  private func dropRow() {
    DispatchQueue.main.async {
      self.rowCount -= 1
      self.table.reloadData()
    }
  }
}

/// A cell with a title of as many lines as it takes, and a picture.
final class ThreadCell: UITableViewCell {
  let title = UILabel()
  let picture = UIImageView()
  var number = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.numberOfLines = 0
    for view in [title, picture] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      picture.widthAnchor.constraint(equalToConstant: 20),
      picture.heightAnchor.constraint(equalToConstant: 20),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -60),
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      contentView.bottomAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
