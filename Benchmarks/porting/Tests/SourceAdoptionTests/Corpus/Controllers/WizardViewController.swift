import UIKit

/// Selectors of other classes, nested types, and overloads told apart by `as`.
class WizardViewController: UIViewController {
    final class Page: UIView {
        @objc func next(_ sender: UIButton) {}
    }

    let page = Page()
    let button = UIButton()

    override func loadView() {
        view = page
        button.addTarget(page, action: #selector(Page.next(_:)), for: .touchUpInside)
        button.addTarget(nil, action: #selector(WizardViewController.finish(animated:)), for: .touchUpInside)
        button.addTarget(self, action: #selector(skip as () -> Void), for: .touchUpOutside)
        button.addTarget(self, action: #selector(skip as (UIButton) -> Void), for: .touchUpInside)
        button.addTarget(view, action: #selector(UIView.endEditing), for: .touchDown)
        button.addTarget(self, action: #selector(elsewhere), for: .touchDown) // stops
    }

    @objc func finish(animated: Bool) {}
    @objc func skip() {}
    @objc(skipFrom:) func skip(_ sender: UIButton) {}
}
