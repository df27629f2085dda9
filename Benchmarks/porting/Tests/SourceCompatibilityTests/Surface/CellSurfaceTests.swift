// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import UIKit

/// Every member of cells, headers and footers that an app may use, used with its type.
@MainActor @Suite struct CellSurfaceTests {
    @Test("Cells are made in each style and answer to every member")
    func members() throws {
        let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
        for style in styles {
            let cell = UITableViewCell(style: style, reuseIdentifier: "id")
            let identifier: String? = cell.reuseIdentifier
            let contentView: UIView = cell.contentView
            let text: UILabel? = cell.textLabel
            let detail: UILabel? = cell.detailTextLabel
            let image: UIImageView? = cell.imageView
            expect(identifier == "id" && contentView.superview === cell)
            expect(text != nil)
            expectEqual((detail == nil), style == .default)
            expectEqual((image == nil), style == .value2)
        }
        expect(UITableViewCell(coder: NSCoder()) != nil)
    }

    @Test("Content and background configurations, their defaults, flags, handler and state")
    func configurations() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let none: (any UIContentConfiguration)? = cell.contentConfiguration
        expect(none == nil)
        let content: UIListContentConfiguration = cell.defaultContentConfiguration()
        cell.contentConfiguration = content
        expectEqual(cell.contentConfiguration as? UIListContentConfiguration, content)
        let background: UIBackgroundConfiguration = cell.defaultBackgroundConfiguration()
        cell.backgroundConfiguration = background
        let set: UIBackgroundConfiguration? = cell.backgroundConfiguration
        expectEqual(set, background)
        cell.automaticallyUpdatesContentConfiguration = false
        cell.automaticallyUpdatesBackgroundConfiguration = false
        expect(!cell.automaticallyUpdatesContentConfiguration)
        expect(!cell.automaticallyUpdatesBackgroundConfiguration)
        let state: UICellConfigurationState = cell.configurationState
        expect(!state.isSelected)
        var handled = 0
        let handler: UITableViewCell.ConfigurationUpdateHandler = { (_: UITableViewCell, _: UICellConfigurationState) in
            handled += 1
        }
        cell.configurationUpdateHandler = handler
        cell.setNeedsUpdateConfiguration()
        cell.layoutIfNeeded()
        expectEqual(handled, 1)
        cell.prepareForReuse()
    }

    @Test("Selection, highlight, editing, accessories, backgrounds, indentation")
    func states() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.setSelected(true, animated: true)
        cell.setHighlighted(true, animated: false)
        cell.setEditing(true, animated: true)
        expect(cell.isSelected && cell.isHighlighted && cell.isEditing)
        cell.isSelected = false
        cell.isHighlighted = false
        cell.isEditing = false
        expect(!cell.isSelected && !cell.isHighlighted && !cell.isEditing)
        for style: UITableViewCell.SelectionStyle in [.none, .blue, .gray, .default] {
            cell.selectionStyle = style
            expectEqual(cell.selectionStyle, style)
        }
        let types: [UITableViewCell.AccessoryType] = [
            .none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton,
        ]
        for type in types {
            cell.accessoryType = type
            cell.editingAccessoryType = type
            expect(cell.accessoryType == type && cell.editingAccessoryType == type)
        }
        let views = (0..<5).map { _ in UIView() }
        cell.accessoryView = views[0]
        cell.editingAccessoryView = views[1]
        cell.backgroundView = views[2]
        cell.selectedBackgroundView = views[3]
        cell.multipleSelectionBackgroundView = views[4]
        expectEqual(
            [
                cell.accessoryView, cell.editingAccessoryView, cell.backgroundView,
                cell.selectedBackgroundView, cell.multipleSelectionBackgroundView,
            ],
            views
        )
        cell.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 8)
        expectEqual(cell.separatorInset.left, 40)
        cell.indentationLevel = 2
        cell.indentationWidth = 12
        cell.showsReorderControl = true
        expect(cell.indentationLevel == 2 && cell.indentationWidth == 12 && cell.showsReorderControl)
        let separators: [UITableViewCell.SeparatorStyle] = [.none, .singleLine]
        expectEqual(separators.count, 2)
    }

    @Test("Headers and footers have the members of cells, with a view's state")
    func headers() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: "id")
        let identifier: String? = header.reuseIdentifier
        let contentView: UIView = header.contentView
        let text: UILabel? = header.textLabel
        let detail: UILabel? = header.detailTextLabel
        expect(identifier == "id" && contentView.superview === header && text != nil && detail != nil)
        let content: UIListContentConfiguration = header.defaultContentConfiguration()
        header.contentConfiguration = content
        expectEqual(header.contentConfiguration as? UIListContentConfiguration, content)
        expect(header.textLabel == nil)
        let background: UIBackgroundConfiguration = header.defaultBackgroundConfiguration()
        header.backgroundConfiguration = background
        expectEqual(header.backgroundConfiguration, background)
        header.backgroundView = UIView()
        expect(header.backgroundConfiguration == nil)
        header.automaticallyUpdatesContentConfiguration = false
        header.automaticallyUpdatesBackgroundConfiguration = false
        let state: UIViewConfigurationState = header.configurationState
        expect(!state.isPinned)
        var handled = 0
        let handler: UITableViewHeaderFooterView.ConfigurationUpdateHandler = { _, _ in handled += 1 }
        header.configurationUpdateHandler = handler
        header.setNeedsUpdateConfiguration()
        header.layoutIfNeeded()
        expectEqual(handled, 1)
        header.prepareForReuse()
        expect(UITableViewHeaderFooterView(coder: NSCoder()) != nil)
    }

    @Test("What apps override is called in place of the original")
    func overrides() {
        let cell = OverridingCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.contentConfiguration = cell.defaultContentConfiguration()
        expectEqual(cell.contentConfiguration as? UIListContentConfiguration, .valueCell())
        cell.backgroundConfiguration = cell.defaultBackgroundConfiguration()
        cell.isSelected = true
        cell.isHighlighted = true
        cell.isEditing = true
        cell.selectionStyle = .none
        cell.accessoryType = .checkmark
        cell.separatorInset = .zero
        cell.backgroundColor = .white
        cell.layoutIfNeeded()
        cell.prepareForReuse()
        for call in [
            "frame", "contentConfiguration", "backgroundConfiguration", "isSelected", "setSelected", "isHighlighted",
            "setHighlighted", "isEditing", "setEditing", "selectionStyle", "accessoryType", "separatorInset",
            "backgroundColor", "layoutSubviews", "updateConfiguration", "prepareForReuse",
        ] {
            expect(cell.calls.contains(call), "\(call)")
        }
        let header = OverridingHeader(reuseIdentifier: nil)
        header.contentConfiguration = header.defaultContentConfiguration()
        header.backgroundConfiguration = header.defaultBackgroundConfiguration()
        header.layoutIfNeeded()
        header.prepareForReuse()
        expectEqual(header.calls, ["content", "background", "update", "prepareForReuse"])
    }

    @Test("S3-50: a label that takes the built-in one's name hides that, and shows nothing by itself")
    func misnamedLabel() {
        final class MisnamedCell: UITableViewCell {
            private let ownLabel = UILabel()
            override var textLabel: UILabel? { ownLabel }
        }
        let cell = MisnamedCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "lost"
        expect(Screen.texts(in: cell).isEmpty)
        let ordinary = UITableViewCell(style: .default, reuseIdentifier: nil)
        ordinary.textLabel?.text = "shown"
        expectEqual(Screen.texts(in: ordinary), ["shown"])
    }

    @Test("S3-51: a view beside the content view stays under an accessory, one in it goes with a configuration")
    func viewsBesideTheContent() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        let (inner, stray) = (UIView(), UIView(frame: CGRect(x: 300, y: 0, width: 20, height: 44)))
        cell.contentView.addSubview(inner)
        cell.addSubview(stray)
        let control = UISwitch(frame: .zero)
        cell.accessoryView = control
        cell.layoutIfNeeded()
        expect(cell.contentView.frame.maxX <= control.frame.minX)
        expect(stray.frame.minX < control.frame.maxX && stray.frame.minX == 300)
        cell.contentConfiguration = cell.defaultContentConfiguration()
        expect(!inner.isDescendant(of: cell) && stray.isDescendant(of: cell))
    }
}
