// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Background configurations") @MainActor struct BackgroundConfigurationTests {
  private let window = UIWindow(frame: CGRect(0, 0, 320, 60))
  private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
  private let renderer: FrameRenderer

  init() {
    cell.frame = window.bounds
    window.addSubview(cell)
    renderer = FrameRenderer(root: window)
  }

  private var shown: [VisibleElement] {
    renderer.renderFrame()
    return elements(of: cell)
  }

  @Test("S1-07 S4-07 R24: A configuration draws its color, insets, corners and stroke")
  func defaults() {
    // A new configuration has no stroke, no insets, square corners, no views.
    var configuration = UIBackgroundConfiguration.clear()
    expectEqual(configuration.backgroundColor, .clear)
    expect(configuration.strokeColor == nil && configuration.strokeWidth == 0)
    expect(configuration.strokeOutset == 0 && configuration.cornerRadius == 0)
    expectEqual(configuration.backgroundInsets, .zero)
    expect(configuration.visualEffect == nil && configuration.customView == nil)
    expect(configuration.image == nil)
    // Colour, insets, corners and stroke are drawn where they were set.
    configuration = UIBackgroundConfiguration.clear()
    configuration.backgroundColor = .systemGreen
    configuration.cornerRadius = 8
    configuration.backgroundInsets = NSDirectionalEdgeInsets(2, 4, 6, 8)
    configuration.strokeColor = .red
    configuration.strokeWidth = 2
    configuration.strokeOutset = 1
    cell.backgroundConfiguration = configuration
    expectEqual(
      shown,
      [
        VisibleElement(
          frame: CGRect(4, 2, 308, 52),
          content: .box(cornerRadius: 8, fillRGBA: 0x34C7_59FF, strokeRGBA: 0, strokeWidth: 0)
        ),
        VisibleElement(
          frame: CGRect(3, 1, 310, 54),
          content: .box(cornerRadius: 9, fillRGBA: 0, strokeRGBA: 0xFF00_00FF, strokeWidth: 2)
        ),
      ]
    )
    for length in [CGFloat.nan, .infinity, -.infinity, -5, 1e300] as [CGFloat] {
      var configuration = UIBackgroundConfiguration.clear()
      configuration.backgroundColor = .red
      configuration.cornerRadius = length
      configuration.strokeWidth = length
      configuration.strokeOutset = length
      configuration.backgroundInsets = NSDirectionalEdgeInsets(length, length, length, length)
      cell.backgroundConfiguration = configuration
      for element in shown { expectEqual(element.frame.withFiniteParts, element.frame) }
    }
  }

  @Test("R24 S1-07: Tints, transformers, custom views and effects fill the background")
  func colors() {
    // Without a colour the tint shows, and a transformer makes the colour that shows.
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
    // A custom view and an image fill the background; the view ignores the corners.
    let custom = UIView(frame: .zero)
    custom.backgroundColor = .yellow
    configuration = UIBackgroundConfiguration.clear()
    configuration.customView = custom
    configuration.image = UIImage(systemName: "star")
    configuration.cornerRadius = 12
    cell.backgroundConfiguration = configuration
    let elements = shown
    let area = CGRect(0, 0, 320, 60)
    expect(elements.contains(VisibleElement(frame: area, content: .fill(packedRGBA: 0xFFFF_00FF))))
    expect(custom.layerStyle == nil)
    configuration.customView = nil
    configuration.image = nil
    cell.backgroundConfiguration = configuration
    expect(custom.superview == nil)
    configuration = UIBackgroundConfiguration.clear()
    configuration.visualEffect = UIBlurEffect(style: .dark)
    cell.backgroundConfiguration = configuration
    expectEqual(shown.map(\.content), [.fill(packedRGBA: 0x0000_0080)])
  }

  @Test("R14 S1-14 S1-09: Configurations and classic backgrounds replace each other, by value")
  func exclusion() throws {
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
    let selected = UIView(frame: .zero)
    selected.backgroundColor = .green
    cell.selectedBackgroundView = selected
    expect(shown.isEmpty)
    cell.isSelected = true
    expectEqual(shown.map(\.content), [.fill(packedRGBA: 0x00FF_00FF)])
    expectEqual(shown.first?.frame, cell.bounds)
    cell.isSelected = false
    expect(shown.isEmpty)
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
    var configuration = UIBackgroundConfiguration.listPlainCell()
    cell.backgroundConfiguration = configuration
    configuration.backgroundColor = .red
    expectEqual(cell.backgroundConfiguration, .listPlainCell())
    expect(configuration != .listPlainCell())
  }

  @Test("R18 S1-28 S4-06 S1-12 S1-29 R12 S1-21 R10: The background follows the style and the state")
  func automatic() {
    for (style, expected, fill) in [
      (UITableView.Style.plain, UIBackgroundConfiguration.listPlainCell(), nil),
      (.grouped, .listGroupedCell(), 0xFFFF_FFFF), (.insetGrouped, .listGroupedCell(), 0xFFFF_FFFF),
    ] as [(UITableView.Style, UIBackgroundConfiguration, UInt32?)] {
      let screen = Screen(ListModel.plain(rows: 3), style: style)
      screen.render()
      let cell = screen.table.visibleCells[0]
      expectEqual(cell.backgroundConfiguration, expected)
      expectEqual(cell.defaultBackgroundConfiguration(), expected)
      expect(cell.contentConfiguration == nil, "a content default comes on request only")
      let fills = elements(of: cell)
        .compactMap { element -> UInt32? in
          guard case .fill(let color) = element.content, element.frame.height == 44 else {
            return nil
          }
          return color
        }
      expectEqual(fills, fill.map { [$0] } ?? [])
    }
    do {  // A sidebar cell's background follows its states by itself.
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
    var configuration = UIBackgroundConfiguration.listSidebarCell()
    configuration.backgroundColor = .systemTeal
    var state = UICellConfigurationState(traitCollection: .current)
    for isSelected in [true, false, true] {
      state.isSelected = isSelected
      configuration = configuration.updated(for: state)
      expectEqual(configuration.backgroundColor, .systemTeal)
    }
    expectEqual(UIBackgroundConfiguration.listSidebarCell().backgroundColor, .clear)
    cell.automaticallyUpdatesBackgroundConfiguration = false
    cell.backgroundConfiguration = .listSidebarCell()
    cell.isSelected = true
    _ = shown
    expectEqual(cell.backgroundConfiguration?.backgroundColor, .clear)
    expect(UITableViewCell().automaticallyUpdatesBackgroundConfiguration)
    expect(UITableViewCell().automaticallyUpdatesContentConfiguration)
  }
}
