import UIKit

final class TimerViewController: UIViewController {
    private var timer: Timer?
    private let clock = UILabel()

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
        perform(#selector(tick), with: nil, afterDelay: 0.5)
    }

    @objc func tick() { clock.text = "\(Date())" }
}
