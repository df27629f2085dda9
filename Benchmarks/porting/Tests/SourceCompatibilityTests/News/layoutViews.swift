// SPDX-License-Identifier: Apache-2.0

import UIKit

@MainActor
func layoutViews(imageView: UIImageView, titleLabel: UILabel, sourceLabel: UILabel, in view: UIView) {
    titleLabel.font = .boldSystemFont(ofSize: 16)
    sourceLabel.font = .systemFont(ofSize: 12)
    imageView.contentMode = .scaleAspectFit
    [imageView, titleLabel, sourceLabel].forEach {
        view.addSubview($0)
        $0.translatesAutoresizingMaskIntoConstraints = false
    }
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
        imageView.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 8),
        imageView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        imageView.widthAnchor.constraint(equalToConstant: 40),
        imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor),
        titleLabel.leadingAnchor.constraint(equalTo: imageView.trailingAnchor, constant: 12),
        titleLabel.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
        titleLabel.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        sourceLabel.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor),
        sourceLabel.firstBaselineAnchor.constraint(equalTo: titleLabel.lastBaselineAnchor, constant: 20),
        sourceLabel.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
    ])
}
