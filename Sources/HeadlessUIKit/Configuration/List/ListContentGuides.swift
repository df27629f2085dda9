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

/// A guide that lies where the arithmetic of list content puts a part.
///
/// Its edges are constraints to the view's, so that other constraints can refer to it.
final class ListContentGuide: UILayoutGuide {
  private var edges: [NSLayoutConstraint] = []

  /// Where the part lies, in the view's coordinates.
  var rectangle = CGRect.zero {
    didSet {
      guard rectangle != oldValue, edges.count == 4 else { return }
      edges[0].constant = rectangle.minX
      edges[1].constant = rectangle.minY
      edges[2].constant = rectangle.width
      edges[3].constant = rectangle.height
    }
  }

  override var layoutFrame: CGRect { rectangle }

  /// Ties the guide to a view that it was added to.
  func attach(to view: UIView) {
    edges = [
      leftAnchor.constraint(equalTo: view.leftAnchor, constant: rectangle.minX),
      topAnchor.constraint(equalTo: view.topAnchor, constant: rectangle.minY),
      widthAnchor.constraint(equalToConstant: rectangle.width),
      heightAnchor.constraint(equalToConstant: rectangle.height),
    ]
    NSLayoutConstraint.activate(edges)
  }
}
