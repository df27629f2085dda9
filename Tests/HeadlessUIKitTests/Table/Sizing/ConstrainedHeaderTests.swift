// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Headers that size themselves") @MainActor struct ConstrainedHeaderTests {
  /// The usual header of an app: a label that is pinned to the content view.
  final class LabelHeader: UITableViewHeaderFooterView {
    let label = UILabel(frame: .zero)

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      label.pinEdges(12)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A header that lays its content out by hand and says how high that is.
  final class TallHeader: UITableViewHeaderFooterView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 71) }
  }

  /// One section with a header and a footer of the app's.
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var title: String?
    var makesViews = true
    var text = "Header"
    private(set) var asked = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_: UITableView, titleForHeaderInSection section: Int) -> String? { title }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      guard makesViews else { return nil }
      asked += 1
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "label")
      (view as? LabelHeader)?.label.text = text
      return view
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      guard makesViews else { return nil }
      return tableView.dequeueReusableHeaderFooterView(withIdentifier: "tall")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let table: UITableView
  private let source = Source()
  private let renderer: FrameRenderer

  init() {
    table = UITableView(frame: window.bounds, style: .grouped)
    table.register(LabelHeader.self, forHeaderFooterViewReuseIdentifier: "label")
    table.register(TallHeader.self, forHeaderFooterViewReuseIdentifier: "tall")
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    renderer = FrameRenderer(root: window)
  }

  private nonisolated static let sentence = String(
    repeating: "A sentence that needs some room. ",
    count: 6
  )

  private func textHeight(_ text: String) -> CGFloat {
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    label.text = text
    return label.sizeThatFits(CGSize(width: 320 - 24, height: 0)).height
  }

  private func constraints(text: String) throws {
    source.text = text
    renderer.renderFrame()
    let header = try require(table.headerView(forSection: 0) as? LabelHeader)
    expectEqual(header.frame.height, 24 + textHeight(text))
    expect(header.label.frame.height == textHeight(text) && !header.isHidden)
    expectEqual(table.rectForRow(at: [0, 0]).minY, header.frame.maxY)
  }

  @Test("R25: a header is as high as its constraints, its override or its wrapped title ask for")
  func fitting() throws {
    let header = LabelHeader(reuseIdentifier: nil)
    header.label.text = "One line"
    let size = header.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    expectEqual(size, CGSize(width: 320, height: 24 + textHeight("One line")))
    let least = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    expect(least.height == size.height && least.width < 320 && least.width > 24)
    for text in ["One line", Self.sentence] { try ConstrainedHeaderTests().constraints(text: text) }
    ConstrainedHeaderTests().sizeThatFits()
    try ConstrainedHeaderTests().title()
    try ConstrainedHeaderTests().grown()
  }

  private func sizeThatFits() {
    renderer.renderFrame()
    expectEqual(table.footerView(forSection: 0)?.frame.height, 71)
  }

  private func title() throws {
    source.makesViews = false
    source.title = Self.sentence
    renderer.renderFrame()
    let header = try require(table.headerView(forSection: 0))
    let label = try require(header.textLabel)
    let lines = label.sizeThatFits(CGSize(width: 320 - 32, height: 0)).height
    expect(lines > 3 * label.font.lineHeight)
    expectEqual(header.frame.height, lines + 12)
  }

  private func grown() throws {
    renderer.renderFrame()
    let header = try require(table.headerView(forSection: 0) as? LabelHeader)
    let asked = source.asked
    header.label.text = Self.sentence
    table.beginUpdates()
    table.endUpdates()
    renderer.renderFrame()
    expect(table.headerView(forSection: 0) === header && source.asked == asked)
    expectEqual(header.frame.height, 24 + textHeight(Self.sentence))
    expectEqual(table.rectForRow(at: [0, 0]).minY, header.frame.maxY)
  }
}
