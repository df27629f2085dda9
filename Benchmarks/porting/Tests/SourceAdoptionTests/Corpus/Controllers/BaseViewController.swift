import UIKit

@objcMembers
class BaseViewController: UIViewController {
    lazy var closeButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        closeButton.addTarget(self, action: #selector(close), for: .touchUpInside)
        view.addSubview(closeButton)
    }

    func close() {
        dismiss(animated: true, completion: nil)
    }
}
