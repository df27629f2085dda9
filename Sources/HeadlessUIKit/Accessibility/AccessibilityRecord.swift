// SPDX-License-Identifier: Apache-2.0

public import Foundation

final class AccessibilityRecord {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var language: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var customActions: [UIAccessibilityCustomAction]?
  var userInputLabels: [String]?
}

struct AccessibilityDefaults {
  var isElement = false
  var label: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
}

@MainActor @preconcurrency open class UIAccessibilityCustomAction: NSObject {
  public typealias ActionHandler = @MainActor (_ customAction: UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var image: UIImage?
  open var actionHandler: ActionHandler?
  open weak var target: AnyObject?
  open var selector: Selector?

  public init(name: String, actionHandler: ActionHandler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  public init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action of a target's method, which is never called.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    self.target = target.map { $0 as AnyObject }
    self.selector = selector
    super.init()
  }
}
