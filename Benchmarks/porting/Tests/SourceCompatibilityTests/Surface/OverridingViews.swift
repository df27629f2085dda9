// SPDX-License-Identifier: Apache-2.0

import UIKit

// Every member that apps override, overridden.

class OverridingCell: UITableViewCell {
    var calls: [String] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var textLabel: UILabel? { super.textLabel }
    override var detailTextLabel: UILabel? { super.detailTextLabel }
    override var imageView: UIImageView? { super.imageView }
    override var contentView: UIView { super.contentView }
    override var contentConfiguration: UIContentConfiguration? {
        get { super.contentConfiguration }
        set {
            calls.append("contentConfiguration")
            super.contentConfiguration = newValue
        }
    }
    override var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { calls.append("backgroundConfiguration") }
    }
    override var automaticallyUpdatesContentConfiguration: Bool {
        get { false }
        set { super.automaticallyUpdatesContentConfiguration = newValue }
    }
    override var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { false }
        set { super.automaticallyUpdatesBackgroundConfiguration = newValue }
    }
    override var configurationState: UICellConfigurationState { super.configurationState }
    override var configurationUpdateHandler: UITableViewCell.ConfigurationUpdateHandler? {
        didSet { calls.append("configurationUpdateHandler") }
    }
    override func defaultContentConfiguration() -> UIListContentConfiguration { .valueCell() }
    override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    override func setNeedsUpdateConfiguration() {
        super.setNeedsUpdateConfiguration()
    }
    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        calls.append("updateConfiguration")
    }
    override func prepareForReuse() {
        super.prepareForReuse()
        calls.append("prepareForReuse")
    }
    override func awakeFromNib() {
        super.awakeFromNib()
    }
    override var isSelected: Bool { didSet { calls.append("isSelected") } }
    override var isHighlighted: Bool { didSet { calls.append("isHighlighted") } }
    override var isEditing: Bool { didSet { calls.append("isEditing") } }
    override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        calls.append("setSelected")
    }
    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        calls.append("setHighlighted")
    }
    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append("setEditing")
    }
    override var selectionStyle: UITableViewCell.SelectionStyle { didSet { calls.append("selectionStyle") } }
    override var accessoryType: UITableViewCell.AccessoryType { didSet { calls.append("accessoryType") } }
    override var editingAccessoryType: UITableViewCell.AccessoryType { didSet { calls.append("editingType") } }
    override var accessoryView: UIView? { didSet { calls.append("accessoryView") } }
    override var editingAccessoryView: UIView? { didSet { calls.append("editingView") } }
    override var backgroundView: UIView? { didSet { calls.append("backgroundView") } }
    override var selectedBackgroundView: UIView? { didSet { calls.append("selectedBackgroundView") } }
    override var multipleSelectionBackgroundView: UIView? { didSet { calls.append("multipleView") } }
    override var backgroundColor: UIColor? { didSet { calls.append("backgroundColor") } }
    override var separatorInset: UIEdgeInsets { didSet { calls.append("separatorInset") } }
    override var indentationLevel: Int { didSet { calls.append("indentationLevel") } }
    override var indentationWidth: CGFloat { didSet { calls.append("indentationWidth") } }
    override var showsReorderControl: Bool { didSet { calls.append("showsReorderControl") } }
    override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("layoutSubviews")
    }
    override var frame: CGRect { didSet { calls.append("frame") } }
    override func didMoveToSuperview() { super.didMoveToSuperview() }
    override func tintColorDidChange() { super.tintColorDidChange() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        super.systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority
        )
    }
    override var intrinsicContentSize: CGSize { super.intrinsicContentSize }
    override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
}

class OverridingHeader: UITableViewHeaderFooterView {
    var calls: [String] = []

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var contentView: UIView { super.contentView }
    override var contentConfiguration: UIContentConfiguration? { didSet { calls.append("content") } }
    override var backgroundConfiguration: UIBackgroundConfiguration? { didSet { calls.append("background") } }
    override var configurationState: UIViewConfigurationState { super.configurationState }
    override func defaultContentConfiguration() -> UIListContentConfiguration { .groupedFooter() }
    override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    override func setNeedsUpdateConfiguration() { super.setNeedsUpdateConfiguration() }
    override func updateConfiguration(using state: UIViewConfigurationState) {
        super.updateConfiguration(using: state)
        calls.append("update")
    }
    override func prepareForReuse() {
        super.prepareForReuse()
        calls.append("prepareForReuse")
    }
    override var backgroundView: UIView? { didSet { calls.append("backgroundView") } }
    override func layoutSubviews() { super.layoutSubviews() }
}

/// A table that is as high as its content, by the usual overrides.
class SelfSizedTableView: UITableView {
    override func reloadData() {
        super.reloadData()
        invalidateIntrinsicContentSize()
    }

    override var contentSize: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
}

/// A view that takes down what becomes of it.
class TravellingView: UIView {
    var log: [String] = []

    override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        log.append(newSuperview == nil ? "leaves superview" : "enters superview")
    }
    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        log.append(superview == nil ? "left superview" : "entered superview")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        log.append(newWindow == nil ? "leaves window" : "enters window")
    }
    override func didMoveToWindow() {
        super.didMoveToWindow()
        log.append(window == nil ? "left window" : "entered window")
    }
}
