// SPDX-License-Identifier: Apache-2.0

import SwiftUI
public import UIKit

/// A cell that can be filled from a row: the one call by which a data source uses any strategy.
open class ScenarioCell: UITableViewCell {
  /// Whether the app has put a mark on the row, which is a state of its own.
  public var isMarked = false {
    didSet {
      if isMarked != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    if isMarked { state[.isMarked] = true }
    return state
  }

  /// Fills the cell so that it shows a row.
  open func fill(with row: Row) {
    preconditionFailure("\(type(of: self)) must override fill(with:).")
  }
}

extension UIConfigurationStateCustomKey {
  /// Whether the app has put a mark on the row.
  public static let isMarked = UIConfigurationStateCustomKey("reuse-bench.isMarked")
}

/// What the list content of all cells has in common.
@MainActor enum ListLayout {
  /// The side of a symbol beside text of a point.
  private static let symbolShare: CGFloat = 28 / 17

  /// Returns content without texts, 16 points from both edges.
  ///
  /// Without an image the texts begin at the margin; with one, 12 points beside it.
  static func made(imageSide: CGFloat = 28) -> UIListContentConfiguration {
    var layout = UIListContentConfiguration.subtitleCell()
    layout.axesPreservingSuperviewLayoutMargins = []
    layout.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0,
      leading: 16,
      bottom: 0,
      trailing: 16
    )
    layout.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: imageSide / symbolShare
    )
    layout.imageToTextPadding = 12
    layout.secondaryTextProperties.color = .secondaryLabel
    return layout
  }
}

extension View {
  /// Puts the view at a place of a stack that is aligned at its top leading corner.
  func placed(x: CGFloat, y: CGFloat) -> some View {
    offset(x: x, y: y)
  }

  /// Puts the view in the middle of a rectangle's height, at a place of such a stack.
  func placed(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) -> some View {
    frame(width: width, height: height).offset(x: x, y: y)
  }
}

/// A text over the whole width, at the side on which its lines begin.
///
/// A text takes no more width than it needs, and lies at the leading edge. A label is as wide as it
/// is made, and lines that run from right to left begin at its right edge; so they do here.
struct HostedText: View {
  let text: String
  let font: Font
  var color = Color(uiColor: .label)
  var lineLimit: Int? = 1

  var body: some View {
    Text(text)
      .font(font)
      .foregroundStyle(color)
      .lineLimit(lineLimit)
      .frame(maxWidth: .infinity, alignment: text.runsFromRightToLeft ? .trailing : .leading)
  }
}

/// An image in a square of a side.
struct HostedImage: View {
  let image: UIImage
  let side: CGFloat

  var body: some View {
    Image(uiImage: image)
      .resizable()
      .frame(width: side, height: side)
  }
}

/// The flag of a row, in its colour.
struct HostedFlag: View {
  var body: some View {
    if let flag = Palette.flag {
      Image(uiImage: flag)
        .renderingMode(.template)
        .resizable()
        .frame(width: 16, height: 16)
        .foregroundStyle(.orange)
    }
  }
}
