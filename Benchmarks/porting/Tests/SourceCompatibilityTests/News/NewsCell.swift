// SPDX-License-Identifier: Apache-2.0

import UIKit

class NewsCell: UITableViewCell {
    static let identifier = "NewsCell"

    private let newsImageView = UIImageView()
    private let titleLabel = UILabel()
    private let sourceLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        layoutViews(imageView: newsImageView, titleLabel: titleLabel, sourceLabel: sourceLabel, in: contentView)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func set(news: News) {
        newsImageView.image = news.image
        titleLabel.text = news.title
        sourceLabel.text = news.source
    }
}
