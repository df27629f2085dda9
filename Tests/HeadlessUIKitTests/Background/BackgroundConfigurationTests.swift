// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Background configurations: properties, states, and the classic background that they exclude.
@Suite("Background configurations") @MainActor struct BackgroundConfigurationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
  private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  private let renderer: FrameRenderer

  init() {
    cell.frame = window.bounds
    window.addSubview(cell)
    renderer = FrameRenderer(root: window)
  }

  private var shown: [VisibleElement] {
    renderer.renderFrame()
    var inspector = CellInspector()
    return inspector.elements(of: cell)
  }

  @Test("S1-07 S4-07 R24: a new configuration has no stroke, no insets, square corners, no views")
  func defaults() {
    let configuration = UIBackgroundConfiguration.clear()
    expectEqual(configuration.backgroundColor, .clear)
    expect(configuration.strokeColor == nil && configuration.strokeWidth == 0)
    expect(configuration.strokeOutset == 0 && configuration.cornerRadius == 0)
    expectEqual(configuration.backgroundInsets, .zero)
    expect(configuration.visualEffect == nil && configuration.customView == nil)
    expect(configuration.image == nil)
  }

  @Test("S1-07 S4-07: colour, insets, corners and stroke are drawn where they were set")
  func drawing() {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.backgroundColor = .systemGreen
    configuration.cornerRadius = 8
    configuration.backgroundInsets = NSDirectionalEdgeInsets(
      top: 2,
      leading: 4,
      bottom: 6,
      trailing: 8
    )
    configuration.strokeColor = .red
    configuration.strokeWidth = 2
    configuration.strokeOutset = 1
    cell.backgroundConfiguration = configuration
    expectEqual(
      shown,
      [
        VisibleElement(
          frame: CGRect(x: 4, y: 2, width: 308, height: 52),
          content: .box(cornerRadius: 8, fillRGBA: 0x34C7_59FF, strokeRGBA: 0, strokeWidth: 0)
        ),
        VisibleElement(
          frame: CGRect(x: 3, y: 1, width: 310, height: 54),
          content: .box(cornerRadius: 9, fillRGBA: 0, strokeRGBA: 0xFF00_00FF, strokeWidth: 2)
        ),
      ]
    )
  }

  @Test("R24: without a colour the tint shows, and a transformer makes the colour that shows")
  func colors() {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.backgroundColor = nil
    expectEqual(configuration.resolvedBackgroundColor(for: .systemPink), .systemPink)
    expectEqual(configuration.resolvedStrokeColor(for: .systemPink), .systemPink)
    configuration.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .brown }
    configuration.strokeColor = .red
    configuration.strokeColorTransformer = .grayscale
    expectEqual(configuration.resolvedBackgroundColor(for: .systemPink), .brown)
    // 0.2126 of 255, rounded.
    expectEqual(configuration.resolvedStrokeColor(for: .blue).packedRGBA, 0x3636_36FF)
    cell.tintColor = .systemPurple
    cell.backgroundConfiguration = {
      var plain = UIBackgroundConfiguration.clear()
      plain.backgroundColor = nil
      return plain
    }()
    expectEqual(shown.first?.content, .fill(packedRGBA: 0xAF52_DEFF))
    cell.tintColor = .systemGreen
    expectEqual(shown.first?.content, .fill(packedRGBA: 0x34C7_59FF))
  }

  @Test("S1-07 R24: a custom view and an image fill the background; the view ignores the corners")
  func views() {
    let custom = UIView(frame: .zero)
    custom.backgroundColor = .yellow
    var configuration = UIBackgroundConfiguration.clear()
    configuration.customView = custom
    configuration.image = UIImage(systemName: "star")
    configuration.cornerRadius = 12
    cell.backgroundConfiguration = configuration
    let elements = shown
    let area = CGRect(x: 0, y: 0, width: 320, height: 60)
    expect(
      elements.contains(VisibleElement(frame: area, content: .fill(packedRGBA: 0xFFFF_00FF)))
    )
    expect(custom.layerStyle == nil)
    configuration.customView = nil
    configuration.image = nil
    cell.backgroundConfiguration = configuration
    expect(custom.superview == nil)
  }

  @Test("S1-07: a visual effect shows half transparent in the place of the colour")
  func effect() {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.visualEffect = UIBlurEffect(style: .dark)
    cell.backgroundConfiguration = configuration
    expectEqual(shown.map(\.content), [.fill(packedRGBA: 0x0000_0080)])
  }

  @Test("R14: a configuration takes the classic background away, and the other way round")
  func exclusion() {
    cell.backgroundColor = .red
    expect(cell.backgroundConfiguration == nil)
    cell.backgroundView = UIView(frame: .zero)
    cell.selectedBackgroundView = UIView(frame: .zero)
    cell.multipleSelectionBackgroundView = UIView(frame: .zero)
    cell.backgroundConfiguration = .listSidebarCell()
    expect(cell.backgroundColor == nil && cell.backgroundView == nil)
    expect(cell.selectedBackgroundView == nil && cell.multipleSelectionBackgroundView == nil)
    expectEqual(cell.subviews.count, 2, "the background and the content")
    let classic: [(UITableViewCell) -> Void] = [
      { $0.backgroundColor = .blue }, { $0.backgroundView = UIView(frame: .zero) },
      { $0.selectedBackgroundView = UIView(frame: .zero) },
      { $0.multipleSelectionBackgroundView = UIView(frame: .zero) },
    ]
    for set in classic {
      cell.backgroundConfiguration = .listSidebarCell()
      set(cell)
      expect(cell.backgroundConfiguration == nil)
    }
  }

  @Test("R14: selected views show behind the content while the cell is selected")
  func selectedViews() {
    let selected = UIView(frame: .zero)
    selected.backgroundColor = .green
    cell.selectedBackgroundView = selected
    expect(shown.isEmpty)
    cell.isSelected = true
    expectEqual(shown.map(\.content), [.fill(packedRGBA: 0x00FF_00FF)])
    expectEqual(shown.first?.frame, cell.bounds)
    cell.isSelected = false
    expect(shown.isEmpty)
  }

  @Test(
    "R18 S1-28 S4-06: the table's style decides on the automatic background",
    arguments: [
      (UITableView.Style.plain, UIBackgroundConfiguration.listPlainCell(), nil),
      (.grouped, .listGroupedCell(), 0xFFFF_FFFF), (.insetGrouped, .listGroupedCell(), 0xFFFF_FFFF),
    ] as [(UITableView.Style, UIBackgroundConfiguration, UInt32?)]
  )
  func automatic(style: UITableView.Style, expected: UIBackgroundConfiguration, fill: UInt32?) {
    let screen = Screen(ListModel.plain(rows: 3), style: style)
    screen.render()
    let cell = screen.table.visibleCells[0]
    expectEqual(cell.backgroundConfiguration, expected)
    expectEqual(cell.defaultBackgroundConfiguration(), expected)
    expect(cell.contentConfiguration == nil, "a content default comes on request only")
    var inspector = CellInspector()
    let fills = inspector.elements(of: cell)
      .compactMap { element -> UInt32? in
        guard case .fill(let color) = element.content, element.frame.height == 44 else {
          return nil
        }
        return color
      }
    expectEqual(fills, fill.map { [$0] } ?? [])
  }

  @Test("S1-12 S1-29: a sidebar cell's background follows its states by itself")
  func sidebar() {
    cell.backgroundConfiguration = .listSidebarCell()
    func color() -> UInt32? {
      for case .box(_, let fill, _, _) in shown.map(\.content) { return fill }
      return nil
    }
    expectEqual(color(), 0)
    cell.isHighlighted = true
    expectEqual(color(), 0xD1D1_D6FF)
    cell.isSelected = true
    expectEqual(color(), 0x007A_FFFF)
    cell.isHighlighted = false
    cell.isSelected = false
    expectEqual(color(), 0)
    expectEqual(cell.backgroundConfiguration, .listSidebarCell())
  }

  @Test("R12: a colour that the app set stays in every state, and in every copy")
  func lockedColor() {
    var configuration = UIBackgroundConfiguration.listSidebarCell()
    configuration.backgroundColor = .systemTeal
    var state = UICellConfigurationState(traitCollection: .current)
    for isSelected in [true, false, true] {
      state.isSelected = isSelected
      configuration = configuration.updated(for: state)
      expectEqual(configuration.backgroundColor, .systemTeal)
    }
    expectEqual(UIBackgroundConfiguration.listSidebarCell().backgroundColor, .clear)
  }

  @Test("S1-21 R10: with automatic updates off the background stays as it was set")
  func manual() {
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.backgroundConfiguration = .listSidebarCell()
    cell.isSelected = true
    _ = shown
    expectEqual(cell.backgroundConfiguration?.backgroundColor, .clear)
    expect(UITableViewCell().automaticallyUpdatesBackgroundConfiguration)
    expect(UITableViewCell().automaticallyUpdatesContentConfiguration)
  }

  @Test("S1-14: a new configuration replaces all of the former one, in the view at hand")
  func replaced() throws {
    var first = UIBackgroundConfiguration.clear()
    first.backgroundColor = .red
    first.strokeWidth = 3
    first.cornerRadius = 4
    cell.backgroundConfiguration = first
    renderer.renderFrame()
    let view = try require(cell.background?.view)
    var second = UIBackgroundConfiguration.clear()
    second.backgroundColor = .blue
    cell.backgroundConfiguration = second
    expectEqual(shown.map(\.content), [.fill(packedRGBA: 0x0000_FFFF)])
    expect(cell.background?.view === view)
    cell.backgroundConfiguration = nil
    expect(shown.isEmpty && cell.backgroundConfiguration == nil)
  }

  @Test("S1-09: a configuration is a value; the cell knows nothing of later changes to a copy")
  func value() {
    var configuration = UIBackgroundConfiguration.listPlainCell()
    cell.backgroundConfiguration = configuration
    configuration.backgroundColor = .red
    expectEqual(cell.backgroundConfiguration, .listPlainCell())
    expect(configuration != .listPlainCell())
  }

  @Test(
    "bad input: lengths that are not finite or negative draw something finite",
    arguments: [CGFloat.nan, .infinity, -.infinity, -5, 1e300]
  )
  func badLengths(length: CGFloat) {
    var configuration = UIBackgroundConfiguration.clear()
    configuration.backgroundColor = .red
    configuration.cornerRadius = length
    configuration.strokeWidth = length
    configuration.strokeOutset = length
    configuration.backgroundInsets = NSDirectionalEdgeInsets(
      top: length,
      leading: length,
      bottom: length,
      trailing: length
    )
    cell.backgroundConfiguration = configuration
    for element in shown { expectEqual(element.frame.withFiniteParts, element.frame) }
  }
}
