// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The gain of a band as a bar that grows both ways from the middle, moved by a finger.
final class GainView: UIControl {
    var gain: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }
    private let bar = UIView()
    private let middle = UIView()
    private lazy var pan = UIPanGestureRecognizer(target: self, action: Selector("panned:"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        middle.backgroundColor = .separator
        bar.layer.cornerRadius = 3
        addSubview(middle)
        addSubview(bar)
        addGestureRecognizer(pan)
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let half = bounds.width / 2
        middle.frame = CGRect(x: half - 0.5, y: 0, width: 1, height: bounds.height)
        let length = abs(gain) * half
        bar.frame = CGRect(x: gain < 0 ? half - length : half, y: bounds.midY - 3, width: length, height: 6)
        bar.backgroundColor = gain < 0 ? .systemTeal : .systemOrange
    }

    func panned(_ recognizer: UIPanGestureRecognizer) {
        gain = min(1, max(-1, gain + recognizer.translation(in: self).x / bounds.width))
        recognizer.setTranslation(.zero, in: self)
        sendActions(for: .valueChanged)
    }
}

extension GainView: SelectorTarget {
    func callMethod(named selector: Selector, from sender: Any?) -> Bool {
        guard let recognizer = sender as? UIPanGestureRecognizer else { return false }
        panned(recognizer)
        return true
    }
}

final class BandCell: UITableViewCell {
    let gainView = GainView()
    let frequencyLabel = UILabel()
    var action: UIAction?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        frequencyLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .medium)
        contentView.addSubview(frequencyLabel)
        contentView.addSubview(gainView)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds.insetBy(dx: 16, dy: 4)
        let parts = area.divided(atDistance: 80, from: .minXEdge)
        frequencyLabel.frame = parts.slice
        gainView.frame = parts.remainder
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        if let action { gainView.removeAction(action, for: .valueChanged) }
        action = nil
    }
}

final class EqualizerBandsController: UITableViewController {
    var gains: [CGFloat] = (0..<40).map { sin(CGFloat($0) / 3) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 40
        tableView.register(BandCell.self, forCellReuseIdentifier: "Band")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { gains.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Band", for: indexPath) as! BandCell
        cell.frequencyLabel.text = "\(25 * (indexPath.row + 1)) Hz"
        cell.gainView.gain = gains[indexPath.row]
        let action = UIAction { [weak self, weak cell] _ in
            guard let gain = cell?.gainView.gain else { return }
            self?.gains[indexPath.row] = gain
        }
        cell.gainView.addAction(action, for: .valueChanged)
        cell.action = action
        return cell
    }
}
