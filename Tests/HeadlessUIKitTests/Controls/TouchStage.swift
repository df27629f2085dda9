// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import HeadlessUIKit

/// A window with one control, and the events that the control sends, in order.
@MainActor final class TouchStage<Control: UIControl> {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let control: Control
  private(set) var events: [String] = []

  /// Puts a control into the window and listens to all its events.
  init(_ control: Control) {
    self.control = control
    window.addSubview(control)
    let names: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "drag inside"),
      (.touchDragOutside, "drag outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
      (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"), (.touchCancel, "cancel"),
      (.valueChanged, "changed"), (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in names {
      control.addAction(UIAction { [unowned self] _ in events.append(name) }, for: event)
    }
  }

  /// Forgets the events so far.
  func forget() {
    events.removeAll()
  }
}
