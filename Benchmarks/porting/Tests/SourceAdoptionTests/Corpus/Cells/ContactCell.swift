//  ContactCell.swift: a cell from a nib.

import UIKit

class ContactCell: UITableViewCell {
    static let reuseIdentifier = "ContactCell"

    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var detailLabel: UILabel!
    @IBOutlet private weak var avatarView: UIImageView!
    @IBOutlet var badges: [UIView]!

    override func awakeFromNib() {
        super.awakeFromNib()
        avatarView.layer.cornerRadius = 20
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        nameLabel.text = nil
        badges.forEach { $0.isHidden = true }
    }

    func configure(with contact: Contact) {
        nameLabel.text = contact.name
        detailLabel.text = contact.phone
    }
}
