// SPDX-License-Identifier: Apache-2.0

import UIKit

struct ProfileConfiguration: UIContentConfiguration {
  var name: String
  var motto: String

  func makeContentView() -> any UIView & UIContentView { ProfileContentView(self) }
  func updated(for state: any UIConfigurationState) -> ProfileConfiguration { self }
}

final class ProfileContentView: UIView, UIContentView {
  private let portrait = UIView()
  private let name = UILabel()
  private let motto = UILabel()
  var configuration: any UIContentConfiguration { didSet { apply() } }

  init(_ configuration: ProfileConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    portrait.backgroundColor = .systemTeal
    name.font = .systemFont(ofSize: 17)
    motto.font = .systemFont(ofSize: 13)
    motto.textColor = .secondaryLabel
    for view in [portrait, name, motto] { addSubview(view) }
    apply()
  }

  required init?(coder: NSCoder) { nil }

  private func apply() {
    guard let shown = configuration as? ProfileConfiguration else { return }
    name.text = shown.name
    motto.text = shown.motto
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    portrait.frame = CGRect(x: 16, y: 10, width: 40, height: 40)
    name.frame = CGRect(x: 68, y: 10, width: bounds.width - 84, height: 22)
    motto.frame = CGRect(x: 68, y: 34, width: bounds.width - 84, height: 18)
  }
}
