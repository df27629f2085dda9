import UIKit

class KeyValueCell: UITableViewCell {
    @objc var title: String = ""
    @objc var subtitle: String = ""

    static let keys = [#keyPath(KeyValueCell.title), #keyPath(KeyValueCell.subtitle)]

    func apply(_ values: [String: String]) {
        for (key, value) in values {
            setValue(value, forKey: key) // stops
        }
    }

    var animationKey: String { "\(#keyPath(title))-animation" }
}
