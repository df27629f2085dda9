// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import TestSupport
import Testing
import UIKit

/// Every member of views, layout, controls and values that cells use, used with its type.
@MainActor @Suite struct ViewSurfaceTests {
    @Test("Geometry, hierarchy, layout and look of views")
    func views() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        view.bounds = CGRect(x: 0, y: 0, width: 80, height: 40)
        view.center = CGPoint(x: 100, y: 100)
        expectEqual(view.frame, CGRect(x: 60, y: 80, width: 80, height: 40))
        let (one, two, three) = (UIView(), UIView(), UIView())
        view.addSubview(one)
        view.insertSubview(two, at: 0)
        view.insertSubview(three, aboveSubview: two)
        expect(view.subviews == [two, three, one] && one.superview === view)
        three.removeFromSuperview()
        view.insertSubview(three, belowSubview: two)
        expectEqual(view.subviews, [three, two, one])
        view.setNeedsLayout()
        view.layoutIfNeeded()
        view.setNeedsDisplay()
        view.invalidateIntrinsicContentSize()
        let intrinsic: CGSize = view.intrinsicContentSize
        expectEqual(intrinsic, CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        expectEqual(view.sizeThatFits(.zero), CGSize(width: 80, height: 40))
        _ = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        _ = view.systemLayoutSizeFitting(
            UIView.layoutFittingExpandedSize,
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        view.backgroundColor = .systemTeal
        view.tintColor = .systemPink
        view.alpha = 0.5
        view.isHidden = true
        view.isUserInteractionEnabled = false
        view.clipsToBounds = true
        view.contentMode = .scaleAspectFit
        view.tag = 7
        expect(view.alpha == 0.5 && view.isHidden && !view.isUserInteractionEnabled && view.clipsToBounds)
        expect(view.backgroundColor == .systemTeal && one.tintColor == .systemPink && view.tag == 7)
        expect(view.viewWithTag(7) === view && one.isDescendant(of: view))
        expect(UIView(coder: NSCoder()) != nil)
    }

    @Test("Margins, guides, priorities and traits of views")
    func layoutMembers() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        expectEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        expectEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        view.layoutMargins = .zero
        expect(!view.preservesSuperviewLayoutMargins)
        view.preservesSuperviewLayoutMargins = true
        let guides: [UILayoutGuide] = [view.layoutMarginsGuide, view.safeAreaLayoutGuide]
        expect(guides.allSatisfy { $0.owningView === view })
        for axis: NSLayoutConstraint.Axis in [.horizontal, .vertical] {
            view.setContentHuggingPriority(.defaultLow, for: axis)
            view.setContentCompressionResistancePriority(.required, for: axis)
            expectEqual(view.contentHuggingPriority(for: axis), UILayoutPriority(250))
            expectEqual(view.contentCompressionResistancePriority(for: axis).rawValue, 1000)
        }
        expectEqual(UILayoutPriority.defaultHigh, UILayoutPriority(rawValue: 750))
        let traits: UITraitCollection = view.traitCollection
        expectEqual(traits.preferredContentSizeCategory, .large)
        view.overrideUserInterfaceStyle = .dark
        expectEqual(view.traitCollection.userInterfaceStyle, .dark)
        var animated = false
        UIView.animate(withDuration: 0.3) { view.alpha = 0.2 }
        UIView.animate(withDuration: 0.3, animations: { view.alpha = 0.3 }, completion: { animated = $0 })
        UIView.animate(withDuration: 0.3, delay: 0.1, options: [.curveEaseInOut], animations: { view.alpha = 0.4 })
        UIView.performWithoutAnimation { view.alpha = 1 }
        expect(animated && view.alpha == 1)
        // What is recorded is for all to see: other tests begin with nothing.
        UIView.forgetRecordedAnimations()
    }

