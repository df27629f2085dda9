// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
  /// The parts of a frame that change when the parent's size changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public var autoresizingMask: AutoresizingMask {
    get { layoutRecord?.autoresizingMask ?? [] }
    set {
      guard newValue != autoresizingMask else { return }
      madeLayoutRecord.autoresizingMask = newValue
      if !newValue.isEmpty { parent?.madeLayoutRecord.resizesSubviews = true }
      layoutRecord?.item?.scope.invalidateStructure()
    }
  }

  func resizeSubviews(from formerSize: CGSize) {
    guard autoresizesSubviews else { return }
    let width = storedFrame.width - formerSize.width
    let height = storedFrame.height - formerSize.height
    for view in storedSubviews {
      guard let record = view.layoutRecord, record.translatesAutoresizingMask else { continue }
      let mask = record.autoresizingMask
      guard !mask.isEmpty else { continue }
      let frame = view.storedFrame
      let horizontal = Self.resized(
        start: frame.minX,
        length: frame.width,
        within: formerSize.width,
        by: width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        )
      )
      let vertical = Self.resized(
        start: frame.minY,
        length: frame.height,
        within: formerSize.height,
        by: height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        )
      )
      view.arrange(
        in: CGRect(
          x: horizontal.start,
          y: vertical.start,
          width: horizontal.length,
          height: vertical.length
        )
      )
    }
  }

  /// Distributes a change of length over the flexible parts in proportion, or equally.
  private static func resized(
    start: CGFloat,
    length: CGFloat,
    within whole: CGFloat,
    by change: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let parts = (
      before: flexible.before ? max(0, start) : 0,
      length: flexible.length ? max(0, length) : 0,
      after: flexible.after ? max(0, whole - start - length) : 0
    )
    let total = parts.before + parts.length + parts.after
    let count = [flexible.before, flexible.length, flexible.after].count { $0 }
    guard count > 0 else { return (start, length) }
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total > 0 ? change * part / total : change / CGFloat(count)
    }
    return (
      start + share(parts.before, flexible.before),
      max(0, length + share(parts.length, flexible.length))
    )
  }
}
