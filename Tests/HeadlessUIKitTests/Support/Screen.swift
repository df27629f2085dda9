// SPDX-License-Identifier: Apache-2.0

import Foundation

@_spi(Headless) @testable import HeadlessUIKit

@MainActor final class Screen {
  enum Heights {
    case fixed(Double)
    /// The delegate says each height at load.
    case asked
    /// The delegate says each height when the row appears; until then it is taken for the estimate.
    case estimated(Double)
  }

  let window: UIWindow
  let table: UITableView
  let renderer: FrameRenderer
  let source: ModelSource

  /// Sets a table up; nothing is loaded before the first frame.
  init(
    _ model: ListModel,
    size: CGSize = CGSize(320, 440),
    style: UITableView.Style = .plain,
    heights: Heights = .fixed(44)
  ) {
    source = ModelSource(model)
    let frame = CGRect(origin: .zero, size: size)
    window = UIWindow(frame: frame)
    table = UITableView(frame: frame, style: style)
    if style != .plain { source.model.headerHeight = 38 }
    for kind in 0..<3 {
      table.register(TrackedCell.self, forCellReuseIdentifier: ModelSource.identifier(ofKind: kind))
    }
    switch heights {
    case .fixed(let height): table.rowHeight = height
    case .asked:
      table.estimatedRowHeight = 0
      source.decidesHeights = true
    case .estimated(let height):
      table.estimatedRowHeight = height
      source.model.estimate = height
      source.decidesHeights = true
    }
    window.addSubview(table)
    renderer = FrameRenderer(root: window)
    table.dataSource = source
    table.delegate = source
  }

  var viewport: ClosedRange<Double> {
    let top = Double(table.contentOffset.y)
    return top...top + Double(table.frame.height)
  }

  func render() { renderer.renderFrame() }

  func render(at offset: Double) {
    table.contentOffset = CGPoint(0, offset)
    renderer.renderFrame()
  }

  var visibleNumbers: [Int] { table.visibleCells.map { source.number(of: $0) ?? -1 } }

  var visibleTitles: [String] {
    table.visibleCells.map { ($0 as? TrackedCell)?.title.text ?? "no title" }
  }
}

@MainActor final class ModelSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var model: ListModel
  var decidesHeights = false
  /// Whether cells come from the table's pools.
  var reuses = true

  private(set) var cells: [TrackedCell] = []
  var asked: [IndexPath] = []
  var ended: [TrackedCell] = []
  var rowCountCalls = 0
  var heightCalls = 0
  var scrollCalls = 0
  var selectionCalls: [String] = []

  private var numbers: [ObjectIdentifier: Int] = [:]

  init(_ model: ListModel) {
    self.model = model
    super.init()
  }

  static func identifier(ofKind kind: Int) -> String {
    // One identifier is longer than the 15 bytes that a string holds without the heap.
    kind == 1 ? "kind 1, with a name beyond fifteen bytes" : "kind \(kind)"
  }

  func number(of cell: UITableViewCell) -> Int? { numbers[ObjectIdentifier(cell)] }

  var lifeFaults: [String] {
    cells.enumerated().flatMap { number, cell in cell.life.faults.map { "cell \(number): \($0)" } }
  }

  func numberOfSections(in tableView: UITableView) -> Int { model.sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCountCalls += 1
    return model.sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    model.sections[section].header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    model.sections[section].footer
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    model.measured.insert(indexPath)
    let row = model[indexPath]
    let made =
      reuses
      ? tableView.dequeueReusableCell(
        withIdentifier: Self.identifier(ofKind: row.kind),
        for: indexPath
      )
      // A row that is reconfigured keeps its cell.
      : tableView.cellForRow(at: indexPath) ?? TrackedCell(style: .default, reuseIdentifier: nil)
    guard let cell = made as? TrackedCell else { return made }
    if numbers[ObjectIdentifier(cell)] == nil {
      numbers[ObjectIdentifier(cell)] = cells.count
      cells.append(cell)
    }
    cell.life.note(.fill)
    cell.title.text = row.title
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollCalls += 1 }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heightCalls += 1
    return decidesHeights ? model[indexPath].height : UITableView.automaticDimension
  }

  func tableView(_: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    (cell as? TrackedCell)?.life.note(.willDisplay)
  }

  func tableView(_: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt _: IndexPath) {
    guard let cell = cell as? TrackedCell else { return }
    cell.life.note(.didEndDisplaying)
    ended.append(cell)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selectionCalls.append("select \(indexPath.section)/\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    selectionCalls.append("deselect \(indexPath.section)/\(indexPath.row)")
  }
}
