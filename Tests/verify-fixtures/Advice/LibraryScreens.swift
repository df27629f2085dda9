// SPDX-License-Identifier: Apache-2.0

import ReuseBench
import UIKit

struct Book: Hashable, Sendable {
  var title: String
  var author: String
  var shelf: Int
  var isLent: Bool
  var loans: Int

  static func samples(_ count: Int) -> [Book] {
    (0..<count)
      .map { number in
        Book(
          title: "Volume \((number * 7_919) % max(count, 1)) of \(count)",
          author: ["Woolf", "Borges", "Lem", "Sebald"][number % 4],
          shelf: number / 20,
          isLent: number % 5 == 0,
          loans: number % 13
        )
      }
  }
}

/// What the screens of a library share: a table, and a cell of the system's.
class LibraryViewController: UITableViewController {
  final var books: [Book]

  init(_ count: Int) {
    books = Book.samples(count)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 50
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
  }

  final func cell(_ book: Book, at path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: path)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = book.title
    content.secondaryText = "\(book.author), lent \(book.loans) times"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    books.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cell(books[indexPath.row], at: indexPath)
  }
}

/// Sorted when they come.
final class CatalogueViewController: LibraryViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    books.sort { $0.title < $1.title }
  }
}

/// Mistake: sorts before it asks for a cell, for each row.
final class ResortingViewController: LibraryViewController {
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let shown = books.sorted { ($0.title, $0.author) < ($1.title, $1.author) }
    return cell(shown[indexPath.row], at: indexPath)
  }
}

/// Shelves as sections, grouped when the books come.
class ShelvesViewController: LibraryViewController {
  private lazy var kept = grouped

  final var grouped: [[Book]] {
    Dictionary(grouping: books, by: \.shelf).sorted { $0.key < $1.key }.map(\.value)
  }

  var shelves: [[Book]] { kept }

  override func numberOfSections(in tableView: UITableView) -> Int { shelves.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shelves[section].count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    cell(shelves[indexPath.section][indexPath.row], at: indexPath)
  }
}

/// Mistake: groups whenever it is asked.
final class RegroupingViewController: ShelvesViewController {
  override var shelves: [[Book]] { grouped }
}

/// Mistake: never asks the table for a cell that was used before.
final class UnpooledViewController: LibraryViewController {
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = books[indexPath.row].title
    return cell
  }
}

/// Mistake: names each cell after its book.
final class NamedViewController: LibraryViewController {
  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let book = books[indexPath.row]
    let cell =
      tableView.dequeueReusableCell(withIdentifier: book.title)
      ?? UITableViewCell(style: .default, reuseIdentifier: book.title)
    cell.textLabel?.text = book.title
    return cell
  }
}

/// Five kinds of rows, each with an identifier of its own.
final class KindsViewController: LibraryViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for kind in 0..<5 {
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "kind-\(kind)")
    }
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let kind = indexPath.row * 7 % 5
    let cell = tableView.dequeueReusableCell(withIdentifier: "kind-\(kind)", for: indexPath)
    cell.textLabel?.text = books[indexPath.row].title
    cell.accessoryType = kind == 0 ? .checkmark : .none
    return cell
  }
}

@MainActor enum LibraryScreens {
  static let all = [catalogue, shelves, identifiers]

  private static let catalogue = ScreenBenchmark("catalogue") {
    Screen("right") { CatalogueViewController($0) }
    Screen("wrong") { ResortingViewController($0) }
  }
  .showsDifferently()

  private static let shelves = ScreenBenchmark("shelves") {
    Screen("right") { ShelvesViewController($0) }
    Screen("wrong") { RegroupingViewController($0) }
  }

  private static let identifiers = ScreenBenchmark("identifiers") {
    Screen("right") { KindsViewController($0) }
    Screen("unpooled") { UnpooledViewController($0) }
    Screen("named") { NamedViewController($0) }
  }
  .showsDifferently()
}
