// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UITableViewHeaderFooterView {
  public typealias ConfigurationUpdateHandler = (
    UITableViewHeaderFooterView, UIViewConfigurationState
  ) -> Void

  var table: UITableView? { tableReference?.table }

  /// The kind of the automatic background, by the table's style (R18).
  var automaticKind: UIBackgroundConfiguration.Kind {
    (table?.style ?? .plain) == .plain ? .plainHeaderFooter : .groupedHeaderFooter
  }

  var currentState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = isPinned
    return state
  }

  func flushConfigurationUpdate() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    let state = configurationState
    if state != lastUpdateState ?? UIViewConfigurationState(traitCollection: .system) {
      updateAutomatically(for: state, backgroundState: state)
    }
    lastUpdateState = state
    AutomaticTracking.runIfOn(.configuration, of: self) {
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  var madeTextLabel: UILabel {
    if let storedTextLabel { return storedTextLabel }
    let label = UILabel(frame: .zero)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.font = titleFont
    label.textColor = .secondaryLabel
    storedTextLabel = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  private var titleFont: UIFont {
    UIFontMetrics(forTextStyle: .footnote)
      .scaledFont(
        for: .systemFont(ofSize: 13, weight: isFooter ? .regular : .semibold),
        compatibleWith: traitCollection
      )
  }

  /// Sets the style of a header's or footer's title, since the table's views serve as both.
  func becomeTitle(isFooter: Bool) {
    guard isFooter != self.isFooter else { return }
    self.isFooter = isFooter
    storedTextLabel?.font = titleFont
  }

  var madeDetailTextLabel: UILabel {
    if let storedDetailTextLabel { return storedDetailTextLabel }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    storedDetailTextLabel = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  func layOutClassicLabels() {
    guard let title = storedTextLabel else { return }
    var area = contentView.bounds.inset(
      by: UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: sideMargin)
    )
    if let detail = storedDetailTextLabel, detail.text?.isEmpty == false {
      let height = min(detail.sizeThatFits(area.size).height, area.height / 2)
      detail.frame = CGRect(x: area.minX, y: area.maxY - height, width: area.width, height: height)
      area.size.height -= height
    }
    title.frame = area
  }

  func fittedSize(
    _ targetSize: CGSize,
    horizontal: UILayoutPriority,
    vertical: UILayoutPriority
  ) -> CGSize {
    if isSizedByConstraints {
      var size = fittedByConstraints(targetSize, horizontal: horizontal, vertical: vertical)
      if !contentView.isSizedByConstraints {
        size.height = max(size.height, fittedSize(forWidth: targetSize.width).height)
      }
      return size
    }
    guard contentView.isSizedByConstraints else { return sizeThatFits(targetSize) }
    return contentView.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical
    )
  }

  func fittedSize(forWidth width: CGFloat) -> CGSize {
    if configuredView != nil {
      return contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
    }
    let inner = CGSize(width: max(0, width - 2 * sideMargin), height: 0)
    let height =
      (storedTextLabel?.sizeThatFits(inner).height ?? 0)
      + (storedDetailTextLabel?.sizeThatFits(inner).height ?? 0)
    return CGSize(width: width, height: height)
  }
}
