import UIKit

class TappableLabelCell: UITableViewCell {
    let label = UILabel()
    var tapped: (() -> Void)?

    func install() {
        let tap = UITapGestureRecognizer(target: self, action: #selector(labelTapped(_:))) // may stop
        label.addGestureRecognizer(tap) // may stop
        label.isUserInteractionEnabled = true
    }

    @objc private func labelTapped(_ recognizer: UITapGestureRecognizer) { // may stop
        guard recognizer.state == .ended else { return } // may stop
        tapped?()
    }
} // may stop
