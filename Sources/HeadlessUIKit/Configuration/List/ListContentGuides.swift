// SPDX-License-Identifier: Apache-2.0

import Foundation

@MainActor final class ListContentGuides {
  enum Part: Int { case image, text, secondaryText }

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

  func follow(_ layout: ListContentLayout) {
    if let rect = layout.image { guides[0]?.rectangle = rect }
    if let rect = layout.text { guides[1]?.rectangle = rect }
    if let rect = layout.secondaryText { guides[2]?.rectangle = rect }
  }
}

extension UIListContentView {
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

/// A guide at the frame of a list content's part, with constraints to the view's edges.
final class ListContentGuide: UILayoutGuide {
  private var edges: [NSLayoutConstraint] = []

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
