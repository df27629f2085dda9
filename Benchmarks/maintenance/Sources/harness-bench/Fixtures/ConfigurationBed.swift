// SPDX-License-Identifier: Apache-2.0

import BenchCases
import BenchCells
import BenchHarness
import Foundation
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
    let cell = design.cellClass(for: .configurationDiffing).unpooled()
    (cell as? ScenarioCell)?.fill(with: GeneratedRows(count: 1, seed: 1).row(at: 0))
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

/// A configuration with the fields of the suite's `news` cell: 40 bytes, more than fit an existential
/// without a box.
struct SampleConfiguration: UIContentConfiguration, Equatable {
  /// The picture.
  var image: UIImage?
  /// The first text.
  var title: String
  /// The second text.
  var source: String

  /// A value whose texts lie on the heap.
  @MainActor static func made() -> SampleConfiguration {
    SampleConfiguration(
      image: UIImage(systemName: "globe"),
      title: "Latin capital letter A with ring above and acute",
      source: "U+01FA, letter, uppercase, since 1.1"
    )
  }

  func makeContentView() -> any UIView & UIContentView {
    SampleContentView(self)
  }

  func updated(for state: any UIConfigurationState) -> SampleConfiguration {
    self
  }
}

/// A content view that casts, compares, and stops at an equal value.
final class SampleContentView: UIView, UIContentView {
  /// How often a value came that differed.
  private(set) var changeCount = 0
  private var current: SampleConfiguration

  var configuration: any UIContentConfiguration {
    get { current }
    set {
      guard let new = newValue as? SampleConfiguration, new != current else { return }
      current = new
      changeCount += 1
    }
  }

  /// Makes a view that shows a configuration.
  init(_ configuration: SampleConfiguration) {
    current = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    return nil
  }
}

/// Holds a boxed configuration on the heap, so that the box cannot be made on the stack.
final class BoxHolder {
  /// The box.
  var box: any UIContentConfiguration

  /// Boxes a value.
  init(_ value: SampleConfiguration) {
    box = value
  }
}
