// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Control pictures") @MainActor struct ControlPictureTests {
  private let titles = [
    "Plain", "Disclosure", "Button and chevron", "Checkmark", "Button", "Switch",
  ]

  private func stage(_ style: UITableView.Style) -> ClassicStage {
    ClassicStage([6, 3], style: style, cells: .value1) { [titles] cell, path in
      cell.textLabel?.text = titles[path.row]
      cell.detailTextLabel?.text = path.row == 2 ? "A detail that is far too long" : "Detail"
      if path.row.isMultiple(of: 2) { cell.imageView?.image = UIImage(systemName: "gear") }
      cell.accessoryType = UITableViewCell.AccessoryType(rawValue: path.row) ?? .none
      cell.editingAccessoryType = cell.accessoryType
      cell.showsReorderControl = true
      if path.section == 1 { cell.separatorInset.left = 60 * CGFloat(path.row) }
      guard path.row == 5 else { return }
      let control = UISwitch(frame: .zero)
      control.isOn = true
      cell.accessoryView = control
    }
  }

  private func compare(_ window: UIWindow, named name: String) throws {
    FrameRenderer(root: window).renderFrame()
    try expect(GoldenPicture(name).difference(from: svg(of: window)) == nil)
  }

  @Test("S3-06, S3-07, S3-22, S3-27, S3-44: accessories, a switch and insets in a grouped table")
  func accessories() throws {
    let stage = stage(.grouped)
    stage.table.selectRow(at: [0, 3], animated: false, scrollPosition: .none)
    try compare(stage.window, named: "classic-accessories")
  }

  @Test("S3-47: a plain table on a dark background that is edited")
  func editing() throws {
    let stage = stage(.plain)
    stage.window.overrideUserInterfaceStyle = .dark
    stage.table.setEditing(true, animated: false)
    try compare(stage.window, named: "classic-editing-dark")
  }

  @Test("S3-47: the same, read from the right")
  func rightToLeft() throws {
    let stage = stage(.plain)
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    try compare(stage.window, named: "classic-right-to-left")
  }

  @Test("S3-23: every control, enabled and not")
  func controls() throws {
    let window = UIWindow(frame: CGRect(0, 0, 320, 520))
    window.backgroundColor = .systemBackground
    for (column, isEnabled) in [true, false].enumerated() {
      var y: CGFloat = 12
      for control in makeControls() {
        control.isEnabled = isEnabled
        control.frame.origin = CGPoint(12 + 156 * CGFloat(column), y)
        window.addSubview(control)
        y += control.frame.height + 12
      }
    }
    let bar = UIProgressView(frame: CGRect(12, 490, 140, 4))
    bar.progress = 0.4
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.startAnimating()
    wheel.frame.origin = CGPoint(220, 470)
    window.addSubview(bar)
    window.addSubview(wheel)
    try compare(window, named: "controls")
  }

  private func makeControls() -> [UIControl] {
    let looks: [UIButton.Configuration] = [.plain(), .gray(), .tinted(), .filled()]
    let buttons = looks.enumerated()
      .map { number, look in
        var configuration = look
        configuration.title = "Button"
        configuration.image = UIImage(systemName: "star")
        if number == 3 { configuration.subtitle = "with a subtitle" }
        return UIButton(configuration: configuration)
      }
    let (off, on) = (UISwitch(frame: .zero), UISwitch(frame: .zero))
    on.isOn = true
    let slider = UISlider(frame: CGRect(0, 0, 140, 31))
    slider.value = 0.3
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 1
    segments.frame.size = CGSize(140, 32)
    return buttons + [off, on, slider, UIStepper(frame: .zero), segments]
  }
}

@Suite("Pictures of text") @MainActor struct TextPictureTests {
  private let sentences = [
    "Words wrap at spaces, and long ones are cut to an ellipsis.",
    "단어는 빈칸에서 줄을 바꾸고 긴 글은 줄임표로 끝납니다.", "行頭に句読点は置けません。「括弧」も、閉じるものは同じです。", "标点不能放在行首，这一行很长，所以要换行。",
    "ข้อความภาษาไทยไม่มีช่องว่างระหว่างคำ แต่มีระหว่างประโยค",
    "النص العربي يبدأ من اليمين ويلتف عند المسافات.", "טקסט בעברית מתחיל מימין ונשבר ברווחים.",
    "👨‍👩‍👧‍👦 families, 🇰🇷 flags and 👍🏽 tones stay whole 👩🏾‍🚒👩🏾‍🚒👩🏾‍🚒👩🏾‍🚒👩🏾‍🚒.",
  ]

