import Foundation
import UIKit.UITableViewCell

/// Mentions #selector(toggle) and @objc in a comment, /* nested: @IBOutlet */ which stay.
public final class MessageCell: UITableViewCell {
    public static let help = "Mark it @objc, then use #selector(show(_:))."
    static let raw = #"a raw "string" with @IBOutlet and \(no) interpolation"#
    static let page = """
        @IBAction in a page of text
        \(MessageCell.help) and #keyPath(a.b)
        """
    /* @objc func old() {}
       /* #selector(old) */ */
    private let bubble = UIView(), text = UILabel()

    public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(bubble)
        bubble.addSubview(text)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: bubble.leadingAnchor),
            text.topAnchor.constraint(equalTo: bubble.topAnchor),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
