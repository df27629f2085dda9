// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import SourceAdoption

/// The names that `#selector` gives way to.
@Suite("Names of selectors") struct SelectorNameTests {
  /// What the compiler of Swift 6.3.1 puts in the place of `#selector`, read from what it emits with
  /// `-enable-objc-interop`.
  @Test(
    "a method has the name that the compiler gives it",
    arguments: [
      "plain() plain", "one(_:) one:", "two(_:with:) two:with:", "a(_:_:) a::",
      "show(item:) showWithItem:",
      "show(with:) showWith:", "moveTo(place:) moveToPlace:", "didTap(forEvent:) didTapForEvent:",
      "urlFor(aURL:) urlForAURL:", "given(usingX:y:) givenUsingX:y:",
      "URLSession(x:) URLSessionWithX:",
      "tap(URL:) tapWithURL:", "f(_x:) fWith_x:", "url(URLString:) urlWithURLString:",
      "lookup(_:URLString:_:) lookup:URLString::", "handle(aboveX:) handleAboveX:",
      "handle(abovex:) handleWithAbovex:", "handle(_:notification:) handle:notification:",
      "didFinish(forRow:inSection:) didFinishForRow:inSection:", "do_with(foo:) do_withFoo:",
      "do_with2(_foo:) do_with2With_foo:", "look(insideOut:) lookInsideOut:",
      "show(onto:) showWithOnto:",
      "show(within:) showWithin:", "show(without:) showWithWithout:", "show(via:) showVia:",
      "show(outside:) showWithOutside:", "show(given:) showGiven:",
      "show(alongside:) showAlongside:",
      "updateWith(model:) updateWithModel:", "updateof(model:) updateofWithModel:",
      "openURL(url:) openURLWithUrl:", "configureWITH(view:) configureWITHView:",
      "tap2x(for:) tap2xFor:",
      "with(x:) withX:", "refresh(IDs:) refreshWithIDs:", "withURL(a:) withURLWithA:",
      "handle(ÄÖ:) handleWithÄÖ:", "handle(ab_cd:) handleWithAb_cd:",
      "handle2(with1:) handle2WithWith1:",
      "handle2(with_foo:) handle2With_foo:", "byURLFor2(x:) byURLFor2WithX:", "getFOR(x:) getFORX:",
      "for2For(x:) for2ForX:", "onOff(x:) onOffWithX:", "logON(x:) logONX:",
      "show(when:) showWhen:",
    ]
  )
  func methods(pair: String) {
    let parts = pair.split(separator: " ").map(String.init)
    let name = parts[0].prefix { $0 != "(" }
    let labels = parts[0].dropFirst(name.count + 1).dropLast().split(separator: ":")
      .map(String.init)
    expectEqual(ObjectiveCName.method(String(name), labels: labels), parts[1])
  }

  @Test(
    "a setter has the name that the compiler gives it",
    arguments: ["isOn setIsOn:", "URL setURL:", "name setName:", "aURL setAURL:", "ñ setñ:"]
  )
  func setters(pair: String) {
    let parts = pair.split(separator: " ").map(String.init)
    expectEqual(ObjectiveCName.setter(parts[0]), parts[1])
  }

  private static let screen = """
    class Base: UIViewController { @objc(shut) func close() {}; @objc var isOn = false }
    class Screen: Base {
      @objc func tap() {}; @objc func tap(_ sender: UIButton) {}; @objc func drag(_ s: Any, with e: Int) {}
      override func close() {}; @objc override func viewDidLoad() {}; @objc func load() throws {}
      class Inner: UIView { @objc func tapInner(_ x: Any) {}
        func f() { _ = INNER }
      }
      func f() { _ = HERE }
    }
    extension UIViewController { @objc func dismissAll() {} }
    extension Screen { @objc func added(by other: Int) {} }
    """

  private func name(of expression: String, inner: Bool = false) -> String? {
    let text = Self.screen.replacingOccurrence(
      of: inner ? "INNER" : "HERE",
      with: "#selector(\(expression))"
    )
    let copy = adopted(text)[0]
    guard let start = copy.firstRange(of: "Selector(\"")?.upperBound else { return nil }
    return String(copy[start...].prefix { $0 != "\"" })
  }

  @Test(
    "a selector names what its class, an extension, or a class above declares",
    arguments: [
      ("drag", "drag:with:"), ("drag(_:with:)", "drag:with:"), ("self.drag(_:with:)", "drag:with:"),
      ("Screen.drag", "drag:with:"), ("tap(_:)", "tap:"), ("tap as () -> Void", "tap"),
      ("tap as (UIButton) -> Void", "tap:"), ("tap as ((UIButton) -> Void)?", "tap:"),
      ("Screen.tap as (Screen) -> (UIButton) -> Void", "tap:"), ("(drag)", "drag:with:"),
      ("added", "addedBy:"), ("close", "shut"), ("Base.close", "shut"), ("getter: isOn", "isOn"),
      ("setter: isOn", "setIsOn:"), ("Inner.tapInner", "tapInner:"),
      ("Screen.Inner.tapInner(_:)", "tapInner:"),
      ("dismissAll", "dismissAll"),
      ("UIViewController.dismissAll", "dismissAll"), ("UIView.endEditing(_:)", "endEditing:"),
      ("becomeFirstResponder", "becomeFirstResponder"),
    ]
  )
  func found(expression: String, expected: String) {
    expectEqual(name(of: expression), expected)
  }

  @Test(
    "what is not known for certain is left as it stands",
    arguments: [
      "tap", "nobody", "Nobody.tap", "tap(_:with:)", "viewDidLoad", "load", "model.tap",
      "UIView.setNeedsStuff",
      "getter: nobody", "tapInner", "Other.reloadData",
    ]
  )
  func unknown(expression: String) {
    expect(name(of: expression) == nil)
  }

  @Test("a name is looked for in the types around as well, the nearest first")
  func outer() {
    expectEqual(name(of: "tapInner", inner: true), "tapInner:")
    expectEqual(name(of: "drag", inner: true), "drag:with:")
  }
}

extension String {
  fileprivate func replacingOccurrence(of word: String, with text: String) -> String {
    guard let range = firstRange(of: word) else { return self }
    return self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
