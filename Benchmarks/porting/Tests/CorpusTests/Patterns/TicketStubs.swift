// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A ticket: notches at both sides by a mask, a dashed line where it is torn.
final class TicketView: UIView {
    private let perforation = CAShapeLayer()
    private let notch: CGFloat = 10

    override init(frame: CGRect) {
        super.init(frame: frame)
        perforation.strokeColor = UIColor.white.withAlphaComponent(0.7).cgColor
        perforation.lineWidth = 2
        perforation.lineDashPattern = [6, 4]
        perforation.fillColor = UIColor.clear.cgColor
        layer.addSublayer(perforation)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        let tear = bounds.width * 0.7
        let outline = UIBezierPath(roundedRect: bounds, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 8, height: 8))
        for y in [bounds.minY, bounds.maxY] {
            outline.append(UIBezierPath(
                arcCenter: CGPoint(x: tear, y: y),
                radius: notch,
                startAngle: 0,
                endAngle: 2 * .pi,
                clockwise: true
            ).reversing())
        }
        let mask = CAShapeLayer()
        mask.path = outline.cgPath
        layer.mask = mask

        let line = UIBezierPath()
        line.move(to: CGPoint(x: tear, y: notch + 4))
        line.addLine(to: CGPoint(x: tear, y: bounds.height - notch - 4))
        perforation.path = line.cgPath
        perforation.frame = bounds
    }
}

final class TicketCell: UITableViewCell {
    private let ticket = TicketView()
    private let event = UILabel()
    private let seat = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .clear
        event.font = .systemFont(ofSize: 18, weight: .bold)
        event.numberOfLines = 2
        event.adjustsFontSizeToFitWidth = true
        event.minimumScaleFactor = 0.7
        seat.font = .monospacedSystemFont(ofSize: 15, weight: .regular)
        seat.textAlignment = .center
        for label in [event, seat] {
            label.textColor = .white
            ticket.addSubview(label)
        }
        contentView.addSubview(ticket)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutSubviews() {
        super.layoutSubviews()
        ticket.frame = contentView.bounds.inset(by: UIEdgeInsets(top: 6, left: 16, bottom: 6, right: 16))
        let tear = ticket.bounds.width * 0.7
        event.frame = CGRect(x: 16, y: 0, width: tear - 32, height: ticket.bounds.height)
        seat.frame = CGRect(x: tear, y: 0, width: ticket.bounds.width - tear, height: ticket.bounds.height)
    }

    func configure(event: String, seat: String, color: UIColor) {
        self.event.text = event
        self.seat.text = seat
        ticket.backgroundColor = color
    }
}

final class TicketStubsController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.backgroundColor = .systemGroupedBackground
        tableView.separatorStyle = .none
        tableView.rowHeight = 108
        tableView.register(TicketCell.self, forCellReuseIdentifier: "Ticket")
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let alert = UIAlertController(title: "Show the code?", message: "Row \(indexPath.row + 1)", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 26 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Ticket", for: indexPath) as! TicketCell
        let row = indexPath.row
        cell.configure(
            event: ["String quartet", "Harbour concert with fireworks", "Improvised theatre"][row % 3],
            seat: String(format: "%c%02d", 65 + row % 8, row + 3),
            color: [.systemTeal, .systemIndigo, .systemBrown][row % 3]
        )
        return cell
    }
}
