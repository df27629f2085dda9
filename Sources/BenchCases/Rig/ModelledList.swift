// SPDX-License-Identifier: Apache-2.0

import BenchLists
@_spi(Headless) import HeadlessUIKit
public import UIKit

/// A list whose cells cost what a model says: so much to make, so much to fill, nothing else.
///
/// Figures of it are modelled and stand apart from measured ones.
@MainActor public final class ModelledList: NSObject, UITableViewDataSource {
  /// The table, of the viewport's size.
  public let table = UITableView(frame: Viewport.standard.frame, style: .plain)
  /// Who renders its frames.
  package let renderer: FrameRenderer
  /// The clock that the cells' cost goes to.
  package let clock = ModelledClock()

  private let window = UIWindow(frame: Viewport.standard.frame)
  private let rowCount: Int
  private let creationNanoseconds: Int64
  private let bindNanoseconds: Int64
  private static let identifier = "modelled"

  /// Makes a list of rows of a height.
  public init(
    rowCount: Int,
    rowHeight: Double = 44,
    creationMilliseconds: Double,
    bindMilliseconds: Double
  ) {
    self.rowCount = rowCount
    creationNanoseconds = Int64(creationMilliseconds * 1e6)
    bindNanoseconds = Int64(bindMilliseconds * 1e6)
    renderer = FrameRenderer(root: window, scale: Viewport.scale)
    super.init()
    table.rowHeight = CGFloat(rowHeight)
    table.register(ModelledCell.self, forCellReuseIdentifier: Self.identifier)
    table.dataSource = self
    window.addSubview(table)
  }

  /// Moves the content and renders one frame.
  public func render(atOffset offset: Double) {
    table.contentOffset = CGPoint(x: 0, y: offset)
    renderer.renderFrame()
  }

  /// What the cells on the screen show, from top to bottom.
  public var visibleTitles: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  /// Returns the number of rows.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCount
  }

  /// Returns a cell, and charges what it costs to make and fill it.
  public func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let (clock, creation) = (clock, creationNanoseconds)
    ModelledCell.charge = { clock.charge(nanoseconds: creation) }
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    ModelledCell.charge = nil
    cell.textLabel?.text = "row \(indexPath.row)"
    clock.charge(nanoseconds: bindNanoseconds)
    return cell
  }
}

/// A cell that charges its making to whoever dequeues it.
final class ModelledCell: UITableViewCell {
  /// What the making of a cell costs, while one is dequeued.
  static var charge: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.charge?()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// A clock that moves only by the cost that a model gives to work, and so alike on every machine.
@MainActor package final class ModelledClock: FrameClock {
  /// The time that all work has taken so far.
  package private(set) var nowNanoseconds: Int64 = 0

  /// Makes a clock at 0.
  package init() {}

  /// Lets some work take its time.
  package func charge(nanoseconds: Int64) {
    nowNanoseconds += nanoseconds
  }
}
