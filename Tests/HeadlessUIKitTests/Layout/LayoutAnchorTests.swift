// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Frames by anchors against hand arithmetic, in a window of 300 x 200 points.
@MainActor @Suite struct LayoutAnchorTests {
  private let stage = LayoutStage()

  @Test func edgesAreInsetByConstants() {
    let view = stage.add(UIView())
    view.pinEdges(10)
    stage.render()
    expectEqual(view.frame, CGRect(x: 10, y: 10, width: 280, height: 180))
  }

  @Test func leftAndRightAreLeadingAndTrailing() {
    let view = stage.add(UIView())
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: stage.window.leadingAnchor, constant: 3),
      view.rightAnchor.constraint(equalTo: stage.window.trailingAnchor, constant: -7),
      view.topAnchor.constraint(equalTo: stage.window.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 5),
    ])
    stage.render()
    expectEqual(view.frame, CGRect(x: 3, y: 0, width: 290, height: 5))
  }

  @Test func sizesAndMiddles() {
    let view = stage.add(UIView())
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: stage.window.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: stage.window.centerYAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 10),
    ])
    stage.render()
    // 150 - 100 / 2, 100 + 10 - 60 / 2, 100 wide, 100 / 2 + 10 high
    expectEqual(view.frame, CGRect(x: 100, y: 80, width: 100, height: 60))
  }

  @Test func siblingsAndNestedViewsAreInTheirParentsCoordinates() {
    let outer = stage.add(UIView())
    outer.pinEdges(20)
    let inner = stage.add(UIView(), to: outer)
    inner.pinEdges(5)
    let beside = stage.add(UIView())
    NSLayoutConstraint.activate([
      beside.topAnchor.constraint(equalTo: inner.topAnchor),
      beside.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 1),
      beside.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 0.5),
      beside.heightAnchor.constraint(equalTo: inner.heightAnchor),
    ])
    stage.render()
    expectEqual(outer.frame, CGRect(x: 20, y: 20, width: 260, height: 160))
    expectEqual(inner.frame, CGRect(x: 5, y: 5, width: 250, height: 150))
    expectEqual(beside.frame, CGRect(x: 26, y: 25, width: 125, height: 150))
  }

  @Test func inequalitiesBoundWhatAWeakerWishAsksFor() {
    let view = stage.add(UIView())
    view.pinCorner()
    let wide = view.widthAnchor.constraint(equalToConstant: 500)
    wide.priority = .defaultLow
    let flat = view.heightAnchor.constraint(equalToConstant: 0)
    flat.priority = .defaultLow
    NSLayoutConstraint.activate([
      wide,
      flat,
      view.trailingAnchor.constraint(lessThanOrEqualTo: stage.window.trailingAnchor, constant: -8),
      view.heightAnchor.constraint(greaterThanOrEqualTo: view.widthAnchor, multiplier: 0.25),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
    ])
    stage.render()
    // As wide as the window less 8, as flat as a quarter of that allows.
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 292, height: 73))
  }

  @Test func aMultipleOfAPositionIsMeasuredFromTheOwner() {
    let parent = stage.add(UIView())
    parent.pinCorner(40, 30)
    NSLayoutConstraint.activate([
      parent.widthAnchor.constraint(equalToConstant: 200),
      parent.heightAnchor.constraint(equalToConstant: 100),
    ])
    let view = stage.add(UIView(), to: parent)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: view,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: parent,
        attribute: .trailing,
        multiplier: 0.25,
        constant: 0
      ),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: parent.topAnchor),
      view.heightAnchor.constraint(equalTo: parent.heightAnchor),
    ])
    stage.render()
    // A quarter of the parent's 200 points is 50; half the width before it.
    expectEqual(view.frame, CGRect(x: 45, y: 0, width: 10, height: 100))
  }

  @Test("R39: margins are eight points until they are changed")
  func marginsAreEightPointsUntilTheyAreChanged() {
    let view = stage.add(UIView())
    let guide = stage.window.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.heightAnchor.constraint(equalTo: guide.heightAnchor),
    ])
    stage.render()
    expectEqual(view.frame, CGRect(x: 8, y: 8, width: 284, height: 184))
    expectEqual(guide.layoutFrame, view.frame)
    stage.window.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    stage.render()
    expectEqual(view.frame, CGRect(x: 2, y: 1, width: 294, height: 196))
    stage.window.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10,
      leading: 20,
      bottom: 30,
      trailing: 40
    )
    stage.render()
    expectEqual(view.frame, CGRect(x: 20, y: 10, width: 240, height: 160))
  }

  @Test func marginAttributesAreThoseOfTheGuide() {
    let view = stage.add(UIView())
    func pin(_ own: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute) {
      NSLayoutConstraint(
        item: view,
        attribute: own,
        relatedBy: .equal,
        toItem: stage.window,
        attribute: other,
        multiplier: 1,
        constant: 0
      )
      .isActive = true
    }
    stage.window.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    pin(.left, .leftMargin)
    pin(.trailing, .trailingMargin)
    pin(.top, .topMargin)
    pin(.centerY, .centerYWithinMargins)
    stage.render()
    expectEqual(view.frame, CGRect(x: 20, y: 10, width: 240, height: 160))
  }

  @Test func theSafeAreaIsTheWholeBounds() {
    let view = stage.add(UIView())
    let guide = stage.window.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.widthAnchor.constraint(equalTo: guide.widthAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])
    stage.render()
    expectEqual(view.frame, stage.window.bounds)
    expectEqual(guide.layoutFrame, stage.window.bounds)
  }

  @Test func aGuideOfOnesOwnIsSolvedForLikeAView() {
    let guide = UILayoutGuide()
    stage.window.addLayoutGuide(guide)
    let view = stage.add(UIView())
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      guide.widthAnchor.constraint(equalTo: stage.window.widthAnchor, multiplier: 1.0 / 3),
      guide.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 5),
      guide.bottomAnchor.constraint(equalTo: stage.window.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      view.heightAnchor.constraint(equalToConstant: 15),
    ])
    stage.render()
    expectEqual(guide.layoutFrame, CGRect(x: 0, y: 5, width: 100, height: 195))
    expectEqual(view.frame, CGRect(x: 100, y: 95, width: 200, height: 15))
    expectEqual(stage.window.layoutGuides, [guide])
    stage.window.removeLayoutGuide(guide)
    expect(guide.owningView == nil)
    expectEqual(stage.window.constraints.count, 1)
    stage.render()
  }

  @Test func baselinesAreWhereTheTextStands() {
    let small = stage.add(UILabel())
    let large = stage.add(UILabel())
    small.text = "small"
    small.font = .systemFont(ofSize: 10)
    large.text = "large"
    large.font = .systemFont(ofSize: 40)
    large.pinCorner()
    NSLayoutConstraint.activate([
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    stage.render()
    let expected = large.font.ascender - small.font.ascender
    expect(abs(small.frame.minY - expected) <= 0.25)  // on the pixel grid
    large.font = .systemFont(ofSize: 20)
    stage.render()
    expect(abs(small.frame.minY - (large.font.ascender - small.font.ascender)) <= 0.25)
  }

  @Test func systemSpacingIsEightPoints() {
    let first = stage.add(ContentBox(30, 20))
    let second = stage.add(ContentBox(30, 20))
    first.pinCorner()
    NSLayoutConstraint.activate([
      second.leadingAnchor.constraint(
        equalToSystemSpacingAfter: first.trailingAnchor,
        multiplier: 2
      ),
      second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 1),
    ])
    stage.render()
    expectEqual(second.frame, CGRect(x: 46, y: 28, width: 30, height: 20))
  }

  @Test func edgesThatMeetStillMeetOnThePixelGrid() {
    let parts = (0..<7).map { _ in stage.add(UIView()) }
    parts[0].pinCorner()
    for (left, right) in zip(parts, parts.dropFirst()) {
      NSLayoutConstraint.activate([
        right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
        right.widthAnchor.constraint(equalTo: left.widthAnchor),
        right.topAnchor.constraint(equalTo: left.topAnchor),
      ])
    }
    parts[6].trailingAnchor.constraint(equalTo: stage.window.trailingAnchor).isActive = true
    stage.render()
    for (number, part) in parts.enumerated() {
      // Edge k lies at 300 k / 7, rounded to half points.
      expectEqual(part.frame.minX, (CGFloat(number) * 600 / 7).rounded() / 2)
      expectEqual(part.frame.maxX, (CGFloat(number + 1) * 600 / 7).rounded() / 2)
    }
  }
}
