// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The guides of a list content view that were asked for.
@MainActor final class ListContentGuides {
  /// The parts that guides stand for.
  enum Part: Int {
    case image
    case text
    case secondaryText
  }

  private var guides: [ListContentGuide?] = [nil, nil, nil]

  /// Returns the guide of a part, made in a view if there is none.
  func guide(for part: Part, in view: UIListContentView) -> ListContentGuide {
    if let guide = guides[part.rawValue] { return guide }
    let guide = ListContentGuide()
    guide.identifier = "\(part)LayoutGuide"
    view.addLayoutGuide(guide)
    guide.attach(to: view)
    guides[part.rawValue] = guide
    return guide
  }

  /// Moves the guides to where a layout places their parts; one whose part is gone stays.
  func follow(_ layout: ListContentLayout) {
    if let rect = layout.image { guides[0]?.rectangle = rect }
    if let rect = layout.text { guides[1]?.rectangle = rect }
    if let rect = layout.secondaryText { guides[2]?.rectangle = rect }
  }
}

extension UIListContentView {
  /// Returns the guide of a part, or nil if the content has no such part.
  func guide(for part: ListContentGuides.Part) -> UILayoutGuide? {
    let view: UIView? =
      switch part {
      case .image: imagePart
      case .text: textPart
      case .secondaryText: secondaryTextPart
      }
    guard let view, !view.storedIsHidden else { return nil }
    let guides = guides ?? ListContentGuides()
    self.guides = guides
    let guide = guides.guide(for: part, in: self)
    guides.follow(layout(in: storedFrame.size))
    return guide
  }
}
