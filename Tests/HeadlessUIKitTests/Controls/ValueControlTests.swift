// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Controls that cells use beside switches and buttons: sliders, steppers, segments, bars, wheels.
@Suite("Value controls") @MainActor struct ValueControlTests {
  private func drawn(_ view: UIView) -> [DrawCommand] {
    var list: [DrawCommand] = []
    view.record(into: &list, context: DisplayContext(scale: 2, thumbnails: ThumbnailCache()))
    return list
  }

  private func boxes(_ view: UIView) -> [RoundedBox] {
    drawn(view).compactMap { if case .box(let box) = $0 { box } else { nil } }
  }

  @Test("a slider keeps its number in its range, whatever it is given")
  func sliderRange() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 31))
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
  }

  @Test("a slider follows the finger that drags its knob, and says so while it moves")
  func slider() throws {
    let stage = TouchStage(UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 31)))
    // The knob is 28 points wide, so 100 points are the whole range.
    let touch = try require(stage.window.beginTouch(at: CGPoint(x: 14, y: 15)))
    stage.window.moveTouch(touch, to: CGPoint(x: 39, y: 15))
    expectEqual(stage.control.value, 0.25)
    stage.window.moveTouch(touch, to: CGPoint(x: 290, y: 15))
    stage.window.endTouch(touch)
    expectEqual(stage.control.value, 1)
    expectEqual(stage.events.filter { $0 == "changed" }.count, 2)
    stage.forget()
    stage.window.tap(at: CGPoint(x: 20, y: 15))
    expect(stage.control.value == 1 && stage.events.isEmpty, "the track is not the knob")
  }

  @Test("a new range is drawn, even where the number stays")
  func newRange() {
    let stepper = UIStepper(frame: .zero)
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 31))
    slider.value = 0.5
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.addSubview(stepper)
    root.addSubview(slider)
    let renderer = FrameRenderer(root: root)
    renderer.renderFrame()
    // The minus can be used once the range goes on below the number.
    stepper.minimumValue = -10
    renderer.renderFrame()
    expect(stepper.value == 0 && renderer.committedBytes > 0)
    slider.maximumValue = 2
    renderer.renderFrame()
    expect(slider.value == 0.5 && renderer.committedBytes > 0)
    stepper.minimumValue = -10
    slider.maximumValue = 2
    renderer.renderFrame()
    expectEqual(renderer.committedBytes, 0)
  }

  @Test("a slider that is not continuous says so once, when the finger lifts")
  func uncontinuous() throws {
    let stage = TouchStage(UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 31)))
    stage.control.isContinuous = false
    let touch = try require(stage.window.beginTouch(at: CGPoint(x: 14, y: 15)))
    stage.window.moveTouch(touch, to: CGPoint(x: 39, y: 15))
    stage.window.moveTouch(touch, to: CGPoint(x: 64, y: 15))
    expect(!stage.events.contains("changed"))
    stage.window.endTouch(touch)
    expect(stage.events.filter { $0 == "changed" }.count == 1 && stage.control.value == 0.5)
    stage.forget()
    stage.window.tap(at: CGPoint(x: 64, y: 15))
    expect(!stage.events.contains("changed"))
  }

  @Test("a slider is mirrored where text runs from the right")
  func mirroredSlider() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 31))
    slider.value = 0.25
    expect(slider.thumbFrame.minX == 25 && boxes(slider)[1].rect.maxX == 39)
    slider.semanticContentAttribute = .forceRightToLeft
    expect(slider.thumbFrame.minX == 75 && boxes(slider)[1].rect.minX == 89)
  }

  @Test("a stepper steps to the ends of its range, and past them only if it wraps")
  func stepper() {
    let stage = TouchStage(UIStepper(frame: .zero))
    let (minus, plus) = (CGPoint(x: 20, y: 10), CGPoint(x: 80, y: 10))
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
    expectEqual(stage.control.frame.size, CGSize(width: 94, height: 32))
  }

  @Test("a tap selects a segment; segments that come and go take the selection along")
  func segments() {
    let stage = TouchStage(UISegmentedControl(items: ["One", "Two", "Three"]))
    let control = stage.control
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    stage.window.tap(at: CGPoint(x: 150, y: 10))
    expect(control.selectedSegmentIndex == 1 && stage.events.contains("changed"))
    stage.forget()
    stage.window.tap(at: CGPoint(x: 150, y: 10))
    expect(!stage.events.contains("changed"), "it is selected already")
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "Two")
    control.removeSegment(at: 2, animated: false)
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    control.setEnabled(false, forSegmentAt: 0)
    stage.window.tap(at: CGPoint(x: 10, y: 10))
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    control.isMomentary = true
    stage.window.tap(at: CGPoint(x: 290, y: 10))
    expectEqual(control.selectedSegmentIndex, UISegmentedControl.noSegment)
    expect(stage.events.contains("changed"))
    control.removeAllSegments()
    stage.window.tap(at: CGPoint(x: 290, y: 10))
    expect(control.numberOfSegments == 0 && control.intrinsicContentSize.width == 0)
  }

  @Test("the segments share the width, each with its title in the middle")
  func segmentLayout() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    control.selectedSegmentIndex = 1
    control.layoutIfNeeded()
    let labels = control.subviews.compactMap { $0 as? UILabel }
    expectEqual(labels.map(\.frame.midX), [50, 150])
    expectEqual(boxes(control).last?.rect, CGRect(x: 102, y: 2, width: 96, height: 28))
  }

  @Test(
    "a bar is as long as what is done, from 0 to 1",
    arguments: [
      (-1, 0), (0, 0), (0.25, 25), (1, 100), (7, 100), (.nan, 0), (.infinity, 100),
    ] as [(Float, CGFloat)]
  )
  func progress(progress: Float, length: CGFloat) {
    let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    view.progress = progress
    expectEqual(boxes(view).dropFirst().first?.rect.width ?? 0, length)
  }

  @Test("a wheel shows itself while something goes on")
  func wheel() {
    let wheel = UIActivityIndicatorView(style: .medium)
    expect(wheel.isHidden && !wheel.isAnimating)
    wheel.startAnimating()
    expect(!wheel.isHidden && wheel.isAnimating && drawn(wheel).count == 8)
    wheel.stopAnimating()
    expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    expect(!wheel.isHidden)
    wheel.style = .large
    expectEqual(wheel.frame.size, CGSize(width: 37, height: 37))
  }
}
