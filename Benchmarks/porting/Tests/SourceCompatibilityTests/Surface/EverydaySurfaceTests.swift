// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import UIKit

/// What everyday cells and controllers write compiles and behaves as on a phone.
@Suite("Everyday cells") @MainActor struct EverydaySurfaceTests {
    private func dequeued(_ type: UITableViewCell.Type) -> UITableViewCell? {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(type, forCellReuseIdentifier: "cell")
        return table.dequeueReusableCell(withIdentifier: "cell")
    }

    @Test("A cell and a header with only an initialiser of their own are made by it")
    func ownInitialiser() {
        let cell = OwnInitCell(name: "own")
        expect(cell.name == "own" && cell.textLabel?.text == "own" && cell.reuseIdentifier == nil)
        let header = OwnInitHeader(name: "title")
        expect(header.name == "title" && header.textLabel?.text == "title")
    }

    @Test("A registered class is made by its own init(style:reuseIdentifier:), with what it stores")
    func registered() throws {
        let cell = try require(dequeued(RegisteredCell.self) as? RegisteredCell)
        expect(cell.badge.superview === cell.contentView && cell.reuseIdentifier == "cell")
        expect(cell.detailTextLabel != nil)
        let grandchild = try require(dequeued(RegisteredGrandchildCell.self) as? RegisteredGrandchildCell)
        expect(grandchild.extra == ["more"] && grandchild.badge.superview === grandchild.contentView)
        expect(type(of: try require(dequeued(UITableViewCell.self))) == UITableViewCell.self)
    }

    @Test("Overridden accessibility members are asked, and super keeps what was set")
    func accessibility() throws {
        let cell = SpokenCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Thread"
        let view: UIView = cell
        expect(view.accessibilityLabel == "Thread, 2 unread" && view.accessibilityHint == "Opens the thread")
        expectEqual(view.accessibilityValue, "none")
        view.accessibilityValue = "new"
        expect(view.accessibilityValue == "new" && view.isAccessibilityElement)
        view.accessibilityTraits = .selected
        expectEqual(view.accessibilityTraits, [.selected, .button])
        expect(view.accessibilityActivate() && cell.activations == 1)
        expectEqual(view.accessibilityCustomActions?.map(\.name), ["Archive"])
        expect((view.accessibilityElements?.first as? UIView) === cell.contentView)
    }

    @Test("A view that may becomes the first responder in a window, until another does or it resigns")
    func responders() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let first = TypingView(frame: .zero)
        let second = TypingView(frame: .zero)
        expect(!first.becomeFirstResponder())
        window.addSubview(first)
        window.addSubview(second)
        expect(first.becomeFirstResponder() && first.isFirstResponder && first.becomeFirstResponder())
        expect(second.becomeFirstResponder() && !first.isFirstResponder && first.resigns == 1)
        expect(second.inputAccessoryView?.frame.height == 44 && second.inputView == nil)
        expect(!UIView(frame: .zero).becomeFirstResponder() && second.isFirstResponder)
        window.endEditing(true)
        expect(!second.isFirstResponder && second.resigns == 1)
    }

    @Test("contentView can be read from a helper without an actor")
    func contentView() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let view = UIView(frame: .zero)
        pinToContent(of: cell, view)
        expect(view.superview === cell.contentView)
    }

    @Test("A table's controller overrides members of both protocols, and the table asks it")
    func controller() throws {
        let controller = OverridingController(style: .plain)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        window.addSubview(controller.tableView)
        window.layoutIfNeeded()
        expectEqual(controller.tableView.visibleCells.map(\.indentationLevel), [0, 1, 2])
        controller.tableView(controller.tableView, moveRowAt: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
        expect(controller.rows == ["b", "c", "a"] && controller.moves == ["0 to 2"])
    }

    @Test("Buttons and bars are configured as app code writes it")
    func buttons() {
        var configuration = UIButton.Configuration.borderedProminent()
        configuration.attributedTitle = AttributedString("Follow")
        configuration.image = UIImage(systemName: "star")
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 6
        configuration.buttonSize = .small
        configuration.cornerStyle = .capsule
        configuration.background.backgroundColor = .systemRed
        let button = UIButton(configuration: configuration, primaryAction: nil)
        expectEqual(button.currentTitle, "Follow")
        let styles: [UIButton.Configuration] = [.bordered(), .borderedTinted(), .borderless(), .filled()]
        expectEqual(Set(styles).count, 4)
        let old = UIButton(type: .system)
        old.setTitle("Old", for: .normal)
        old.contentEdgeInsets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
        old.setAttributedTitle(NSAttributedString(string: "New"), for: .normal)
        expectEqual(old.currentAttributedTitle?.string, "New")
        let bar = UIProgressView(progressViewStyle: .bar)
        bar.progress = 0.5
        expect(bar.progressViewStyle == .bar && bar.progress == 0.5)
    }
}
