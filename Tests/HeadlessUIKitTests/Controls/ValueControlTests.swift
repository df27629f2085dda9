// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Value controls") @MainActor struct ValueControlTests {
  private func boxes(_ view: UIView) -> [RoundedBox] {
    drawn(view).compactMap { if case .box(let box) = $0 { box } else { nil } }
  }

  @Test("A slider keeps its range, follows the finger and mirrors with the direction")
  func sliderRange() throws {
    // A slider keeps its number in its range, whatever it is given.
    var slider = UISlider(frame: CGRect(0, 0, 128, 31))
    slider.value = 7
    expectEqual(slider.value, 1)
    slider.maximumValue = 10
    slider.value = 7
    expectEqual(slider.value, 7)
    slider.minimumValue = 20
    expect(slider.maximumValue == 20 && slider.value == 20)
    slider.maximumValue = 5
    expect(slider.minimumValue == 5 && slider.value == 5)
    slider.minimumValue = .nan
    slider.value = .nan
    expectEqual(slider.value, 0)
    slider.value = .infinity
    expectEqual(slider.value, 5)
    // A slider follows the finger that drags its knob, and says so while it moves.
    var stage = TouchStage(UISlider(frame: CGRect(0, 0, 128, 31)))
    // The knob is 28 points wide, so 100 points are the whole range.
    var touch = try require(stage.window.beginTouch(at: CGPoint(14, 15)))
    stage.window.moveTouch(touch, to: CGPoint(39, 15))
    expectEqual(stage.control.value, 0.25)
    stage.window.moveTouch(touch, to: CGPoint(290, 15))
    stage.window.endTouch(touch)
    expectEqual(stage.control.value, 1)
    expectEqual(stage.events.filter { $0 == "changed" }.count, 2)
    stage.forget()
    stage.window.tap(at: CGPoint(20, 15))
    expect(stage.control.value == 1 && stage.events.isEmpty, "the track is not the knob")
    stage = TouchStage(UISlider(frame: CGRect(0, 0, 128, 31)))
    stage.control.isContinuous = false
    touch = try require(stage.window.beginTouch(at: CGPoint(14, 15)))
    stage.window.moveTouch(touch, to: CGPoint(39, 15))
    stage.window.moveTouch(touch, to: CGPoint(64, 15))
    expect(!stage.events.contains("changed"))
    stage.window.endTouch(touch)
    expect(stage.events.filter { $0 == "changed" }.count == 1 && stage.control.value == 0.5)
    stage.forget()
    stage.window.tap(at: CGPoint(64, 15))
    expect(!stage.events.contains("changed"))
    // A slider is mirrored where text runs from the right.
    slider = UISlider(frame: CGRect(0, 0, 128, 31))
    slider.value = 0.25
    expect(slider.thumbFrame.minX == 25 && boxes(slider)[1].rect.maxX == 39)
    slider.semanticContentAttribute = .forceRightToLeft
    expect(slider.thumbFrame.minX == 75 && boxes(slider)[1].rect.minX == 89)
    let stepper = UIStepper(frame: .zero)
    slider = UISlider(frame: CGRect(0, 0, 128, 31))
    slider.value = 0.5
    let root = UIView(frame: CGRect(0, 0, 200, 100))
    root.addSubview(stepper)
    root.addSubview(slider)
    let renderer = FrameRenderer(root: root)
    renderer.renderFrame()
    // The minus can be used once the range goes on below the number.
    stepper.minimumValue = -10
    expect(renderer.rendered(stepper.value == 0 && renderer.committedBytes > 0))
    slider.maximumValue = 2
    expect(renderer.rendered(slider.value == 0.5 && renderer.committedBytes > 0))
    stepper.minimumValue = -10
    slider.maximumValue = 2
    expectEqual(renderer.rendered(renderer.committedBytes), 0)
  }

  @Test("Steppers, bars and indicators show their values within their range")
  func stepper() {
    let stage = TouchStage(UIStepper(frame: .zero))
    let (minus, plus) = (CGPoint(20, 10), CGPoint(80, 10))
    stage.control.maximumValue = 2
    stage.control.stepValue = 1.5
    stage.window.tap(at: minus)
    expect(stage.control.value == 0 && !stage.events.contains("changed"))
    stage.window.tap(at: plus)
    stage.window.tap(at: plus)
    stage.window.tap(at: plus)
    expectEqual(stage.control.value, 2)
    expectEqual(stage.events.filter { $0 == "changed" }.count, 2)
    stage.control.wraps = true
    stage.window.tap(at: plus)
    expectEqual(stage.control.value, 0)
    stage.window.tap(at: minus)
    expectEqual(stage.control.value, 2)
    stage.control.value = .nan
    expectEqual(stage.control.value, 0)
    expectEqual(stage.control.frame.size, CGSize(94, 32))
    for (progress, length) in [
      (-1, 0), (0, 0), (0.25, 25), (1, 100), (7, 100), (.nan, 0), (.infinity, 100),
    ] as [(Float, CGFloat)] {
      let view = UIProgressView(frame: CGRect(0, 0, 100, 4))
      view.progress = progress
      expectEqual(boxes(view).dropFirst().first?.rect.width ?? 0, length)
    }
    let wheel = UIActivityIndicatorView(style: .medium)
    expect(wheel.isHidden && !wheel.isAnimating)
    wheel.startAnimating()
    expect(!wheel.isHidden && wheel.isAnimating && drawn(wheel).count == 8)
    wheel.stopAnimating()
    expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    expect(!wheel.isHidden)
    wheel.style = .large
    expectEqual(wheel.frame.size, CGSize(37, 37))
  }

  @Test("Segments are selected by touch and share the width")
  func segments() {
    do {  // A tap selects a segment; segments that come and go take the selection along.
      let stage = TouchStage(UISegmentedControl(items: ["One", "Two", "Three"]))
      let control = stage.control
      control.frame = CGRect(0, 0, 300, 32)
      expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
      stage.window.tap(at: CGPoint(150, 10))
      expect(control.selectedSegmentIndex == 1 && stage.events.contains("changed"))
      stage.forget()
      stage.window.tap(at: CGPoint(150, 10))
      expect(!stage.events.contains("changed"), "it is selected already")
      control.insertSegment(withTitle: "Zero", at: 0, animated: false)
      expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Two")
      control.removeSegment(at: 2, animated: false)
      expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
      control.setEnabled(false, forSegmentAt: 0)
      stage.window.tap(at: CGPoint(10, 10))
      expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
      control.isMomentary = true
      stage.window.tap(at: CGPoint(290, 10))
      expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
      expect(stage.events.contains("changed"))
      control.removeAllSegments()
      stage.window.tap(at: CGPoint(290, 10))
      expect(control.numberOfSegments == 0 && control.intrinsicContentSize.width == 0)
    }
    let control = UISegmentedControl(items: ["a", "b"])
    control.frame = CGRect(0, 0, 200, 32)
    control.selectedSegmentIndex = 1
    control.layoutIfNeeded()
    let labels = control.subviews.compactMap { $0 as? UILabel }
    expectEqual(labels.map(\.frame.midX), [50, 150])
    expectEqual(boxes(control).last?.rect, CGRect(102, 2, 96, 28))
  }
}
