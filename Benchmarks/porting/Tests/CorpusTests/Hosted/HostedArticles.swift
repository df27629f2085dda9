// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import UIKit

private struct Article: Hashable {
    let title: String
    let teaser: String
    let section: String
}

private struct SectionTag: View {
    let name: String

    var body: some View {
        Text(name)
            .font(.caption)
            .bold()
            .foregroundStyle(.white)
            .padding(.horizontal, 8)
            .padding(.vertical, 3)
            .background(name == "Culture" ? Color.purple : Color.blue)
            .cornerRadius(6)
    }
}

private struct ArticleRow: View {
    let article: Article

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            SectionTag(name: article.section)
            Text(article.title)
                .font(.system(size: 20, weight: .bold, design: .default))
                .lineLimit(2)
            Text(article.teaser)
                .font(.subheadline)
                .foregroundStyle(.secondary)
                .lineLimit(3)
                .multilineTextAlignment(.leading)
        }
    }
}

final class HostedArticlesController: UITableViewController {
    private let articles = (0..<24).map { index in
        Article(
            title: ["The bridge opens again", "What the tide left behind on a long and windy Sunday morning"][index % 2],
            teaser: String(repeating: "Nobody had expected so many visitors. ", count: 1 + index % 5),
            section: index % 3 == 0 ? "Culture" : "Region"
        )
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "article")
        tableView.separatorStyle = .none
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { articles.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
        cell.contentConfiguration = UIHostingConfiguration {
            ArticleRow(article: articles[indexPath.row])
        }
        .margins(.horizontal, 20)
        .margins(.vertical, 14)
        .background(indexPath.row % 2 == 0 ? Color.white : Color(white: 0.96))
        cell.selectionStyle = .none
        return cell
    }
}
