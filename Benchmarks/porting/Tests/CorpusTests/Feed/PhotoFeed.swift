// SPDX-License-Identifier: Apache-2.0

import UIKit

protocol ImageLoading: AnyObject {
    func image(for url: URL) async throws -> UIImage
}

/// Stands in for the network: pictures come a little later, out of their data.
final class DemoImageLoader: ImageLoading, Sendable {
    private let data: Data

    init() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 24), format: format).image { context in
            UIColor(red: 0.2, green: 0.5, blue: 0.7, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 32, height: 24))
            UIColor(red: 0.9, green: 0.8, blue: 0.3, alpha: 1).setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 18, y: 4, width: 8, height: 8))
        }
        data = image.pngData() ?? Data()
    }

    func image(for url: URL) async throws -> UIImage {
        guard let image = UIImage(data: data) else { throw URLError(.cannotDecodeContentData) }
        return image
    }
}

final class PhotoCell: UITableViewCell {
    private let photoView = UIImageView()
    private let captionLabel = UILabel()
    private var loadTask: Task<Void, Never>?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        photoView.layer.cornerRadius = 10
        photoView.backgroundColor = .secondarySystemFill
        captionLabel.numberOfLines = 0
        captionLabel.font = .preferredFont(forTextStyle: .footnote)

        let stack = UIStackView(arrangedSubviews: [photoView, captionLabel])
        stack.axis = .vertical
        stack.spacing = 8
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16)
        stack.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(stack)
        let ratio = photoView.heightAnchor.constraint(equalTo: photoView.widthAnchor, multiplier: 9.0 / 16.0)
        ratio.priority = .defaultHigh
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: contentView.topAnchor),
            stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ratio,
        ])
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        loadTask?.cancel()
        loadTask = nil
        photoView.image = nil
    }

    func configure(caption: String, url: URL, loader: any ImageLoading & Sendable) {
        captionLabel.text = caption
        loadTask = Task { [weak self] in
            do {
                let image = try await loader.image(for: url)
                guard !Task.isCancelled else { return }
                self?.photoView.image = image
            } catch {
                self?.photoView.image = UIImage(systemName: "exclamationmark.triangle")
            }
        }
    }
}

final class PhotoFeedController: UITableViewController {
    private let loader = DemoImageLoader()
    private let captions = (0..<24).map { "Photo \($0) " + String(repeating: "at the harbour ", count: $0 % 5) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.separatorStyle = .none
        tableView.estimatedRowHeight = 240
        tableView.register(PhotoCell.self, forCellReuseIdentifier: "\(PhotoCell.self)")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { captions.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "\(PhotoCell.self)", for: indexPath) as! PhotoCell
        let url = URL(string: "https://example.org/photos/\(indexPath.row)")!
        cell.configure(caption: captions[indexPath.row], url: url, loader: loader)
        return cell
    }
}
