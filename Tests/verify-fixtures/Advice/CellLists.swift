// SPDX-License-Identifier: Apache-2.0

import ReuseBench
import UIKit

/// A cell with labels in a stack, one for each label of a product.
final class LabelsCell: UITableViewCell {
  private let stack = UIStackView()
  private var labels: [UILabel] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    stack.axis = .horizontal
    stack.spacing = 6
    stack.frame = CGRect(x: 16, y: 10, width: 340, height: 24)
    contentView.addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }

  private func label() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 13)
    return label
  }

  func show(_ product: Product) {
    while labels.count < product.labels.count {
      labels.append(label())
      stack.addArrangedSubview(labels[labels.count - 1])
    }
    for (number, label) in labels.enumerated() {
      label.isHidden = number >= product.labels.count
      if !label.isHidden { label.text = product.labels[number] }
    }
  }

  /// Mistake: empties the stack and fills it with new labels.
  func showNew(_ product: Product) {
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for text in product.labels {
      let label = label()
      label.text = text
      stack.addArrangedSubview(label)
    }
  }
}

/// A cell with a badge, which comes when it is first needed.
final class BadgeCell: UITableViewCell {
  private let name = UILabel()
  private var badge: UIView?
  private var width: NSLayoutConstraint?
  private var openings = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    name.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(name)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      name.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  private func newBadge() -> UIView {
    let badge = UIView(frame: CGRect(x: 330, y: 16, width: 12, height: 12))
    badge.backgroundColor = .systemRed
    contentView.addSubview(badge)
    return badge
  }

  func show(_ product: Product) {
    name.text = product.name
    if badge == nil, product.isOnSale { badge = newBadge() }
    badge?.isHidden = !product.isOnSale
  }

  /// Mistake: a further badge with each product on sale.
  func showAdding(_ product: Product) {
    name.text = product.name
    badge?.isHidden = true
    if product.isOnSale { badge = newBadge() }
  }

  private func roomOfName(_ product: Product) -> CGFloat { product.isOnSale ? 200 : 320 }

  func showWidth(_ product: Product) {
    name.text = product.name
    if let width {
      width.constant = roomOfName(product)
    } else {
      width = name.widthAnchor.constraint(equalToConstant: roomOfName(product))
      width?.isActive = true
    }
  }

  /// Mistake: a new width each time, and the old one goes.
  func showNewWidth(_ product: Product) {
    name.text = product.name
    width?.isActive = false
    width = name.widthAnchor.constraint(equalToConstant: roomOfName(product))
    width?.isActive = true
  }

  /// Mistake: long presses are listened for once more each time.
  func showPressable(_ product: Product) {
    name.text = product.name
    addGestureRecognizer(UILongPressGestureRecognizer())
  }

  /// Mistake: a gradient more each time.
  func showGradient(_ product: Product) {
    name.text = product.name
    let gradient = CALayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 375, height: 4)
    contentView.layer.insertSublayer(gradient, at: 0)
  }

  func showPlainly(_ product: Product) { name.text = product.name }

  /// Mistake: lays itself out at once, to know how wide its name came.
  func showLaidOut(_ product: Product) {
    name.text = product.name
    contentView.setNeedsLayout()
    contentView.layoutIfNeeded()
    openings += name.frame.width > 200 ? 1 : 0
  }
}

final class HearingCell: UITableViewCell {
  private static let priceChanged = Notification.Name("priceChanged")
  private var token: (any NSObjectProtocol)?

  private func listen() -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(
      forName: Self.priceChanged,
      object: nil,
      queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.setNeedsLayout() }
    }
  }

  func show(_ product: Product) {
    textLabel?.text = product.name
    if token == nil { token = listen() }
  }

  /// Mistake: one observer more each time, none of which goes.
  func showListening(_ product: Product) {
    textLabel?.text = product.name
    token = listen()
  }
}

final class BuyCell: UITableViewCell {
  private let buy = UIButton(type: .system)
  private var product: Product?
  private var bought: [Int] = []

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    buy.frame = CGRect(x: 290, y: 8, width: 70, height: 28)
    buy.setTitle("Buy", for: .normal)
    contentView.addSubview(buy)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ product: Product) {
    if self.product == nil {
      buy.addAction(UIAction { [weak self] _ in self?.buyShown() }, for: .touchUpInside)
    }
    self.product = product
    textLabel?.text = product.name
  }

  /// Mistake: an action more each time.
  func showAdding(_ product: Product) {
    textLabel?.text = product.name
    let number = product.number
    buy.addAction(UIAction { [weak self] _ in self?.bought.append(number) }, for: .touchUpInside)
  }

  private func buyShown() {
    if let product { bought.append(product.number) }
  }
}

/// Cells of a shop that grow, or are built anew.
@MainActor enum CellLists {
  static let all = [
    labels, badges, widths, presses, gradients, layouts, observers, purchases, kinds,
  ]
  .map { $0.rowHeight(.fixed(44)) }

  private static let labels = ListBenchmark("labels", rows: Product.samples) {
    Strategy("right", cell: LabelsCell.self) { cell, product in cell.show(product) }
    Strategy("wrong", cell: LabelsCell.self) { cell, product in cell.showNew(product) }
  }

  private static let badges = ListBenchmark("badges", rows: Product.samples) {
    Strategy("right", cell: BadgeCell.self) { cell, product in cell.show(product) }
    Strategy("wrong", cell: BadgeCell.self) { cell, product in cell.showAdding(product) }
  }

  private static let widths = ListBenchmark("widths", rows: Product.samples) {
    Strategy("right", cell: BadgeCell.self) { cell, product in cell.showWidth(product) }
    Strategy("wrong", cell: BadgeCell.self) { cell, product in cell.showNewWidth(product) }
  }

  private static let presses = ListBenchmark("presses", rows: Product.samples) {
    Strategy("wrong", cell: BadgeCell.self) { cell, product in cell.showPressable(product) }
  }

  private static let gradients = ListBenchmark("gradients", rows: Product.samples) {
    Strategy("wrong", cell: BadgeCell.self) { cell, product in cell.showGradient(product) }
  }

  private static let layouts = ListBenchmark("layouts", rows: Product.samples) {
    Strategy("right", cell: BadgeCell.self) { cell, product in cell.showPlainly(product) }
    Strategy("wrong", cell: BadgeCell.self) { cell, product in cell.showLaidOut(product) }
  }

  private static let observers = ListBenchmark("observers", rows: Product.samples) {
    Strategy("right", cell: HearingCell.self) { cell, product in cell.show(product) }
    Strategy("wrong", cell: HearingCell.self) { cell, product in cell.showListening(product) }
  }

  private static let purchases = ListBenchmark("purchases", rows: Product.samples) {
    Strategy("right", cell: BuyCell.self) { cell, product in cell.show(product) }
    Strategy("wrong", cell: BuyCell.self) { cell, product in cell.showAdding(product) }
  }

  private static let kinds = ListBenchmark("kinds", rows: Product.samples) {
    Strategy("right") { cell, product in
      var content = UIListContentConfiguration.valueCell()
      content.text = product.name
      content.secondaryText = product.labels.first
      cell.contentConfiguration = content
    }
    // Mistake: each configuration is set on a cell from which the one before it was taken.
    Strategy("wrong") { cell, product in
      cell.contentConfiguration = nil
      var content = UIListContentConfiguration.valueCell()
      content.text = product.name
      content.secondaryText = product.labels.first
      cell.contentConfiguration = content
    }
  }
}