  @Test("labels of one and of many lines look as they did when they were looked at")
  func scripts() throws {
    var labels: [UILabel] = []
    for sentence in sentences {
      let wrapped = UILabel(sentence, lines: 0)
      labels.append(wrapped)
      for mode in [NSLineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle] {
        let line = UILabel(sentence)
        line.lineBreakMode = mode
        line.textColor = .secondaryLabel
        labels.append(line)
      }
    }
    try expect(GoldenPicture("text-scripts").difference(from: picture(of: labels)) == nil)
  }

  @Test("runs, alignments and shrunk texts look as they did when they were looked at")
  func styles() throws {
    let runs = NSMutableAttributedString(string: "large ", attributes: [.font: large])
    runs.append(
      NSAttributedString(
        string: "red bold ",
        attributes: [.font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.systemRed]
      )
    )
    runs.append(
      NSAttributedString(string: "marked", attributes: [.backgroundColor: UIColor.systemYellow])
    )
    runs.append(
      NSAttributedString(
        string: " underlined and struck out",
        attributes: [
          .underlineStyle: NSUnderlineStyle.single.rawValue,
          .strikethroughStyle: NSUnderlineStyle.single.rawValue,
        ]
      )
    )
    let attributed = UILabel(nil, lines: 0)
    attributed.attributedText = runs
    var labels = [attributed]
    for alignment in [NSTextAlignment.left, .center, .right] {
      let label = UILabel("to one side\nor the other", lines: 0)
      label.textAlignment = alignment
      labels.append(label)
    }
    let shrunk = UILabel("a line that is shrunk until it fits in its width")
    shrunk.adjustsFontSizeToFitWidth = true
    shrunk.minimumScaleFactor = 0.5
    labels.append(shrunk)
    try expect(GoldenPicture("text-styles").difference(from: picture(of: labels)) == nil)
  }

  private let large = UIFont.systemFont(ofSize: 28)

  /// The labels below each other, 220 points wide.
  private func picture(of labels: [UILabel]) -> String {
    let window = UIWindow(frame: CGRect(0, 0, 240, 0))
    var top: CGFloat = 8
    for label in labels {
      let size = label.sizeThatFits(CGSize(220, 0))
      label.frame = CGRect(10, top, 220, size.height)
      window.addSubview(label)
      top += size.height + 6
    }
    window.frame.size.height = top
    FrameRenderer(root: window).renderFrame()
    return svg(of: window)
  }
}

/// A table whose rows are made by closures, high enough to show all of them in one picture.
@MainActor final class PictureTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// A row: how its cell is made, and what is done to the cell once it is on the screen.
  @MainActor struct Row {
    var height = UITableView.automaticDimension
    let make: () -> UITableViewCell
    var after: (UITableViewCell) -> Void = { _ in }
  }

  @MainActor struct Section {
    let caption: String
    var rows: [Row]
  }

  private let sections: [Section]
  let window: UIWindow
  let table: UITableView

  init(_ sections: [Section], style: UITableView.Style = .plain, width: CGFloat = 375) {
    self.sections = sections
    let frame = CGRect(0, 0, width, 4000)
    window = UIWindow(frame: frame)
    table = UITableView(frame: frame, style: style)
    super.init()
    window.addSubview(table)
    table.dataSource = self
    table.delegate = self
  }

  /// Rows of one section, each of a new cell.
  convenience init(rows count: Int, make: @escaping () -> UITableViewCell) {
    self.init([Section(caption: "", rows: (0..<count).map { _ in Row(make: make) })])
  }

  func picture() -> String {
    let renderer = FrameRenderer(root: window)
    renderer.renderFrame()
    for (path, cell) in zip(table.indexPathsForVisibleRows ?? [], table.visibleCells) {
      sections[path.section].rows[path.row].after(cell)
    }
    renderer.renderFrame()
    let height = table.contentSize.height
    window.frame.size.height = height
    table.frame.size.height = height
    table.contentOffset = .zero
    renderer.renderFrame()
    return svg(of: window)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].rows[indexPath.row].make()
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    sections[indexPath.section].rows[indexPath.row].height
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].caption
  }
}
