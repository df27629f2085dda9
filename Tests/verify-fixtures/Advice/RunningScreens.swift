// SPDX-License-Identifier: Apache-2.0

import ReuseBench
import UIKit

/// Mistake: the whole table is reloaded whenever it was scrolled, for a label in the title.
final class TickerViewController: LibraryViewController {
  private var tick = 0

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      self.tick += 1
      self.title = "\(self.tick)"
      self.tableView.reloadData()
    }
  }
}

/// The title alone changes.
final class TitleViewController: LibraryViewController {
  private var tick = 0

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      self.tick += 1
      self.title = "\(self.tick)"
    }
  }
}

/// Paragraphs of many lengths, whose heights are kept.
class ReaderViewController: LibraryViewController {
  private var heights: [Int: CGFloat] = [:]
  final let sizing = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    sizing.numberOfLines = 0
    sizing.font = .systemFont(ofSize: 16)
  }

  final func text(_ row: Int) -> String {
    books[row].title + String(repeating: " and a few words more", count: row % 9)
  }

  final func measured(_ row: Int) -> CGFloat {
    sizing.text = text(row)
    return sizing.sizeThatFits(CGSize(width: 343, height: CGFloat.greatestFiniteMagnitude)).height
      + 16
  }

  override func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    if let height = heights[indexPath.row] { return height }
    let height = measured(indexPath.row)
    heights[indexPath.row] = height
    return height
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.font = .systemFont(ofSize: 16)
    cell.textLabel?.text = text(indexPath.row)
    return cell
  }
}

/// Mistake: measures with each question.
final class MeasuringReaderViewController: ReaderViewController {
  override func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat { measured(indexPath.row) }
}

/// Books that are lent: one row changes.
class LoansViewController: LibraryViewController {
  final func lend(_ row: Int) {
    books[row].loans += 1
    show(row)
  }

  func show(_ row: Int) { tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)]) }
}

/// Mistake: the section is reloaded for a row of it.
final class ReloadingLoansViewController: LoansViewController {
  override func show(_ row: Int) { tableView.reloadSections(IndexSet(integer: 0), with: .none) }
}

/// The books by their places, in a snapshot.
class SnapshotLoansViewController: LoansViewController {
  private lazy var source = UITableViewDiffableDataSource<Int, Int>(tableView: tableView) {
    [weak self] _, path, row in
    guard let self else { return nil }
    return self.cell(self.books[row], at: path)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(books.indices))
    source.apply(snapshot, animatingDifferences: false)
  }

  override func show(_ row: Int) {
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([row])
    source.apply(snapshot, animatingDifferences: false)
  }
}

/// Mistake: the books themselves are the identifiers.
final class BookSnapshotViewController: LoansViewController {
  private lazy var source = UITableViewDiffableDataSource<Int, Book>(tableView: tableView) {
    [weak self] _, path, book in self?.cell(book, at: path)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    apply()
  }

  private func apply() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Book>()
    snapshot.appendSections([0])
    snapshot.appendItems(books)
    source.apply(snapshot, animatingDifferences: false)
  }

  override func show(_ row: Int) { apply() }
}

@MainActor enum RunningScreens {
  static let all = [ticker, reader, loans]

  private static let ticker = ScreenBenchmark("ticker") {
    Screen("right") { TitleViewController($0) }
    Screen("wrong") { TickerViewController($0) }
  }

  private static let reader = ScreenBenchmark("reader") {
    Screen("right") { ReaderViewController($0) }
    Screen("wrong") { MeasuringReaderViewController($0) }
  }

  private static let loans = ScreenBenchmark("loans") {
    Screen("right") {
      LoansViewController($0)
    } change: {
      $0.lend($1)
    }
    Screen("by-snapshot") {
      SnapshotLoansViewController($0)
    } change: {
      $0.lend($1)
    }
    Screen("section") {
      ReloadingLoansViewController($0)
    } change: {
      $0.lend($1)
    }
    Screen("books") {
      BookSnapshotViewController($0)
    } change: {
      $0.lend($1)
    }
  }
}
