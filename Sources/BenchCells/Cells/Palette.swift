// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The colours, fonts and images that rows refer to by number, made once as an app does.
@MainActor enum Palette {
  static let accents: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue,
    .systemIndigo, .systemPurple,
  ]

  /// The images; the first number stands for no image.
  static let images: [UIImage?] = [
    nil,
    UIImage(systemName: "star.fill"),
    UIImage(systemName: "heart.fill"),
    UIImage(systemName: "bell"),
    UIImage(systemName: "globe"),
    UIImage(systemName: "book.fill"),
    UIImage(systemName: "leaf"),
    UIImage(systemName: "bolt.fill"),
  ]

  static let flag = UIImage(systemName: "flag.fill")
  static let arrow = UIImage(systemName: "chevron.right")

  static let unread = UIColor.label
  static let read = UIColor.secondaryLabel
  static let action = UIColor.systemBlue

  static let plainTitle = UIFont.systemFont(ofSize: 15)
  static let emphasizedTitle = UIFont.systemFont(ofSize: 15, weight: .semibold)
  static let listTitle = UIFont.systemFont(ofSize: 16)
  static let settingText = UIFont.systemFont(ofSize: 17)
  static let detail = UIFont.systemFont(ofSize: 12)
  static let running = UIFont.systemFont(ofSize: 13)
  static let mark = UIFont.systemFont(ofSize: 11, weight: .bold)

  /// The height of a line in whole half points, which is what labels ask for.
  static let listTitleHeight = halfPoints(listTitle.lineHeight)
  static let detailHeight = halfPoints(detail.lineHeight)

  private static func halfPoints(_ length: CGFloat) -> CGFloat {
    (length * 2).rounded(.up) / 2
  }
}
