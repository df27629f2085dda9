// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A ring that fills while something is loaded.
class ProgressRing: UIView {
    private let track = CAShapeLayer()
    private let bar = CAShapeLayer()

    var progress: CGFloat = 0 {
        didSet {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            bar.strokeEnd = min(max(progress, 0), 1)
            CATransaction.commit()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (shape, color) in [(track, UIColor.systemGray5), (bar, UIColor.systemBlue)] {
            shape.fillColor = nil
            shape.lineWidth = 3
            shape.lineCap = .round
            shape.strokeColor = color.cgColor
            layer.addSublayer(shape)
        }
        bar.strokeEnd = 0
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
            radius: bounds.width / 2 - 2,
            startAngle: -.pi / 2,
            endAngle: 1.5 * .pi,
            clockwise: true
        )
        track.path = path.cgPath
        bar.path = path.cgPath
    }
}

final class EpisodeCell: UITableViewCell {
    enum State: Equatable {
        case remote
        case loading(CGFloat)
        case local
    }

    @IBOutletFree var title = UILabel()
    @IBOutletFree var summary = UILabel()
    let ring = ProgressRing(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
    let cloud = UIImageView(image: UIImage(systemName: "cloud"))

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        title.font = .preferredFont(forTextStyle: .headline)
        title.numberOfLines = 2
        summary.font = .preferredFont(forTextStyle: .caption1)
        summary.textColor = .secondaryLabel
        summary.numberOfLines = 3
        let texts = UIStackView(arrangedSubviews: [title, summary])
        texts.axis = .vertical
        texts.spacing = 4
        let row = UIStackView(arrangedSubviews: [texts, cloud, ring])
        row.alignment = .center
        row.spacing = 10
        row.translatesAutoresizingMaskIntoConstraints = false
        cloud.setContentHuggingPriority(.required, for: .horizontal)
        contentView.addSubview(row)
        NSLayoutConstraint.activate([
            ring.widthAnchor.constraint(equalToConstant: 28),
            ring.heightAnchor.constraint(equalTo: ring.widthAnchor),
            row.topAnchor.constraint(equalTo: contentView.layoutMarginsGuide.topAnchor),
            row.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            row.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
            row.bottomAnchor.constraint(equalTo: contentView.layoutMarginsGuide.bottomAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ state: State) {
        cloud.isHidden = state != .remote
        if case .loading(let share) = state {
            ring.isHidden = false
            ring.progress = share
        } else {
            ring.isHidden = true
        }
        ring.accessibilityLabel = "Loading"
        title.textColor = state == .local ? .label : .secondaryLabel
    }
}

/// What an outlet becomes in a cell without a nib.
@propertyWrapper struct IBOutletFree<Value> {
    var wrappedValue: Value
}

final class EpisodesController: UITableViewController {
    private var states: [EpisodeCell.State] = (0..<36).map { index in
        switch index % 3 {
        case 0: return .remote
        case 1: return .loading(CGFloat(index) / 36)
        default: return .local
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(EpisodeCell.self, forCellReuseIdentifier: "Episode")
    }

    func advance(_ row: Int, to state: EpisodeCell.State) {
        states[row] = state
        tableView.reconfigureRows(at: [IndexPath(row: row, section: 0)])
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { states.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Episode", for: indexPath) as! EpisodeCell
        cell.title.text = "Episode \(indexPath.row + 1): On rivers and their names"
        cell.summary.text = String(repeating: "We walk along the water and talk. ", count: 1 + indexPath.row % 4)
        cell.show(states[indexPath.row])
        return cell
    }
}
