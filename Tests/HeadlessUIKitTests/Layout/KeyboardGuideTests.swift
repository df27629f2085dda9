// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// The guide of a keyboard that is not there.
@Suite("Keyboard guides") @MainActor struct KeyboardGuideTests {
  @Test("a field that is pinned above the keyboard lies at the lower edge")
  func field() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    let field = UITextField(frame: .zero)
    root.addSubview(field)
    field.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      field.heightAnchor.constraint(equalToConstant: 40),
      field.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
    root.layoutIfNeeded()
    expectEqual(field.frame, CGRect(x: 0, y: 452, width: 300, height: 40))
    expect(root.keyboardLayoutGuide === root.keyboardLayoutGuide)
    expectEqual(root.keyboardLayoutGuide.layoutFrame, CGRect(x: 0, y: 500, width: 300, height: 0))
  }
}
