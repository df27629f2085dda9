// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Pictures of what stands beside the content of cells, and of the controls.
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
    var snapshot = FrameSnapshot(of: window)
    try expect(GoldenPicture(name).difference(from: snapshot.svg()) == nil)
  }

  @Test("S3-06, S3-07, S3-22, S3-27, S3-44: accessories, a switch and insets in a grouped table")
  func accessories() throws {
    let stage = stage(.grouped)
    stage.table.selectRow(
      at: IndexPath(row: 3, section: 0),
      animated: false,
      scrollPosition: .none
    )
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
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 520))
    window.backgroundColor = .systemBackground
    for (column, isEnabled) in [true, false].enumerated() {
      var y: CGFloat = 12
      for control in makeControls() {
        control.isEnabled = isEnabled
        control.frame.origin = CGPoint(x: 12 + 156 * CGFloat(column), y: y)
        window.addSubview(control)
        y += control.frame.height + 12
      }
    }
    let bar = UIProgressView(frame: CGRect(x: 12, y: 490, width: 140, height: 4))
    bar.progress = 0.4
    let wheel = UIActivityIndicatorView(style: .large)
    wheel.startAnimating()
    wheel.frame.origin = CGPoint(x: 220, y: 470)
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
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 140, height: 31))
    slider.value = 0.3
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 1
    segments.frame.size = CGSize(width: 140, height: 32)
    return buttons + [off, on, slider, UIStepper(frame: .zero), segments]
  }
}
