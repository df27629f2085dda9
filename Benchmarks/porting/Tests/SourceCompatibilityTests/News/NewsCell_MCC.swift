// SPDX-License-Identifier: Apache-2.0

import UIKit

class NewsCell_MCC: UITableViewCell {
    static let identifier = "NewsCell_MCC"

    func set(news: News) {
        contentConfiguration = NewsContentConfiguration(news: news)
    }
}

class StatefulNewsCell: UITableViewCell {
    static let identifier = "StatefulNewsCell"

    private var news = News(image: nil, title: nil, source: nil)

    func set(news: News) {
        // The configuration goes in before the model is stored, and the update comes after both.
        contentConfiguration = NewsContentConfiguration(news: news)
        self.news = news
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        var configuration = NewsContentConfiguration(news: news)
        configuration.textColor = state.isSelected ? .systemRed : .black
        contentConfiguration = configuration
    }
}
