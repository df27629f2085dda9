// SPDX-License-Identifier: Apache-2.0

import UIKit

// A clock that calls whoever asked, and cells that register themselves with it.
class Ticker {
    typealias Handler = (Int) -> ()

    static var current = Ticker()
    private(set) var seconds = 0
    private var handlers = [ObjectIdentifier: Handler]()

    func add(_ owner: AnyObject, handler: @escaping Handler) {
        handlers[ObjectIdentifier(owner)] = handler
        handler(seconds)
    }

    func remove(_ owner: AnyObject) {
        handlers.removeValue(forKey: ObjectIdentifier(owner))
    }

    func tick(_ count: Int) {
        seconds += count
        handlers.values.forEach { $0(seconds) }
    }
}

class CountdownCell: UITableViewCell {
    private let clockLabel = UILabel()
    private let bar = UIProgressView(progressViewStyle: .bar)
    private var total = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        clockLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 22, weight: .light)
        for view in [clockLabel, bar] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint(item: clockLabel, attribute: .leading, relatedBy: .equal,
                           toItem: contentView, attribute: .leadingMargin, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: clockLabel, attribute: .centerY, relatedBy: .equal,
                           toItem: contentView, attribute: .centerY, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: bar, attribute: .trailing, relatedBy: .equal,
                           toItem: contentView, attribute: .trailingMargin, multiplier: 1, constant: 0).isActive = true
        NSLayoutConstraint(item: bar, attribute: .width, relatedBy: .equal,
                           toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 160).isActive = true
        NSLayoutConstraint(item: bar, attribute: .centerY, relatedBy: .equal,
                           toItem: clockLabel, attribute: .centerY, multiplier: 1, constant: 0).isActive = true
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func prepareForReuse() {
        super.prepareForReuse()
        Ticker.current.remove(self)
    }

    func start(total: Int) {
        self.total = total
        Ticker.current.add(self) { [weak self] seconds in
            self?.show(max(0, total - seconds))
        }
    }

    private func show(_ left: Int) {
        clockLabel.text = String(format: "%d:%02d", left / 60, left % 60)
        clockLabel.textColor = left < 60 ? .systemRed : .label
        bar.progress = Float(left) / Float(total)
    }
}

class CountdownRowsController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        Ticker.current = Ticker()
        tableView.rowHeight = 54
        tableView.register(CountdownCell.self, forCellReuseIdentifier: "Countdown")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 50 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Countdown", for: indexPath) as! CountdownCell
        cell.start(total: 50 + indexPath.row * 13)
        return cell
    }
}
