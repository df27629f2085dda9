// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import Foundation
import HeadlessUIKit

/// A list content view with eight fields set, and a label that is written directly beside it.
@MainActor final class ListContentBed {
  /// The view of the list content.
  let view: UIListContentView
  /// The label that is written without a configuration.
  let label = UILabel(frame: .zero)
  /// Two contents that differ in their text alone.
  let contents: [UIListContentConfiguration]
  /// The first content made once more, so that it shares nothing with it, as its cell would give it.
  let equal: any UIContentConfiguration

  private static let texts = ["Latin small letter a", "Latin capital letter A with grave"]
  private static let star = UIImage(systemName: "star")
  private static let font = UIFont.systemFont(ofSize: 15, weight: .semibold)

  /// Makes the view and shows the first content.
  init() {
    contents = Self.texts.map { Self.content($0) }
    equal = Self.content(Self.texts[0])
    view = UIListContentView(configuration: contents[0])
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 60)
    view.layoutIfNeeded()
    label.font = Self.font
    precondition(contents[0] != contents[1], "The contents of a bed differ.")
  }

  /// Content of eight fields.
  static func content(_ text: String) -> UIListContentConfiguration {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = text
    content.secondaryText = "U+0061"
    content.image = star
    content.imageProperties.tintColor = .systemRed
    content.textProperties.font = font
    content.textProperties.numberOfLines = 1
    content.secondaryTextProperties.color = .systemGray
    content.secondaryTextProperties.numberOfLines = 1
    return content
  }

  /// Gives the view a content that is equal and shares nothing with what it shows.
  func setEqual(count: Int) {
    let pair = [equal, view.configuration]
    for index in 0..<count { view.configuration = pair[index & 1] }
  }

  /// Makes contents of eight fields.
  static func make(count: Int) {
    for index in 0..<count { BlackHole.consume(content(texts[index & 1])) }
  }

  /// Gives the view contents that differ in their text, in turns.
  func changeText(count: Int) {
    for index in 0..<count { view.configuration = contents[~index & 1] }
  }

  /// Writes the same texts to a label.
  func writeText(count: Int) {
    for index in 0..<count { label.text = Self.texts[~index & 1] }
  }

  /// Changes the text and lays the view out.
  func changeAndLayOut(count: Int) {
    for index in 0..<count {
      view.configuration = contents[~index & 1]
      view.layoutIfNeeded()
    }
  }
}
