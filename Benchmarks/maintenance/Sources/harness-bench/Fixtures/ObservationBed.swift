// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
@_spi(Headless) import HeadlessUIKit
import Observation

/// What a row of a bed shows, when nobody observes it.
private final class PlainNote {
  var title: String
  var detail = "detail"
  var isRead = false

  init(_ title: String) { self.title = title }
}

/// The same, observed.
@Observable private final class ObservedNote {
  var title: String
  var detail = "detail"
  var isRead = false

  init(_ title: String) { self.title = title }
}

/// A screen of 18 rows whose cells show three properties of a model, by a list content configuration.
///
/// Told, the data source fills the cell and the table is told which rows have changed. Followed, the cell's
/// update handler reads an observable model, and nobody tells anything.
@MainActor final class ObservationBed: NSObject, UITableViewDataSource {
  /// How cells come to know of a change.
  enum Way {
    /// `reconfigureRows(at:)`.
    case told
    /// `@Observable`.
    case followed
  }

  private static let rowCount = 1_000
  private static let changedCount = 5

  private let way: Way
  private let plain: [PlainNote]
  private let observed: [ObservedNote]
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
  private let renderer: FrameRenderer
  private let titles = ["milk", "bread", "butter", "salt", "a dozen eggs from the farm"]
  private let paths = (1...ObservationBed.changedCount).map { IndexPath(row: $0 * 3, section: 0) }
  private var turn = 0

  /// Shows the first rows.
  init(_ way: Way) {
    self.way = way
    plain = way == .told ? (0..<Self.rowCount).map { PlainNote("note \($0)") } : []
    observed = way == .followed ? (0..<Self.rowCount).map { ObservedNote("note \($0)") } : []
    renderer = FrameRenderer(root: table)
    super.init()
    table.rowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    table.dataSource = self
    renderer.renderFrame()
  }

  /// Renders frames in which nothing has changed.
  func rest(count: Int) {
    for _ in 0..<count { renderer.renderFrame() }
  }

  /// Changes the titles of five rows and renders the frame that shows them, again and again.
  func change(count: Int) {
    for _ in 0..<count {
      turn += 1
      let title = titles[turn % titles.count]
      switch way {
      case .told:
        for path in paths { plain[path.row].title = title }
        table.reconfigureRows(at: paths)
      case .followed:
        for path in paths { observed[path.row].title = title }
      }
      renderer.renderFrame()
    }
  }

  /// Scrolls to and fro by a row, so that each frame fills one recycled cell.
  func scroll(count: Int) {
    for _ in 0..<count {
      turn += 1
      table.contentOffset.y = CGFloat(turn % (Self.rowCount - 20)) * 44
      renderer.renderFrame()
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.rowCount
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    switch way {
    case .told:
      let note = plain[indexPath.row]
      Self.show(note.title, note.detail, isRead: note.isRead, in: cell)
    case .followed:
      let note = observed[indexPath.row]
      cell.configurationUpdateHandler = { cell, _ in
        Self.show(note.title, note.detail, isRead: note.isRead, in: cell)
      }
    }
    return cell
  }

  private static func show(
    _ title: String,
    _ detail: String,
    isRead: Bool,
    in cell: UITableViewCell
  ) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = title
    content.secondaryText = detail
    content.textProperties.color = isRead ? .secondaryLabel : .label
    cell.contentConfiguration = content
  }
}

/// Three properties of an observable model, read without a list.
@MainActor final class ReadingBed {
  private let note = ObservedNote("note")
  private let titles = ["milk", "bread"]

  /// Reads three properties.
  @inline(never)
  func read(count: Int) {
    for _ in 0..<count { look() }
  }

  /// Reads three properties, tracked; what is tracked piles up in the model until it changes.
  @inline(never)
  func readTrackedAndChange(count: Int) {
    for turn in 0..<count {
      withObservationTracking(look, onChange: {})
      note.title = titles[turn & 1]
    }
  }

  /// Tracks what reads nothing.
  @inline(never)
  func trackNothing(count: Int) {
    for _ in 0..<count { withObservationTracking({ BlackHole.consume(1) }, onChange: {}) }
  }

  private func look() {
    BlackHole.consume(note.title)
    BlackHole.consume(note.detail)
    BlackHole.consume(note.isRead)
  }
}
