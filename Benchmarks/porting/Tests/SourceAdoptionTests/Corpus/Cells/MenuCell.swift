import UIKit

class MenuCell: UITableViewCell {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { // may stop
        return action == #selector(copy(_:)) || action == #selector(archive)
    }

    @objc func archive() {}
}
