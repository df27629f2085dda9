// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

extension LayoutScope {
  /// Which two of near distance, length and far distance a frame keeps along an axis.
  private enum Kept {
    case nearAndLength
    case nearAndFar
    case lengthAndFar
  }

  /// States a frame that is set by hand: what its autoresizing mask keeps, as constants.
  func addFrame(of item: LayoutItem) {
    guard let parent = item.parent else { return }
    let frame = item.view.storedFrame
    let size = parent.view.storedFrame.size
    let mask = Self.mask(of: item.view)
    let horizontal = Self.kept(
      near: mask.contains(.flexibleLeftMargin),
      length: mask.contains(.flexibleWidth),
      far: mask.contains(.flexibleRightMargin)
    )
    let vertical = Self.kept(
      near: mask.contains(.flexibleTopMargin),
      length: mask.contains(.flexibleHeight),
      far: mask.contains(.flexibleBottomMargin)
    )
    item.frameHandles =
      hold(
        horizontal,
        item,
        Self.constants(horizontal, frame.minX, frame.width, of: size.width),
        edges: (item.minX, item.maxX),
        within: (parent.minX, parent.maxX)
      )
      + hold(
        vertical,
        item,
        Self.constants(vertical, frame.minY, frame.height, of: size.height),
        edges: (item.minY, item.maxY),
        within: (parent.minY, parent.maxY)
      )
  }

  /// States the frames anew that were set by hand since the last solution.
  func restateFrames() {
    guard !staleFrames.isEmpty else { return }
    for item in staleFrames {
      item.isFrameStale = false
      guard let parent = item.parent, !item.isFree else { continue }
      let frame = item.view.storedFrame
      let size = parent.view.storedFrame.size
      let mask = Self.mask(of: item.view)
      let horizontal = Self.kept(
        near: mask.contains(.flexibleLeftMargin),
        length: mask.contains(.flexibleWidth),
        far: mask.contains(.flexibleRightMargin)
      )
      let vertical = Self.kept(
        near: mask.contains(.flexibleTopMargin),
        length: mask.contains(.flexibleHeight),
        far: mask.contains(.flexibleBottomMargin)
      )
      let constants =
        Self.constants(horizontal, frame.minX, frame.width, of: size.width)
        + Self.constants(vertical, frame.minY, frame.height, of: size.height)
      for (handle, constant) in zip(item.frameHandles, constants) {
        if let handle { edits.append((handle, constant)) }
      }
    }
    staleFrames.removeAll(keepingCapacity: true)
    mayMend = true
  }

  /// The mask of a view; the content view of a cell follows the cell.
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
    // Where several parts give way the frame is constant until the parent's resizing changes it.
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

  private func hold(
    _ kept: Kept,
    _ item: LayoutItem,
    _ constants: [Double],
    edges: (min: Variable?, max: Variable),
    within parent: (min: Variable?, max: Variable)
  ) -> [ConstraintHandle?] {
    let near = (edges.min, parent.min)
    let length = (Optional(edges.max), edges.min)
    let far = (Optional(parent.max), Optional(edges.max))
    let differences =
      switch kept {
      case .nearAndLength: [near, length]
      case .nearAndFar: [near, far]
      case .lengthAndFar: [length, far]
      }
    return zip(differences, constants)
      .map { difference, constant in
        var sum = LayoutExpression()
        sum.add(difference.0, 1)
        sum.add(difference.1, -1)
        return add(
          sum.terms,
          .equal,
          constant,
          priority: ConstraintSolver.requiredPriority,
          source: .frame(item)
        )
      }
  }
}
