// SPDX-License-Identifier: Apache-2.0

public import Foundation

open class UIAccessibilityElement: UIResponder {
  private var record: AccessibilityRecord?
  private weak var container: AnyObject?
  private var frameInContainer: CGRect?

  public init(accessibilityContainer container: Any) {
    self.container = container as AnyObject
    super.init(_onMainActor: ())
  }

  open var accessibilityContainer: Any? {
    get { container }
    set { container = newValue.map { $0 as AnyObject } }
  }

  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }

  open override var accessibilityFrame: CGRect {
    get {
      if let frame = record?.frame { return frame }
      guard let frameInContainer, let view = container as? UIView else { return .zero }
      return view.convert(frameInContainer, to: nil)
    }
    set { super.accessibilityFrame = newValue }
  }

  open override var next: UIResponder? { container as? UIResponder }

  override var accessibilityRecord: AccessibilityRecord? {
    get { record }
    set { record = newValue }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true)
  }
}
