// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Where list content lies: the published figures (R21, R22, R23), and frames computed by hand.
@Suite("List content layout") @MainActor struct ListContentLayoutTests {
  private let body = UIFont.systemFont(ofSize: 17)
  private let caption = UIFont.systemFont(ofSize: 12)
  private let star = UIImage(systemName: "star")

  private func cell(
    _ text: String? = nil,
    _ secondaryText: String? = nil,
    image: UIImage? = nil
  ) -> UIListContentConfiguration {
    return UIListContentConfiguration.cell().with(text, secondaryText, image: image)
  }

  @Test("R21 S1-31 R23: margins, texts and paddings add up to the printed defaults")
  func publishedFigures() {
    do {
      let cell = UIListContentConfiguration.cell()
      expectEqual(cell.directionalLayoutMargins, NSDirectionalEdgeInsets(11, 16, 11, 8))
      expectEqual(cell.axesPreservingSuperviewLayoutMargins, .horizontal)
      expect(cell.imageToTextPadding == 16 && cell.textToSecondaryTextVerticalPadding == 3)
      let header = UIListContentConfiguration.groupedHeader()
      expectEqual(header.directionalLayoutMargins, NSDirectionalEdgeInsets(17, 8, 6, 8))
      expect(header.imageToTextPadding == 16 && header.textToSecondaryTextVerticalPadding == 3)
    }
    let stage = ListStage(cell("Title"))
    let height = ListStage.height(body)
    expectEqual(stage.text, CGRect(16, 22 - height / 2, 351, height))
    expect(stage.image == nil && stage.secondaryText == nil)
    do {
      let one = ListStage.height(body)
      let two = ListStage.height(caption)
      func height(_ configuration: UIListContentConfiguration) -> CGFloat {
        UIListContentView(configuration: configuration)
          .sizeThatFits(CGSize(375, 0)).height
      }
      expectEqual(height(cell("Title")), 11 + one + 11)
      expectEqual(height(cell("Title", "Detail")), 11 + one + 3 + two + 11)
      expectEqual(height(cell(nil, "Detail")), 11 + two + 11)
      expectEqual(height(cell(image: star)), 50)
      expectEqual(height(cell("Title", image: star)), 50)
      expectEqual(height(cell()), 22)
      expectEqual(height(cell("", "")), 22)
      expectEqual(height(cell("one\ntwo\nthree")), 11 + ListStage.height(body, lines: 3) + 11)
    }
    do {
      var configuration = cell(nil, "Detail", image: star)
      configuration.textToSecondaryTextVerticalPadding = 100
      let stage = ListStage(configuration)
      expectEqual(stage.secondaryText?.minY, 22 - ListStage.height(caption) / 2)
      var alone = cell(image: star)
      alone.imageToTextPadding = 100
      expectEqual(ListStage(alone).view.sizeThatFits(.zero).width, 52)
    }
  }

  @Test("R21 R23: images stand 16 points before the texts and are scaled down only")
  func imageAndTexts() {
    let stage = ListStage(cell("Title", "Detail", image: star), size: .init(width: 375, height: 80))
    let one = ListStage.height(body)
    let two = ListStage.height(caption)
    let top = 40 - (one + 3 + two) / 2
    expectEqual(stage.image, CGRect(16, 26, 28, 28))
    expectEqual(stage.text, CGRect(60, top, 307, one))
    expectEqual(stage.secondaryText, CGRect(60, top + one + 3, 307, two))
    func size(_ maximum: CGSize) -> CGSize? {
      var configuration = cell("Title", image: ListStage.picture(80, 40))
      configuration.imageProperties.maximumSize = maximum
      return ListStage(configuration).image?.size
    }
    expectEqual(size(.zero), CGSize(80, 40))
    expectEqual(size(CGSize(40, 40)), CGSize(40, 20))
    expectEqual(size(CGSize(0, 10)), CGSize(20, 10))
    expectEqual(size(CGSize(60, 0)), CGSize(60, 30))
    expectEqual(size(CGSize(500, 500)), CGSize(80, 40))
  }

  @Test("R23: texts lie side by side where there is room, stacked at large sizes")
  func sideBySide() {
    var configuration = UIListContentConfiguration.valueCell().with("Title", "Value")
    let one = ListStage.width("Title", body)
    let other = ListStage.width("Value", body)
    let height = ListStage.height(body)
    let needed = 16 + one + 8 + other + 8
    let wide = ListStage(configuration)
    expectEqual(wide.text, CGRect(16, 22 - height / 2, one, height))
    expectEqual(wide.secondaryText, CGRect(367 - other, 22 - height / 2, other, height))
    let tight = ListStage(configuration, size: CGSize(needed, 44))
    expectEqual(tight.text?.minY, tight.secondaryText?.minY)
    expectEqual(tight.secondaryText?.minX, 16 + one + 8)
    let short = ListStage(configuration, size: CGSize(needed - 0.5, 80))
    expect(short.text?.width == needed - 0.5 - 24 && short.secondaryText?.minX == 16)
    expectEqual(short.secondaryText?.minY, 40 - height - 1.5 + height + 3)
    configuration = UIListContentConfiguration.valueCell()
    configuration.text = "A"
    configuration.secondaryText = "B"
    let stage = ListStage(configuration, size: CGSize(800, 200), category: .accessibilityMedium)
    expectEqual(stage.text?.minX, stage.secondaryText?.minX)
    let size = UIFont.systemFont(ofSize: 28)
    expectEqual(stage.text?.height, ListStage.height(size))
  }

