// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchCells
import BenchHarness
import HeadlessUIKit

/// A cell with a configuration, its content view, and the same configuration boxed once.
@MainActor final class ConfigurationBed {
  /// The cell.
  let cell: UITableViewCell
  /// The view that the configuration made.
  let view: any UIView & UIContentView
  /// The configuration in the box that the cell holds.
  let boxed: any UIContentConfiguration

  /// Takes a cell that has been given a configuration.
  private init(_ cell: UITableViewCell) {
    guard let boxed = cell.contentConfiguration,
      let view = cell.contentView as? any UIView & UIContentView
    else { preconditionFailure("The cell of a bed shows a configuration.") }
    self.cell = cell
    self.view = view
    self.boxed = boxed
  }

  /// A cell that shows the sample configuration.
  static func sample() -> ConfigurationBed {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = SampleConfiguration.made()
    return ConfigurationBed(cell)
  }

  /// A cell of the suite, filled by `configuration-diffing`.
  static func cell(of design: CellDesign) -> ConfigurationBed {
    let cell = design.cellClass(for: .configurationDiffing).init(unpooled: ())
    cell.fill(with: GeneratedRows(count: 1, seed: 1).row(at: 0))
    return ConfigurationBed(cell)
  }

  /// Gives the view the value that it shows, in the box that is there.
  func setBoxed(count: Int) {
    for _ in 0..<count { view.configuration = boxed }
  }

  /// Gives the cell a value that needs a box each time.
  func setValue(_ value: SampleConfiguration, count: Int) {
    for _ in 0..<count { cell.contentConfiguration = value }
  }

  /// Boxes a value and lets go of the box before it; nothing else sees the box.
  static func box(_ value: SampleConfiguration, count: Int) {
    let holder = BoxHolder(value)
    for _ in 0..<count {
      holder.box = value
      BlackHole.consume(ObjectIdentifier(holder))
    }
  }
}
