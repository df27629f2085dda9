// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Sizing beside constraints") @MainActor struct MixedSizingTests {
  private static let sentence = String(repeating: "A sentence that needs some room. ", count: 8)

  private func addMark(to view: UIView) {
    let mark = UILabel(frame: .zero)
    mark.text = "7"
    mark.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(mark)
    NSLayoutConstraint.activate([
      mark.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -8),
      mark.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  /// The height of the only row of a table.
  private func height(of make: @escaping () -> UITableViewCell) -> CGFloat {
    let table = PictureTable([.init(caption: "", rows: [.init(make: make)])])
    FrameRenderer(root: table.window).renderFrame()
    return table.table.visibleCells[0].frame.height
  }

  @Test(
    "S1-31 R28 S3-49: views placed by constraints leave the height to list and built-in content"
  )
  func listContent() {
    do {
      func make(isMarked: Bool) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        content.secondaryText = Self.sentence
        cell.contentConfiguration = content
        if isMarked { addMark(to: cell) }
        return cell
      }
      let plain = height { make(isMarked: false) }
      expect(plain > 60)
      expectEqual(height { make(isMarked: true) }, plain)
    }
    let row = height {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = Thin()
      return cell
    }
    expectEqual(row, 44)
    let wide = UITableViewCell(style: .default, reuseIdentifier: nil)
    wide.contentConfiguration = Thin()
    expectEqual(wide.sizeThatFits(CGSize(width: 300, height: 0)).height, 44)
    do {
      func make(isMarked: Bool) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = Self.sentence
        cell.textLabel?.numberOfLines = 0
        if isMarked { addMark(to: cell) }
        return cell
      }
      let plain = height { make(isMarked: false) }
      expect(plain > 60)
      expectEqual(height { make(isMarked: true) }, plain)
    }
  }

  /// Content of an app's own, laid out by hand, that wants few points.
  private struct Thin: UIContentConfiguration {
    func makeContentView() -> any UIView & UIContentView { ThinView(self) }
    func updated(for state: any UIConfigurationState) -> Thin { self }
  }

  private final class ThinView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: Thin) {
      self.configuration = configuration
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 6) }
  }

  @Test(
    "S1-04 S1-16 S1-30: headers keep their content's height, and rows are measured at a new text size"
  )
  func header() {
    func fitted(isMarked: Bool) -> CGFloat {
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "Header"
      header.contentConfiguration = content
      if isMarked { addMark(to: header) }
      return
        header.systemLayoutSizeFitting(
          CGSize(width: 375, height: 0),
          withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        )
        .height
    }
    let plain = fitted(isMarked: false)
    expect(plain > 20)
    expectEqual(fitted(isMarked: true), plain)
    func cell() -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = Self.sentence
      cell.contentConfiguration = content
      return cell
    }
    func heights(_ first: UIContentSizeCategory, _ then: UIContentSizeCategory) -> [CGFloat] {
      let table = PictureTable([.init(caption: "", rows: [.init(make: cell), .init(make: cell)])])
      let renderer = FrameRenderer(root: table.window)
      table.window.traitOverrides.preferredContentSizeCategory = first
      renderer.renderFrame()
      table.window.traitOverrides.preferredContentSizeCategory = then
      renderer.renderFrame()
      return table.table.visibleCells.map(\.frame.height) + [table.table.contentSize.height]
    }
    let small = heights(.small, .small)
    let large = heights(.accessibilityLarge, .accessibilityLarge)
    expect(small[0] < large[0])
    expectEqual(heights(.small, .accessibilityLarge), large)
    expectEqual(heights(.accessibilityLarge, .small), small)
  }
}