  @Test("S4-10 R21 R22: content on its own fits its width, preserves margins and mirrors")
  func standAlone() throws {
    var view = UIListContentView(configuration: cell("Title", image: star))
    let width = 16 + 28 + 16 + ListStage.width("Title", body) + 8
    expectEqual(view.sizeThatFits(.zero), CGSize(width, 50))
    expectEqual(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width, width)
    expectEqual(view.intrinsicContentSize, CGSize(width, 50))
    expectEqual(view.fitting(CGSize(375, 0)), CGSize(375, 50))
    let root = UIView(frame: CGRect(0, 0, 120, 400))
    let text = "several words that do not fit"
    view = UIListContentView(configuration: cell(text))
    root.placing(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let label = UILabel(text, lines: 0, font: body)
    let height = label.sizeThatFits(CGSize(96, 0)).height
    expect(height > ListStage.height(body))
    expectEqual(view.frame, CGRect(0, 0, 120, 22 + height))
    do {
      let stage = ListStage(cell("Title"))
      stage.root.directionalLayoutMargins = .init(top: 30, leading: 20, bottom: 30, trailing: 4)
      stage.root.layoutIfNeeded()
      expect(stage.text?.minX == 20 && stage.text?.maxX == 367)
      expectEqual(stage.view.sizeThatFits(.zero).height, 22 + ListStage.height(body))
      var configuration = cell("Title")
      configuration.axesPreservingSuperviewLayoutMargins = .both
      stage.view.configuration = configuration
      expectEqual(stage.view.sizeThatFits(.zero).height, 60 + ListStage.height(body))
      configuration.axesPreservingSuperviewLayoutMargins = []
      stage.view.configuration = configuration
      stage.root.layoutIfNeeded()
      expectEqual(stage.text?.minX, 16)
    }
    for configuration in [cell("Title", "Detail", image: star), value()] {
      let forward = ListStage(configuration)
      let backward = ListStage(configuration, isRightToLeft: true)
      let pairs = [
        (forward.image, backward.image), (forward.text, backward.text),
        (forward.secondaryText, backward.secondaryText),
      ]
      for case (let rect?, let other?) in pairs {
        expect(other.minX == 375 - rect.maxX && other.size == rect.size)
        expectEqual(other.minY, rect.minY)
      }
    }
  }

  private func value() -> UIListContentConfiguration {
    return UIListContentConfiguration.valueCell().with("Title", "Value")
  }
}

@Suite("List content guides") @MainActor struct ListContentGuideTests {
  private var content: UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    content.secondaryText = "Detail"
    content.image = UIImage(systemName: "star")
    return content
  }

  @Test("S4-10: guides follow their parts, are nil without them and can be pinned to")
  func missing() throws {
    let view = UIListContentView(configuration: .cell())
    expect(view.textLayoutGuide == nil && view.secondaryTextLayoutGuide == nil)
    expect(view.imageLayoutGuide == nil)
    view.configuration = content
    let guide = view.textLayoutGuide
    expect(guide != nil && view.textLayoutGuide === guide)
    view.configuration = UIListContentConfiguration.cell()
    expect(view.textLayoutGuide == nil)
    var stage = ListStage(content, size: CGSize(375, 60))
    let image = try require(stage.view.imageLayoutGuide)
    var text = try require(stage.view.textLayoutGuide)
    let detail = try require(stage.view.secondaryTextLayoutGuide)
    for size in [CGSize(375, 60), CGSize(200, 90)] {
      stage.view.frame.size = size
      stage.root.layoutIfNeeded()
      expect(image.layoutFrame == stage.image && text.layoutFrame == stage.text)
      expectEqual(detail.layoutFrame, stage.secondaryText)
      expect(text.owningView === stage.view)
    }
    stage = ListStage(content, size: CGSize(375, 60))
    text = try require(stage.view.textLayoutGuide)
    let badge = stage.view.placing(UIView(frame: .zero))
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: text.leadingAnchor, constant: 4),
      badge.topAnchor.constraint(equalTo: text.topAnchor),
      badge.widthAnchor.constraint(equalToConstant: 10),
      badge.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.root.layoutIfNeeded()
    expectEqual(badge.frame.minX, 64)
    var other = content
    other.image = nil
    stage.view.configuration = other
    stage.root.layoutIfNeeded()
    expectEqual(badge.frame.minX, 20)
    expect(stage.view.sizeThatFits(CGSize(375, 0)).height > 22)
  }
}

@Suite("List content of headers") @MainActor struct ListHeaderTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      view("header", in: tableView)
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      view("footer", in: tableView)
    }

    private func view(_ text: String, in tableView: UITableView) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "view")
      var content = view?.defaultContentConfiguration()
      content?.text = text
      view?.contentConfiguration = content
      return view
    }
  }

  @Test("S1-04 R19: headers and footers of each table style show their own default content")
  func tableStyles() throws {
    let expected: [(UITableView.Style, UIListContentConfiguration, UIListContentConfiguration)] = [
      (.plain, .plainHeader(), .plainFooter()),
      (.grouped, .groupedHeader(), .groupedFooter()),
      (.insetGrouped, .groupedHeader(), .groupedFooter()),
    ]
    for (style, header, footer) in expected {
      let source = Source()
      let table = UITableView(frame: CGRect(0, 0, 320, 400), style: style)
      table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "view")
      table.dataSource = source
      table.delegate = source
      FrameRenderer(root: table).renderFrame()
      func shown(_ view: UITableViewHeaderFooterView?) throws -> UIListContentConfiguration {
        var content = try require(view?.contentConfiguration as? UIListContentConfiguration)
        content.text = nil
        return content
      }
      try expectEqual(shown(table.headerView(forSection: 0)), header, "\(style)")
      try expectEqual(shown(table.footerView(forSection: 0)), footer, "\(style)")
    }
  }
}
