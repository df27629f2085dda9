// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// A content view of twelve views under thirty constraints, as a cell of an app has them.
///
/// Texts ask for their own sizes, one wraps, two stand on one baseline, and the height follows from
/// all of them.
@MainActor final class ConstrainedCell {
  /// The width of the cell.
  static let width: CGFloat = 375
  /// The texts that the title is given in turns.
  static let titles = ["A message from afar", "Short news"]

  /// The view that holds the others; its frame is set by hand.
  let content = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 0))
  /// The text at the top, which gives way to the time.
  let title = UILabel()
  /// The text of two lines.
  let body = UILabel()
  /// The views below the content view.
  let views: [UIView]
  /// The constraints, inactive at first.
  let constraints: [NSLayoutConstraint]
  /// The distance of the body from the text above.
  let gap: NSLayoutConstraint

  private static let prose =
    "Each of the twelve views has a place that follows from the others, and a change moves few."

  /// Makes the views and the constraints and lays nothing out.
  init() {
    let avatar = Box(width: 40, height: 40)
    let picture = Box(width: 64, height: UIView.noIntrinsicMetric)
    let labels = (time: UILabel(), subtitle: UILabel(), badge: UILabel())
    let counts = (likes: UILabel(), replies: UILabel(), shares: UILabel())
    let (separator, dot) = (UIView(), Box(width: 8, height: 8))
    title.text = Self.titles[0]
    body.text = Self.prose
    body.numberOfLines = 2
    labels.time.text = "12:30"
    labels.subtitle.text = "Somebody that you know"
    labels.badge.text = "3"
    counts.likes.text = "17"
    counts.replies.text = "4"
    counts.shares.text = "230"
    views = [
      avatar, labels.badge, title, labels.time, labels.subtitle, body, picture, counts.likes,
      counts.replies, counts.shares, separator, dot,
    ]
    // The body wishes for one long line; the picture must not give way to it.
    avatar.setContentCompressionResistancePriority(.required, for: .horizontal)
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(view)
    }
    gap = body.topAnchor.constraint(equalTo: labels.subtitle.bottomAnchor, constant: 4)
    constraints =
      Self.head(content, avatar, labels.badge, dot) + Self.texts(content, avatar, title, labels)
      + Self.body(content, title, body, picture) + [gap] + Self.counts(picture, counts)
      + Self.end(content, picture, title, separator)
  }

  /// A cell that has been laid out at the height that fits.
  static func solved() -> ConstrainedCell {
    let cell = ConstrainedCell()
    cell.activate()
    cell.layOut()
    cell.fit()
    return cell
  }

  /// Gives the title another text.
  func setTitle(_ text: String) { title.text = text }

  /// Whether the texts lie where sums of margins and sizes put them, and the height is their sum.
  var agreesWithSums: Bool {
    let text = title.sizeThatFits(.zero)
    let left = 16.0 + 40 + 12
    let width = Self.width - left - 16
    let lines = body.sizeThatFits(CGSize(width: width, height: 0)).height
    let top = 12 + text.height + 4 + text.height + gap.constant
    return title.frame == CGRect(origin: CGPoint(x: left, y: 12), size: text)
      && body.frame == CGRect(x: left, y: top, width: width, height: lines)
      && content.frame.height == top + lines + 8 + 32 + 12 + 1
      && views.allSatisfy { !$0.hasAmbiguousLayout }
  }

  /// Activates the constraints.
  func activate() { NSLayoutConstraint.activate(constraints) }

  /// Gives the cell the height that fits, as a table does, and lays it out.
  func fit() {
    content.frame.size.height = fittedHeight
    layOut()
  }

  /// The height that fits.
  var fittedHeight: CGFloat {
    content.systemLayoutSizeFitting(
      CGSize(width: Self.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    .height
  }

  /// Lays out what has changed.
  func layOut() { content.layoutIfNeeded() }

  /// The picture of the sender with a number and a dot on it: 6 constraints.
  private static func head(
    _ content: UIView,
    _ avatar: UIView,
    _ badge: UIView,
    _ dot: UIView
  ) -> [NSLayoutConstraint] {
    [
      avatar.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
      avatar.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      badge.trailingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 4),
      badge.bottomAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 4),
      dot.trailingAnchor.constraint(equalTo: avatar.leadingAnchor, constant: -4),
      dot.centerYAnchor.constraint(equalTo: avatar.centerYAnchor),
    ]
  }

  /// A title, a time and a line below them: 7 constraints.
  private static func texts(
    _ content: UIView,
    _ avatar: UIView,
    _ title: UIView,
    _ labels: (time: UILabel, subtitle: UILabel, badge: UILabel)
  ) -> [NSLayoutConstraint] {
    [
      title.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      title.topAnchor.constraint(equalTo: avatar.topAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: labels.time.leadingAnchor, constant: -8),
      labels.time.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      labels.time.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      labels.subtitle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      labels.subtitle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
    ]
  }

  /// A text of several lines and a picture of half its width's height: 5 constraints.
  private static func body(
    _ content: UIView,
    _ title: UIView,
    _ body: UIView,
    _ picture: UIView
  ) -> [NSLayoutConstraint] {
    [
      body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16),
      picture.leadingAnchor.constraint(equalTo: body.leadingAnchor),
      picture.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 8),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
    ]
  }

  /// Three numbers beside the picture: 6 constraints.
  private static func counts(
    _ picture: UIView,
    _ counts: (likes: UILabel, replies: UILabel, shares: UILabel)
  ) -> [NSLayoutConstraint] {
    [
      counts.likes.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
      counts.likes.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
      counts.replies.leadingAnchor.constraint(equalTo: counts.likes.trailingAnchor, constant: 12),
      counts.replies.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
      counts.shares.leadingAnchor.constraint(equalTo: counts.replies.trailingAnchor, constant: 12),
      counts.shares.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
    ]
  }

  /// A line at the end: 5 constraints.
  private static func end(
    _ content: UIView,
    _ picture: UIView,
    _ title: UIView,
    _ separator: UIView
  ) -> [NSLayoutConstraint] {
    [
      separator.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      separator.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 12),
      separator.heightAnchor.constraint(equalToConstant: 1),
      separator.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ]
  }

  /// A view whose content has a size of its own.
  private final class Box: UIView {
    private let content: CGSize

    init(width: CGFloat, height: CGFloat) {
      content = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { content }
  }
}
