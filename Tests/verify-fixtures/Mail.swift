// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A mail, with things that some mails have and others have not.
struct Mail: Equatable, Sendable {
  var number: Int
  var subject: String
  var isUrgent: Bool
  var isMuted: Bool
  var isThread: Bool
  var isStruck: Bool
  var symbol: String?

  static let samples: [Mail] = (0..<120)
    .map { number in
      Mail(
        number: number,
        // Now and then there is no subject, which a cell may forget to show.
        subject: number % 7 == 3 ? "" : "Subject \(number)",
        isUrgent: number % 5 == 0,
        isMuted: number % 4 == 1,
        isThread: number % 6 == 2,
        isStruck: number % 9 == 4,
        symbol: number % 3 == 0 ? ["star.fill", "bell", "heart.fill"][number / 3 % 3] : nil
      )
    }
}

enum Mistake: String, CaseIterable, Sendable {
  case text, color, image, hidden, alpha, constraint, accessory
  case selectionLook = "selection-look"
  case targetTwice = "target-twice"
  case subviewTwice = "subview-twice"
  case attributedText = "attributed-text"
}

/// A cell that shows mails, and forgets what it is told to forget.
class MailCell: UITableViewCell {
  let subject = UILabel()
  let picture = UIImageView()
  let flag = UIView()
  let button = UIButton()
  private let dot = UIView()
  private var leading: NSLayoutConstraint?
  private var mistake: Mistake?
  private var shown = 0
  private var hasAttributes = false
  private var hasAction = false
  private var hasMark = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [subject, picture, flag, button, dot] { contentView.addSubview(view) }
    flag.backgroundColor = .systemRed
    flag.isHidden = true
    dot.backgroundColor = .systemBlue
    dot.translatesAutoresizingMaskIntoConstraints = false
    let leading = dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4)
    self.leading = leading
    NSLayoutConstraint.activate([
      leading, dot.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      dot.widthAnchor.constraint(equalToConstant: 6),
      dot.heightAnchor.constraint(equalToConstant: 6),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ mail: Mail, forgetting mistake: Mistake? = nil) {
    self.mistake = mistake
    shown = mail.number
    showSubject(mail)
    if mistake != .color || mail.isUrgent {
      contentView.backgroundColor = mail.isUrgent ? .systemYellow : nil
    }
    if mistake != .image || mail.symbol != nil {
      picture.image = mail.symbol.flatMap { UIImage(systemName: $0) }
    }
    if mistake != .hidden || mail.isUrgent { flag.isHidden = !mail.isUrgent }
    if mistake != .alpha || mail.isMuted { subject.alpha = mail.isMuted ? 0.5 : 1 }
    if mistake != .constraint || mail.isThread { leading?.constant = mail.isThread ? 20 : 4 }
    if mistake != .accessory || mail.isThread {
      accessoryType = mail.isThread ? .disclosureIndicator : .none
    }
    if mistake == .targetTwice || !hasAction {
      button.addAction(UIAction { _ in }, for: .touchUpInside)
      hasAction = true
    }
    if mistake == .subviewTwice || !hasMark {
      let mark = UIView(frame: CGRect(x: 300, y: 4, width: 4, height: 4))
      mark.backgroundColor = .systemGreen
      contentView.addSubview(mark)
      hasMark = true
    }
  }

  private func showSubject(_ mail: Mail) {
    if mistake == .attributedText {
      // Once a text has had attributes it is never plain again.
      if mail.isStruck {
        hasAttributes = true
        subject.attributedText = NSAttributedString(
          string: mail.subject,
          attributes: [.foregroundColor: UIColor.systemRed]
        )
      } else if !hasAttributes {
        subject.text = mail.subject
      }
      return
    }
    if mistake == .text, mail.subject.isEmpty { return }
    subject.attributedText = nil
    if mail.isStruck {
      subject.attributedText = NSAttributedString(
        string: mail.subject,
        attributes: [.foregroundColor: UIColor.systemRed]
      )
    } else {
      // A label keeps the colour of a text that had one.
      subject.textColor = .label
      subject.text = mail.subject
    }
  }

  /// Shows a mail whose picture comes later, some sooner than others.
  func showLate(_ mail: Mail, isChecked: Bool) {
    var bare = mail
    bare.symbol = nil
    show(bare)
    guard let symbol = mail.symbol else { return }
    let delay = mail.number % 2 == 0 ? 0.03 : 0.001
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      guard let self, !isChecked || self.shown == mail.number else { return }
      self.picture.image = UIImage(systemName: symbol)
    }
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    if selected {
      dot.backgroundColor = .systemGreen
    } else if mistake != .selectionLook {
      dot.backgroundColor = .systemBlue
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    subject.frame = CGRect(x: 60, y: 10, width: 200, height: 24)
    picture.frame = CGRect(x: 20, y: 14, width: 30, height: 30)
    flag.frame = CGRect(x: 280, y: 20, width: 10, height: 10)
    button.frame = CGRect(x: 310, y: 10, width: 40, height: 40)
  }
}

/// A cell that writes only what differs.
final class GuardedMailCell: MailCell {
  private var last: Mail?

  func show(_ mail: Mail) {
    guard mail != last else { return }
    last = mail
    super.show(mail)
  }
}

/// A cell that puts itself back before it is used again, and then shows only what a mail has.
final class PreparedMailCell: MailCell {
  override func prepareForReuse() {
    super.prepareForReuse()
    super
      .show(
        Mail(
          number: -1,
          subject: "",
          isUrgent: false,
          isMuted: false,
          isThread: false,
          isStruck: false,
          symbol: nil
        )
      )
  }

  func show(_ mail: Mail) { super.show(mail) }
}

/// A cell that makes a view when the first mail needs it, and hides it from then on.
final class LazyMailCell: MailCell {
  private lazy var badge: UIView = {
    let badge = UIView(frame: CGRect(x: 340, y: 4, width: 8, height: 8))
    badge.backgroundColor = .systemOrange
    contentView.addSubview(badge)
    return badge
  }()
  private var hasBadge = false

  func show(_ mail: Mail) {
    super.show(mail)
    // Hidden in the end, so that all strategies of the list show the same.
    if mail.isThread { hasBadge = true }
    if hasBadge { badge.isHidden = true }
  }
}

struct MailConfiguration: UIContentConfiguration {
  var mail: Mail

  func makeContentView() -> any UIView & UIContentView { MailContentView(self) }
  func updated(for state: any UIConfigurationState) -> MailConfiguration { self }
}

/// Shows a ``MailConfiguration`` in a cell of its own, without its accessory.
final class MailContentView: UIView, UIContentView {
  private let cell = MailCell(style: .default, reuseIdentifier: nil)
  var configuration: any UIContentConfiguration { didSet { apply() } }

  init(_ configuration: MailConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(cell.contentView)
    apply()
  }

  required init?(coder: NSCoder) { nil }

  private func apply() {
    guard let configuration = configuration as? MailConfiguration else { return }
    cell.show(configuration.mail)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    cell.contentView.frame = bounds
    cell.layoutSubviews()
    cell.contentView.frame = bounds
  }
}
