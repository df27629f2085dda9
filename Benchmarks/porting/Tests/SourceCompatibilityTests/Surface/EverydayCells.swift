// SPDX-License-Identifier: Apache-2.0

import UIKit

// Shapes that cells of published apps have and that the language makes hard on Linux.

/// A cell with only an initialiser of its own: it is made by hand, never by a registration.
final class OwnInitCell: UITableViewCell {
    let name: String

    init(name: String) {
        self.name = name
        super.init(style: .default, reuseIdentifier: nil)
        textLabel?.text = name
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// A header with only an initialiser of its own.
final class OwnInitHeader: UITableViewHeaderFooterView {
    let name: String

    init(name: String) {
        self.name = name
        super.init(reuseIdentifier: nil)
        textLabel?.text = name
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// A cell with the usual initialiser and stored properties, registered by its class.
class RegisteredCell: UITableViewCell {
    let badge: UILabel
    var fills = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        badge = UILabel()
        super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(badge)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// A grandchild without an initialiser of its own.
final class RegisteredGrandchildCell: RegisteredCell {
    var extra = ["more"]
}

/// A cell that reads itself aloud in its own words.
final class SpokenCell: UITableViewCell {
    var unread = 2
    private(set) var activations = 0

    override var accessibilityLabel: String? {
        get { "\(textLabel?.text ?? ""), \(unread) unread" }
        set { super.accessibilityLabel = newValue }
    }

    override var accessibilityHint: String? {
        get { "Opens the thread" }
        set {}
    }

    override var accessibilityValue: String? {
        get { super.accessibilityValue ?? "none" }
        set { super.accessibilityValue = newValue }
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.button) }
        set { super.accessibilityTraits = newValue }
    }

    override var isAccessibilityElement: Bool {
        get { true }
        set { super.isAccessibilityElement = newValue }
    }

    override var accessibilityElements: [Any]? {
        get { [contentView] }
        set { super.accessibilityElements = newValue }
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            [UIAccessibilityCustomAction(name: "Archive") { _ in true }]
        }
        set { super.accessibilityCustomActions = newValue }
    }

    override func accessibilityActivate() -> Bool {
        activations += 1
        return true
    }
}

/// A view that may become the first responder, with views in a keyboard's place and above it.
final class TypingView: UIView {
    var bar: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private(set) var resigns = 0

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }

    override func resignFirstResponder() -> Bool {
        resigns += 1
        return super.resignFirstResponder()
    }
}

/// A helper of an app in Swift 5 mode names no actor: `contentView` is read there, and cannot be set.
#if swift(>=6)
@MainActor
#endif
func pinToContent(of cell: UITableViewCell, _ view: UIView) {
    cell.contentView.addSubview(view)
}

/// A controller that overrides what both protocols of its table have.
final class OverridingController: UITableViewController {
    var rows = ["a", "b", "c"]
    private(set) var moves: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    override func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        let row = rows.remove(at: sourceIndexPath.row)
        rows.insert(row, at: destinationIndexPath.row)
        moves.append("\(sourceIndexPath.row) to \(destinationIndexPath.row)")
    }

    override func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        proposedDestinationIndexPath
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        indexPath.row
    }

    override func tableView(
        _ tableView: UITableView,
        titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        "Remove"
    }

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    override func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    override func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
    override func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    override func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
}
