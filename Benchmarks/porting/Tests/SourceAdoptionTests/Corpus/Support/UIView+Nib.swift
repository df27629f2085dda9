import UIKit

extension UIView {
    class func fromNib<T: UIView>() -> T {
        return Bundle.main.loadNibNamed(String(describing: T.self), owner: nil, options: nil)![0] as! T
    }

    @objc func pulse() { alpha = alpha == 1 ? 0.5 : 1 }

    func pulseOnTap(of button: UIButton) {
        button.addTarget(self, action: #selector(pulse), for: .touchUpInside)
    }
}
