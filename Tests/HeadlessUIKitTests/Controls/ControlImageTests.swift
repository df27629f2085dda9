// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Images of controls") @MainActor struct ControlImageTests {
  private func image(_ width: CGFloat, _ height: CGFloat, _ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width, height))
      .image { context in
        color.setFill()
        context.fill(CGRect(0, 0, width, height))
      }
  }

  private func boxes(_ view: UIView) -> Int { drawn(view).count }

  private func shown(in view: UIView) -> [CGRect] {
    view.layoutIfNeeded()
    return view.subviews.compactMap { ($0 as? UIImageView)?.image == nil ? nil : $0.frame }
  }

  @Test("Images of a slider replace its knob, ends and track")
  func thumb() throws {
    do {  // A slider with an image as its knob moves that, and is dragged by it.
      let stage = TouchStage(UISlider(frame: CGRect(0, 0, 120, 31)))
      let slider = stage.control
      let (plain, pressed) = (image(20, 20, .red), image(20, 20, .blue))
      slider.setThumbImage(plain, for: .normal)
      slider.setThumbImage(pressed, for: .highlighted)
      expect(slider.thumbImage(for: .normal) === plain && slider.currentThumbImage === plain)
      expect(slider.thumbImage(for: .disabled) == nil)
      slider.value = 0.5
      expectEqual(shown(in: slider), [CGRect(50, 5.5, 20, 20)])
      expectEqual(boxes(slider), 2, "the track in two parts, and no knob")
      let touch = try require(stage.window.beginTouch(at: CGPoint(60, 15)))
      expect(slider.currentThumbImage === pressed)
      stage.window.moveTouch(touch, to: CGPoint(85, 15))
      stage.window.endTouch(touch)
      expect(slider.value == 0.75 && slider.currentThumbImage === plain)
      expectEqual(shown(in: slider), [CGRect(75, 5.5, 20, 20)])
      slider.setThumbImage(nil, for: .normal)
      expect(shown(in: slider).isEmpty && boxes(slider) == 3)
    }
    do {  // Images at both ends leave the track the room between them, mirrored with the text.
      let slider = UISlider(frame: CGRect(0, 0, 200, 31))
      slider.minimumValueImage = image(10, 10, .red)
      slider.maximumValueImage = image(30, 10, .red)
      expectEqual(shown(in: slider).map(\.minX), [0, 170])
      let track = slider.trackRect(forBounds: slider.bounds)
      expect(track.minX == 18 && track.maxX == 162 && track.midY == 15.5)
      expectEqual(slider.thumbFrame.minX, 18)
      slider.value = 1
      expectEqual(slider.thumbFrame.maxX, 162)
      slider.semanticContentAttribute = .forceRightToLeft
      slider.setNeedsLayout()
      expectEqual(shown(in: slider).map(\.minX), [190, 0])
      expectEqual(slider.thumbFrame.minX, slider.trackRect(forBounds: slider.bounds).minX)
    }
    do {  // Images of the track are stretched over its parts before and behind the knob.
      let slider = UISlider(frame: CGRect(0, 0, 128, 31))
      slider.setMinimumTrackImage(image(1, 4, .red), for: .normal)
      slider.setMaximumTrackImage(image(1, 4, .blue), for: .normal)
      slider.value = 0.25
      expectEqual(Set(shown(in: slider).map { [$0.minX, $0.maxX] }), [[0, 39], [39, 128]])
      expectEqual(boxes(slider), 0, "the knob has a view of its own in front")
    }
    let slider = UISlider(frame: CGRect(0, 0, 128, 31))
    slider.setMinimumTrackImage(image(1, 4, .red), for: .normal)
    slider.value = 0.25
    slider.layoutIfNeeded()
    let knob = try require(slider.subviews.last)
    expect(knob.frame == slider.thumbFrame && !knob.isHidden && boxes(knob) == 1)
    expectEqual(boxes(slider), 1, "the track behind the knob alone")
    slider.setThumbImage(image(9, 9, .blue), for: .normal)
    slider.layoutIfNeeded()
    expect(knob.isHidden)
  }

  @Test("The last image or tint counts, and a subclass may place the track")
  func lastHolds() {
    do {  // Of an image and a tint of one part the last that was set holds.
      let slider = UISlider(frame: CGRect(0, 0, 128, 31))
      slider.thumbTintColor = .red
      slider.setThumbImage(image(9, 9, .blue), for: .normal)
      expect(slider.thumbTintColor == nil)
      slider.thumbTintColor = .red
      expect(slider.thumbImage(for: .normal) == nil)
      slider.setMinimumTrackImage(image(1, 4, .blue), for: .normal)
      slider.setMaximumTrackImage(image(1, 4, .blue), for: .normal)
      slider.minimumTrackTintColor = .green
      expect(slider.currentMinimumTrackImage == nil && slider.currentMaximumTrackImage != nil)
    }
    do {  // A slider that is told of no image has no views for images.
      let slider = UISlider(frame: .zero)
      slider.minimumValueImage = nil
      slider.setThumbImage(nil, for: .normal)
      expect(slider.subviews.isEmpty)
    }
    final class Thick: UISlider {
      override func trackRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(20, 10, bounds.width - 40, 10)
      }
    }
    let slider = Thick(frame: CGRect(0, 0, 200, 31))
    expectEqual(slider.thumbFrame.minX, 20)
    slider.value = 1
    expectEqual(slider.thumbFrame.maxX, 180)
  }

  @Test("Segments show images or titles, share the width and run actions")
  func segments() throws {
    do {  // A segment shows an image or a title, the last that it was given.
      let (star, moon) = (image(12, 12, .red), image(14, 10, .red))
      let control = UISegmentedControl(items: ["One", star, "Three"])
      expect(control.imageForSegment(at: 1) === star && control.titleForSegment(at: 1) == nil)
      expect(control.imageForSegment(at: 0) == nil)
      control.setImage(moon, forSegmentAt: 0)
      control.setTitle("Two", forSegmentAt: 1)
      expect(control.imageForSegment(at: 0) === moon && control.titleForSegment(at: 0) == nil)
      expect(control.titleForSegment(at: 1) == "Two" && control.imageForSegment(at: 1) == nil)
      control.frame = CGRect(0, 0, 300, 32)
      expectEqual(shown(in: control).map(\.midX), [50])
      expectEqual(control.subviews.count, 3, "what was shown before is gone")
    }
    do {  // Widths that an app sets stand, and the other segments share the rest.
      let stage = TouchStage(UISegmentedControl(items: ["a", "b", "c"]))
      let control = stage.control
      control.frame = CGRect(0, 0, 300, 32)
      control.setWidth(100, forSegmentAt: 1)
      expect(control.widthForSegment(at: 1) == 100 && control.widthForSegment(at: 0) == 0)
      control.setWidth(20, forSegmentAt: 0)
      control.layoutIfNeeded()
      expectEqual(control.subviews.map(\.frame.midX), [10, 70, 210])
      stage.window.tap(at: CGPoint(115, 10))
      expectEqual(control.selectedSegmentIndex, 1)
      stage.window.tap(at: CGPoint(125, 10))
      expectEqual(control.selectedSegmentIndex, 2)
    }
    do {  // Segments are as wide as their content asks for where the control says so.
      let control = UISegmentedControl(items: ["i", "a long title"])
      control.apportionsSegmentWidthsByContent = true
      control.sizeToFit()
      control.layoutIfNeeded()
      let labels = control.subviews.compactMap { $0 as? UILabel }
      for label in labels {
        expect(label.frame.width >= label.sizeThatFits(.zero).width, "nothing is cut")
      }
      expect(labels[0].frame.width < labels[1].frame.width)
    }
    var done: [String] = []
    let actions = ["Day", "Week"].map { title in UIAction(title: title) { done.append($0.title) } }
    let control = UISegmentedControl(frame: CGRect(0, 0, 200, 32), actions: actions)
    let stage = TouchStage(control)
    control.selectedSegmentIndex = 0
    expect(done.isEmpty && control.titleForSegment(at: 1) == "Week")
    stage.window.tap(at: CGPoint(150, 10))
    expect(done == ["Week"] && stage.events.contains("changed"))
    expectEqual(control.segmentIndex(identifiedBy: actions[1].identifier), 1)
    expect(control.actionForSegment(at: 0) === actions[0])
    // An action of a name that is there takes the former one's place.
    let other = UIAction(title: "7 days", identifier: actions[1].identifier) { _ in }
    control.insertSegment(action: other, at: 1, animated: false)
    expectEqual((0..<2).map(control.titleForSegment), ["Day", "7 days"])
    control.insertSegment(action: other, at: 0, animated: false)
    expectEqual((0..<2).map(control.titleForSegment), ["7 days", "Day"])
    expectEqual(control.numberOfSegments, 2)
  }

  @Test("labels and image views take no touches until they are told to; what holds them does")
  func untouched() throws {
    let window = UIWindow(frame: CGRect(0, 0, 100, 100))
    let holder = window.adding(UIView(frame: window.bounds))
    for view in [UILabel(), UIImageView(image: image(4, 4, .red)), UIImageView()] {
      expect(!view.isUserInteractionEnabled)
      view.frame = holder.bounds
      holder.addSubview(view)
      let point = CGPoint(50, 50)
      expect(window.hitTest(point, with: nil) === holder)
      view.isUserInteractionEnabled = true
      expect(window.hitTest(point, with: nil) === view)
      view.removeFromSuperview()
    }
  }
}
