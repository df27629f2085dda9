// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Pickers and pages") @MainActor struct PickerTests {
  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var rows = [["a", "b", "c"], ["1", "2"]]
    var chosen: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows[component].count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
      -> String?
    { rows[component][row] }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append(rows[component][row])
    }
  }

  private final class Swatches: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var reused = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
    func pickerView(
      _ pickerView: UIPickerView,
      viewForRow row: Int,
      forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      if view != nil { reused += 1 }
      let swatch = view ?? UIView()
      swatch.tag = row
      return swatch
    }
  }

  private func texts(_ picker: UIPickerView) -> [String] {
    picker.subviews.compactMap { ($0 as? UILabel)?.text }
  }

  @Test("A picker shows, keeps and reports the chosen rows")
  func rows() throws {
    do {  // A picker shows the chosen rows, and tells of those that a finger chooses alone.
      let (picker, wheels) = (UIPickerView(frame: .zero), Wheels())
      picker.dataSource = wheels
      picker.delegate = wheels
      expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 2)
      expectEqual(texts(picker), ["a", "1"])
      picker.selectRow(2, inComponent: 0, animated: true)
      expect(texts(picker) == ["c", "1"] && wheels.chosen.isEmpty)
      picker.turn(toRow: 1, inComponent: 1)
      expect(texts(picker) == ["c", "2"] && wheels.chosen == ["2"])
      picker.selectRow(9, inComponent: 0, animated: false)
      expectEqual(picker.selectedRow(inComponent: 0), 2, "past the last row is the last")
    }
    do {  // Rows that are loaded anew keep what is chosen, as far as it is there.
      let (picker, wheels) = (UIPickerView(frame: .zero), Wheels())
      picker.dataSource = wheels
      picker.delegate = wheels
      picker.selectRow(2, inComponent: 0, animated: false)
      wheels.rows = [["x", "y"], ["1", "2"], ["!"]]
      picker.reloadAllComponents()
      expectEqual(texts(picker), ["y", "1", "!"])
      wheels.rows[2] = []
      picker.reloadComponent(2)
      expect(picker.selectedRow(inComponent: 2) == -1 && texts(picker) == ["y", "1"])
    }
    let (picker, swatches) = (UIPickerView(frame: CGRect(0, 0, 320, 216)), Swatches())
    picker.delegate = swatches
    picker.dataSource = swatches
    picker.selectRow(3, inComponent: 0, animated: false)
    picker.layoutIfNeeded()
    let shown = try require(picker.view(forRow: 3, forComponent: 0))
    expect(picker.subviews.map(\.tag) == [3] && swatches.reused > 0)
    expectEqual(shown.frame, CGRect(0, 92, 320, 32))
  }

  @Test("A date picker keeps its limits, interval, format and size")
  func dates() throws {
    // A date stays within its limits, and only a finger's choice is sent.
    let day = Date(timeIntervalSince1970: 1_000_000)
    let stage = TouchStage(UIDatePicker(frame: .zero))
    let picker = stage.control
    picker.minimumDate = day
    picker.maximumDate = day.addingTimeInterval(3600)
    picker.date = .distantFuture
    expect(picker.date == day.addingTimeInterval(3600) && stage.events.isEmpty)
    picker.pick(.distantPast)
    expect(picker.date == day && stage.events == ["changed", "primary"])
    picker.maximumDate = day.addingTimeInterval(-1)
    picker.date = day.addingTimeInterval(60)
    expectEqual(picker.date, day.addingTimeInterval(60), "the first limit counts")
    do {
      // What a finger chooses is rounded down to the interval of minutes, by the picker's clock.
      let picker = UIDatePicker(frame: .zero)
      // A zone a quarter of an hour off the others: 5:45 ahead.
      picker.timeZone = TimeZone(identifier: "Asia/Kathmandu")
      picker.minuteInterval = 30
      picker.pick(Date(timeIntervalSince1970: 1_000_000_000))
      // 1:46:40 UTC is 7:31:40 there, so 7:30 is chosen.
      expectEqual(picker.date, Date(timeIntervalSince1970: 1_000_000_000 - 100))
      picker.roundsToMinuteInterval = false
      picker.pick(Date(timeIntervalSince1970: 1_000_000_000))
      expectEqual(picker.date, Date(timeIntervalSince1970: 1_000_000_000))
      for interval in [0, -5, 7, 45] {
        picker.minuteInterval = interval
        expectEqual(picker.minuteInterval, 1, "\(interval) divides no hour")
      }
    }
    do {  // A picker shows its date in the language, zone and mode that it was given.
      let picker = UIDatePicker(frame: .zero)
      picker.locale = Locale(identifier: "de_DE")
      picker.timeZone = TimeZone(identifier: "UTC")
      picker.datePickerMode = .date
      picker.date = Date(timeIntervalSince1970: 0)
      let label = try require(picker.subviews.first as? UILabel)
      expectEqual(label.text, "01.01.1970")
      expect(picker.datePickerStyle == .compact && picker.intrinsicContentSize.height == 34)
      picker.preferredDatePickerStyle = .wheels
      expectEqual(picker.intrinsicContentSize, CGSize(320, 216))
    }
    let seed: UInt64 = 2_611
    var random = SplitMix64(seed: seed)
    for name in ["en_US", "en_GB", "de_DE", "fr_FR"] {
      let picker = UIDatePicker(frame: .zero)
      picker.locale = Locale(identifier: name)
      picker.timeZone = TimeZone(identifier: "Asia/Kathmandu")
      let size = picker.intrinsicContentSize
      let label = try require(picker.subviews.first as? UILabel)
      for _ in 0..<200 {
        picker.date = Date(timeIntervalSince1970: TimeInterval(random.next() % 2_000_000_000))
        expectEqual(picker.intrinsicContentSize, size)
        let width = label.sizeThatFits(.zero).width
        expect(width <= size.width - 16, "seed \(seed): \(label.text ?? "") in \(name)")
      }
      picker.datePickerMode = .time
      expect(picker.intrinsicContentSize.width < size.width, "a time alone is shorter")
    }
  }

  @Test("A page control keeps its page in range and draws one dot for each")
  func pages() {
    do {  // A page stays among those that there are, and a tap goes one on or back.
      let stage = TouchStage(UIPageControl(frame: CGRect(0, 0, 120, 26)))
      let control = stage.control
      control.numberOfPages = 3
      control.currentPage = 7
      expect(control.currentPage == 2 && stage.events.isEmpty)
      expectEqual(control.intrinsicContentSize, CGSize(48, 26))
      stage.window.tap(at: CGPoint(10, 13))
      expect(control.currentPage == 1 && stage.events.contains("changed"))
      stage.forget()
      control.currentPage = 2
      stage.window.tap(at: CGPoint(110, 13))
      expect(control.currentPage == 2 && !stage.events.contains("changed"), "no page is behind")
      control.numberOfPages = 1
      expectEqual(control.currentPage, 0)
    }
    let control = UIPageControl(frame: CGRect(0, 0, 120, 26))
    control.numberOfPages = 4
    control.currentPage = 2
    control.currentPageIndicatorTintColor = .red
    func colors() -> [UInt32] {
      drawn(control).compactMap { if case .box(let box) = $0 { box.fillRGBA } else { nil } }
    }
    expect(colors().count == 4 && colors().firstIndex(of: UIColor.red.packedRGBA) == 2)
    control.numberOfPages = 1
    control.hidesForSinglePage = true
    expect(colors().isEmpty)
  }

  @Test("A pull refreshes once, and segment titles follow their states")
  func refreshing() throws {
    let stage = TouchStage(UIRefreshControl(frame: .zero))
    let controller = UITableViewController(style: .plain)
    controller.refreshControl = stage.control
    expect(controller.tableView.refreshControl === stage.control)
    stage.control.pull()
    stage.control.pull()
    expect(stage.control.isRefreshing && stage.events == ["changed", "primary"])
    stage.control.endRefreshing()
    stage.control.beginRefreshing()
    expectEqual(stage.events.count, 2, "what an app begins itself is not sent")
    let control = UISegmentedControl(items: ["one", "two", "three"])
    let labels = control.subviews.compactMap { $0 as? UILabel }
    control.selectedSegmentIndex = 1
    control.setTitleTextAttributes([.foregroundColor: UIColor.gray], for: .normal)
    control.setTitleTextAttributes(
      [.foregroundColor: UIColor.red, .font: UIFont.boldSystemFont(ofSize: 20)],
      for: .selected
    )
    expectEqual(labels.map(\.textColor), [.gray, .red, .gray])
    expectEqual(labels.map(\.font.pointSize), [13, 20, 13])
    control.selectedSegmentIndex = 2
    expectEqual(labels.map(\.textColor), [.gray, .gray, .red])
    control.setTitleTextAttributes(nil, for: .normal)
    control.setTitleTextAttributes(nil, for: .selected)
    control.setEnabled(false, forSegmentAt: 0)
    expectEqual(labels.map(\.textColor), [.tertiaryLabel, .label, .label])
    expect(labels.allSatisfy { $0.font == .systemFont(ofSize: 13, weight: .medium) })
  }
}