    @Test("Anchors, dimensions and constraints")
    func anchors() throws {
        let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView())
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        let horizontal: [NSLayoutXAxisAnchor] = [
            inner.leadingAnchor, inner.trailingAnchor, inner.leftAnchor, inner.rightAnchor, inner.centerXAnchor,
        ]
        let vertical: [NSLayoutYAxisAnchor] = [
            inner.topAnchor, inner.bottomAnchor, inner.centerYAnchor, inner.firstBaselineAnchor, inner.lastBaselineAnchor,
        ]
        let sizes: [NSLayoutDimension] = [inner.widthAnchor, inner.heightAnchor]
        expectEqual(horizontal.count + vertical.count + sizes.count, 12)
        let width = inner.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5, constant: -10)
        let low = inner.heightAnchor.constraint(equalToConstant: 10)
        low.priority = .defaultLow
        low.identifier = "low"
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
            inner.topAnchor.constraint(greaterThanOrEqualTo: outer.topAnchor, constant: 5),
            inner.bottomAnchor.constraint(lessThanOrEqualTo: outer.bottomAnchor),
            inner.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
            inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
            width, low,
        ])
        outer.layoutIfNeeded()
        expectEqual(inner.frame, CGRect(x: 5, y: 40, width: 90, height: 20))
        width.constant = 0
        outer.layoutIfNeeded()
        expect(inner.frame.width == 100 && width.isActive && width.multiplier == 0.5)
        NSLayoutConstraint.deactivate([width])
        width.isActive = true
        let spelled = NSLayoutConstraint(
            item: inner, attribute: .trailing, relatedBy: .lessThanOrEqual, toItem: outer, attribute: .trailing,
            multiplier: 1, constant: 0
        )
        spelled.isActive = true
        let guide = UILayoutGuide()
        outer.addLayoutGuide(guide)
        guide.topAnchor.constraint(equalTo: inner.bottomAnchor).isActive = true
        outer.layoutIfNeeded()
        expectEqual(guide.layoutFrame.minY, 60)
    }

    @Test("Labels and image views")
    func labels() {
        let label = UILabel()
        label.text = "text"
        label.font = .preferredFont(forTextStyle: .body)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        label.numberOfLines = 0
        label.lineBreakMode = .byTruncatingTail
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.adjustsFontForContentSizeCategory = true
        label.attributedText = NSAttributedString(string: "text", attributes: [.foregroundColor: UIColor.red])
        label.highlightedTextColor = .white
        label.isEnabled = false
        label.preferredMaxLayoutWidth = 100
        label.sizeToFit()
        expect(label.text == "text" && label.frame.width > 0)
        let images = UIImageView(image: UIImage(systemName: "star"), highlightedImage: UIImage(systemName: "star.fill"))
        images.image = UIImage(systemName: "heart", withConfiguration: UIImage.SymbolConfiguration(scale: .large))
        images.highlightedImage = nil
        images.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
        images.isHighlighted = true
        images.contentMode = .center
        expect(images.image != nil && images.highlightedImage == nil && images.isHighlighted)
        expect(UIImage(named: "no such picture") == nil)
    }

    @Test("Controls, switches and actions")
    func controls() {
        var values: [Bool] = []
        let control = UISwitch(frame: .zero)
        let identifier = UIAction.Identifier("toggle")
        let action = UIAction(title: "Toggle", identifier: identifier) { action in
            values.append((action.sender as? UISwitch)?.isOn ?? false)
        }
        control.addAction(action, for: .valueChanged)
        control.isOn = true
        control.setOn(false, animated: true)
        expect(values.isEmpty && !control.isOn)
        control.sendActions(for: .valueChanged)
        control.removeAction(identifiedBy: identifier, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        control.removeTarget(nil, action: nil, for: .valueChanged)
        control.onTintColor = .systemGreen
        control.isEnabled = false
        control.isSelected = true
        control.isHighlighted = true
        let state: UIControl.State = control.state
        expect(values == [false] && state.contains(.disabled) && state.contains([.selected, .highlighted]))
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive, handler: { _ in values.append(true) }))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        expectEqual(alert.actions.count, 2)
    }

    @Test("Colours, fonts, metrics, insets and paths")
    func values() throws {
        let colour = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
        expectEqual(colour.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)), .black)
        expectEqual(UIColor(red: 1, green: 0, blue: 0, alpha: 1).withAlphaComponent(1), .red)
        expectEqual(UIColor(white: 0, alpha: 1), .black)
        let font = UIFont.systemFont(ofSize: 14, weight: .semibold)
        expect(font.pointSize == 14 && font.lineHeight > 14 && font.withSize(20).pointSize == 20)
        expect(UIFont.boldSystemFont(ofSize: 12) != UIFont.systemFont(ofSize: 12))
        let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        expectEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize, 53)
        expect(UIFontMetrics(forTextStyle: .body).scaledFont(for: font, compatibleWith: traits).pointSize > 14)
        expect(UIFontMetrics.default.scaledValue(for: 10, compatibleWith: traits) > 10)
        expect(traits.preferredContentSizeCategory.isAccessibilityCategory)
        expect(UIContentSizeCategory.small < UIContentSizeCategory.large)
        var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        insets.left += 1
        expectEqual(CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets), CGRect(x: 3, y: 1, width: 3, height: 6))
        let edges: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
        expect(edges == .all && UIAxis.both == [.horizontal, .vertical])
        let path = IndexPath(row: 3, section: 2)
        expect(path.row == 3 && path.section == 2 && path == IndexPath(item: 3, section: 2))
        let controller = UIViewController(nibName: nil, bundle: nil)
        expect(controller.view != nil && controller.isViewLoaded)
    }

    @Test("What of a table concerns its cells: registration, heights, separators, selection, look-ups")
    func table() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .insetGrouped)
        let style: UITableView.Style = table.style
        expect(style == .insetGrouped && table.numberOfSections >= 0)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
        let cell: UITableViewCell? = table.dequeueReusableCell(withIdentifier: "cell")
        let header: UITableViewHeaderFooterView? = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
        expect(cell != nil && header != nil)
        table.rowHeight = UITableView.automaticDimension
        table.estimatedRowHeight = 44
        table.sectionHeaderHeight = 20
        table.sectionFooterHeight = 10
        table.separatorStyle = .singleLine
        table.separatorColor = .systemGray3
        table.separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
        for reference: UITableView.SeparatorInsetReference in [.fromCellEdges, .fromAutomaticInsets] {
            table.separatorInsetReference = reference
            expectEqual(table.separatorInsetReference, reference)
        }
        table.allowsSelection = true
        table.allowsMultipleSelection = false
        table.allowsSelectionDuringEditing = true
        table.allowsMultipleSelectionDuringEditing = false
        table.setEditing(true, animated: true)
        expect(table.isEditing)
        let selected: IndexPath? = table.indexPathForSelectedRow
        let several: [IndexPath]? = table.indexPathsForSelectedRows
        let visible: [IndexPath]? = table.indexPathsForVisibleRows
        expect(selected == nil && several == nil && visible == nil && table.visibleCells.isEmpty)
        expect(table.indexPathForRow(at: .zero) == nil)
        expectEqual(table.indexPathsForRows(in: table.bounds), [])
        table.reloadData()
        table.reconfigureRows(at: [])
        let positions: [UITableView.ScrollPosition] = [.none, .top, .middle, .bottom]
        expectEqual(positions.count, 4)
    }

    @Test("S3-55, R29: the rows in a rectangle are those whose own rectangles meet it, by brute force")
    func rowsInRectangles() {
        let controller = PhotoSettingsViewController()
        _ = Screen(controller)
        let table: UITableView = controller.listTable
        var all: [IndexPath] = []
        for section in 0..<table.numberOfSections {
            let rows = (0..<table.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
            expectEqual(table.indexPathsForRows(in: table.rect(forSection: section)), rows)
            for rect in [table.rectForHeader(inSection: section), table.rectForFooter(inSection: section)]
            where !rect.isEmpty {
                expectEqual(table.indexPathsForRows(in: rect), [], "section \(section)")
            }
            all += rows
        }
        for y in stride(from: -70.0, through: 700, by: 7.5) {
            let rect = CGRect(x: 10, y: y, width: 5, height: 60)
            let met = all.filter {
                let row = table.rectForRow(at: $0)
                return max(row.minY, rect.minY) < min(row.maxY, rect.maxY)
            }
            expectEqual(table.indexPathsForRows(in: rect), met, "\(rect)")
        }
        expectEqual(table.indexPathsForRows(in: CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)), [])
        expectEqual(table.indexPathsForRows(in: CGRect.null), [])
        expectEqual(table.indexPathsForRows(in: CGRect.infinite)?.count, all.count)
    }

    @Test("A table that overrides its content size and reloadData is as high as its content")
    func selfSizedTable() {
        let controller = PlainCellViewController { _ in UIListContentConfiguration.cell() }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let table = SelfSizedTableView(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        table.rowHeight = 44
        table.dataSource = controller
        table.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(table)
        NSLayoutConstraint.activate([
            table.topAnchor.constraint(equalTo: window.topAnchor),
            table.leadingAnchor.constraint(equalTo: window.leadingAnchor),
            table.trailingAnchor.constraint(equalTo: window.trailingAnchor),
        ])
        table.reloadData()
        let renderer = FrameRenderer(root: window)
        for _ in 0..<3 { renderer.renderFrame() }
        expectEqual(table.frame, CGRect(x: 0, y: 0, width: 320, height: 5 * 44))
        expectEqual(table.visibleCells.count, 5)
    }

    @Test("A view hears of superview and window before and after it moves, with those that hold it")
    func travelling() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let (holder, view) = (UIView(), TravellingView())
        holder.addSubview(view)
        window.addSubview(holder)
        view.removeFromSuperview()
        expectEqual(
            view.log,
            [
                "enters superview", "entered superview", "enters window", "entered window",
                "leaves superview", "leaves window", "left superview", "left window",
            ]
        )
    }
}
