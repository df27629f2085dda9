// SPDX-License-Identifier: Apache-2.0

import BenchLists
@_spi(Headless) import HeadlessUIKit
public import UIKit

/// A list whose cells cost what a model says to make and to fill, and nothing else.
///
/// Modelled figures are kept apart from measured ones.
@MainActor public final class ModelledList: NSObject, UITableViewDataSource {
  public let table = UITableView(frame: Viewport.standard.frame, style: .plain)
  package let renderer: FrameRenderer
  /// The clock that cells charge.
  package let clock = ModelledClock()

  private let window = UIWindow(frame: Viewport.standard.frame)
  private let rowCount: Int
  private let creationNanoseconds: Int64
  private let bindNanoseconds: Int64
  private static let identifier = "modelled"

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

  public func render(atOffset offset: Double) {
    table.contentOffset = CGPoint(x: 0, y: offset)
    renderer.renderFrame()
  }

  public var visibleTitles: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCount
  }

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

final class ModelledCell: UITableViewCell {
  /// Charges the creation of a cell, while one is dequeued.
  static var charge: (() -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.charge?()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// A clock that advances only by modelled costs, so that it is the same on every machine.
@MainActor package final class ModelledClock: FrameClock {
  package private(set) var nowNanoseconds: Int64 = 0

  package init() {}

  package func charge(nanoseconds: Int64) { nowNanoseconds += nanoseconds }
}
