// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Constraints that cannot hold together: one gives way, one sentence says so, nothing crashes.
@MainActor @Suite struct LayoutConflictTests {
  private let stage = LayoutStage()

  @Test func theLaterOfTwoRequiredConstraintsGivesWay() throws {
    let view = stage.add(UIView())
    view.pinCorner()
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    second.identifier = "too wide"
    NSLayoutConstraint.activate([first, second])
    let sentences = LayoutStage.conflicts { stage.render() }
    expectEqual(view.frame.width, 100)
    expect(second.isActive)
    let sentence = try require(sentences.first)
    expectEqual(sentences.count, 1)
    let name = "UIView#\(view.layerIdentifier)"
    expect(sentence.contains("\n  <\(name).width == 100>"))
    expect(sentence.contains("Breaking <too wide: \(name).width == 200>"))
    expect(!sentence.contains("topAnchor") && !sentence.contains(".top"))
  }

  @Test func aBrokenConstraintIsReportedOnceAndHoldsAgainWhenItCan() {
    let view = stage.add(UIView())
    view.pinCorner()
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([first, second])
    let sentences = LayoutStage.conflicts {
      stage.render()
      first.constant = 110
      stage.render()
      expectEqual(view.frame.width, 110)
      first.isActive = false
      stage.render()
    }
    expectEqual(view.frame.width, 200)
    expectEqual(sentences.count, 1)
    first.isActive = true
    second.isActive = false
    stage.render()
    expectEqual(view.frame.width, 110)
  }

  @Test func aConstantThatContradictsBreaksTheLatest() {
    let left = stage.add(UIView())
    let right = stage.add(UIView())
    left.pinCorner()
    let leftWidth = left.widthAnchor.constraint(equalToConstant: 100)
    let rightWidth = right.widthAnchor.constraint(equalToConstant: 190)
    NSLayoutConstraint.activate([
      leftWidth,
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 10),
      right.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
      rightWidth,
    ])
    expect(LayoutStage.conflicts { stage.render() }.isEmpty)
    expectEqual(right.frame.minX, 110)
    leftWidth.constant = 120
    let sentences = LayoutStage.conflicts { stage.render() }
    expectEqual(left.frame.width, 120)
    expectEqual(right.frame.width, 170)
    expectEqual(sentences.count, 1)
    expect(sentences[0].contains("Breaking \(rightWidth.text)"))
    leftWidth.constant = 100
    expect(LayoutStage.conflicts { stage.render() }.isEmpty)
    expectEqual(right.frame.width, 190)
  }

  @Test func aConstraintThatContradictsItselfIsLeftOut() {
    let view = stage.add(ContentBox(50, 20))
    view.pinCorner()
    view.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5).isActive = true
    let sentences = LayoutStage.conflicts { stage.render() }
    expectEqual(sentences.count, 1)
    expectEqual(view.frame, CGRect(x: 0, y: 0, width: 50, height: 20))
  }

  @Test func aFrameThatIsSetByHandBeatsAConstraint() {
    let view = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
    stage.window.addSubview(view)
    view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
    let sentences = LayoutStage.conflicts { stage.render() }
    expectEqual(sentences.count, 1)
    expect(sentences[0].contains("the frame of UIView#\(view.layerIdentifier), set by hand"))
    expectEqual(view.frame, CGRect(x: 30, y: 40, width: 50, height: 60))
  }

  @Test func aRootThatIsTooSmallForItsConstraintsKeepsItsSize() {
    let wide = stage.add(UIView())
    wide.pinEdges(10)
    let width = wide.widthAnchor.constraint(greaterThanOrEqualToConstant: 290)
    width.isActive = true
    let sentences = LayoutStage.conflicts { stage.render() }
    expectEqual(sentences.count, 1)
    expect(sentences[0].contains("the size of UIWindow#\(stage.window.layerIdentifier)"))
    expectEqual(wide.frame, CGRect(x: 10, y: 10, width: 280, height: 180))
    stage.window.frame.size.width = 400
    stage.render()
    expectEqual(wide.frame.width, 380)
  }

  @Test func lowerPrioritiesGiveWayInSilence() {
    let view = stage.add(UIView())
    view.pinEdges(10)
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    width.priority = UILayoutPriority(999)
    width.isActive = true
    expect(LayoutStage.conflicts { stage.render() }.isEmpty)
    expectEqual(view.frame.width, 280)
  }

  @Test func aViewThatHasNoSizeYetIsNoConflict() {
    let parent = UIView()
    stage.window.addSubview(parent)
    let view = stage.add(UIView(), to: parent)
    view.pinEdges(10)
    expect(LayoutStage.conflicts { stage.render() }.isEmpty)
    parent.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    expect(LayoutStage.conflicts { stage.render() }.isEmpty)
    expectEqual(view.frame, CGRect(x: 10, y: 10, width: 80, height: 30))
  }

  @Test func aThousandConflictsAreSurvived() {
    let view = stage.add(UIView())
    view.pinCorner()
    for width in 0..<1_000 {
      view.widthAnchor.constraint(equalToConstant: CGFloat(width)).isActive = true
    }
    let sentences = LayoutStage.conflicts { stage.render() }
    expectEqual(sentences.count, 999)
    expectEqual(view.frame.width, 0)
  }
}
