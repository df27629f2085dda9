// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

extension LayoutScope {
  /// The two of near distance, length and far distance that a frame keeps along an axis.
  private enum Kept { case nearAndLength, nearAndFar, lengthAndFar }

  func addFrame(of item: LayoutItem) {
    guard let parent = item.parent else { return }
    let kept = Self.kept(by: item.view)
    let differences =
      Self.differences(kept.horizontal, (item.minX, item.maxX), (parent.minX, parent.maxX))
      + Self.differences(kept.vertical, (item.minY, item.maxY), (parent.minY, parent.maxY))
    var handles: [ConstraintHandle?] = []
    for (difference, constant) in zip(differences, constants(of: item, within: parent)) {
      var sum = LayoutExpression()
      sum.add(difference.0, 1)
      sum.add(difference.1, -1)
      handles.append(
        add(
          sum.terms,
          .equal,
          constant,
          priority: ConstraintSolver.requiredPriority,
          source: .frame(item)
        )
      )
    }
    item.frameHandles = handles
  }

  func restateFrames() {
    guard !staleFrames.isEmpty else { return }
    for item in staleFrames {
      item.isFrameStale = false
      guard let parent = item.parent, !item.isFree else { continue }
      for (handle, constant) in zip(item.frameHandles, constants(of: item, within: parent)) {
        if let handle { edits.append((handle, constant)) }
      }
    }
    staleFrames.removeAll(keepingCapacity: true)
    mayMend = true
  }

  private func constants(of item: LayoutItem, within parent: LayoutItem) -> [Double] {
    let frame = item.view.storedFrame
    let size = parent.view.storedFrame.size
    let kept = Self.kept(by: item.view)
    let horizontal = Self.constants(kept.horizontal, frame.minX, frame.width, of: size.width)
    let vertical = Self.constants(kept.vertical, frame.minY, frame.height, of: size.height)
    return (horizontal + vertical).map { Double(LayoutLimits.sound(CGFloat($0))) }
  }

  private static func kept(by view: UIView) -> (horizontal: Kept, vertical: Kept) {
    let mask = mask(of: view)
    return (
      kept(
        near: mask.contains(.flexibleLeftMargin),
        length: mask.contains(.flexibleWidth),
        far: mask.contains(.flexibleRightMargin)
      ),
      kept(
        near: mask.contains(.flexibleTopMargin),
        length: mask.contains(.flexibleHeight),
        far: mask.contains(.flexibleBottomMargin)
      )
    )
  }

  private static func mask(of view: UIView) -> UIView.AutoresizingMask {
    if let cell = view.parent as? UITableViewCell, cell.contentView === view {
      return [.flexibleWidth, .flexibleHeight]
    }
    return view.autoresizingMask
  }

  private static func kept(near: Bool, length: Bool, far: Bool) -> Kept {
    switch (near, length, far) {
    case (false, true, false): .nearAndFar
    case (true, false, false): .lengthAndFar
    // With several flexible parts the frame is constant until the parent's resizing changes it.
    default: .nearAndLength
    }
  }

  private static func constants(
    _ kept: Kept,
    _ near: CGFloat,
    _ length: CGFloat,
    of whole: CGFloat
  ) -> [Double] {
    let far = whole - near - length
    return switch kept {
    case .nearAndLength: [Double(near), Double(length)]
    case .nearAndFar: [Double(near), Double(far)]
    case .lengthAndFar: [Double(length), Double(far)]
    }
  }

  private static func differences(
    _ kept: Kept,
    _ edges: (min: Variable?, max: Variable?),
    _ parent: (min: Variable?, max: Variable?)
  ) -> [(Variable?, Variable?)] {
    let near = (edges.min, parent.min)
    let length = (edges.max, edges.min)
    let far = (parent.max, edges.max)
    return switch kept {
    case .nearAndLength: [near, length]
    case .nearAndFar: [near, far]
    case .lengthAndFar: [length, far]
    }
  }
}
