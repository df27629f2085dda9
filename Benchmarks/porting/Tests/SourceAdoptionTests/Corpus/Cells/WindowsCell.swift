import UIKit

class WindowsCell: UITableViewCell {
    @IBOutlet weak var label: UILabel!
    @objc func tap() {}
    func wire(_ b: UIButton) { b.addTarget(self, action: #selector(tap), for: .touchUpInside) }
}
