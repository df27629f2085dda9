// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import UIKit

@testable import SourceAdoption

// The classes stand outside of the suite: a nib is found by the name of a class of the module.

final class Tab_Cell_2Nib: NibContent {
  static func makeObjects(owner: Any?) -> [Any] { ["Tab Cell-2"] }
}

final class _2upNib: NibContent {
  static func makeObjects(owner: Any?) -> [Any] { ["2up"] }
}

final class _ber_ipadNib: NibContent {
  static func makeObjects(owner: Any?) -> [Any] { ["Über~ipad"] }
}

/// What the written class and its variables are called.
@Suite("Names in code for .xib files") struct NibNamesTests {
  @Test("variables are named after an outlet, a label or a class, and never as Swift's own words")
  func names() throws {
    let text = NibFixture.document(
      """
      <view customClass="A" id="a"><connections>
      <outlet property="class" destination="b"/><outlet property="one" destination="c"/>
      <outlet property="two" destination="c"/><outlet property="URLLabel" destination="d"/>
      <outlet property="owner" destination="e"/></connections></view>
      <view id="b"/><view id="c" userLabel="3 Red Views"/><view id="d"/><view id="e"/>
      <view id="f" userLabel="My red-view"/>
      """
    )
    let writer = try NibWriter(Array(text.utf8), name: "Some")
    expect(
      writer.code.contains("    return [view, classObject, view2, urlLabel, owner2, myRedView]\n")
    )
  }

  @Test(
    "the name of a file that is no identifier becomes one",
    arguments: [
      ("TabCell", "TabCellNib"), ("Tab Cell-2", "Tab_Cell_2Nib"), ("2up", "_2upNib"),
      ("Über~ipad", "_ber_ipadNib"),
    ]
  )
  func className(_ name: String, _ expected: String) throws {
    let writer = try NibWriter(Array(NibFixture.header.utf8), name: name)
    expectEqual(writer.className, expected)
    expect(writer.code.contains("final class \(expected): NibContent {"))
  }

  @MainActor
  @Test(
    "UIKit finds the class by the name of the file",
    arguments: [
      ("Tab Cell-2", "Tab_Cell_2Nib"), ("2up", "_2upNib"), ("Über~ipad", "_ber_ipadNib"),
    ]
  )
  func classIsFound(_ name: String, _ expected: String) {
    let objects = UINib(nibName: name, bundle: nil).instantiate(withOwner: nil)
    expectEqual(objects as? [String], [name])
    expectEqual(AppSources.nibClassName(name), expected)
  }

  @Test(
    "words become one name in camel case, or none",
    arguments: [
      ("Title Label", "titleLabel"), ("URLLabel", "urlLabel"), ("ID", "id"), ("ID2", "id2"),
      ("x", "x"), ("default", "defaultObject"), ("Self", "selfObject"), ("12", nil),
      ("", nil), ("   ", nil), ("Größe", "grE"), ("a_b", "aB"),
    ] as [(String, String?)]
  )
  func identifiers(_ words: String, _ expected: String?) {
    expectEqual(NibNames.identifier(words), expected)
  }

  @Test("a class has a name that Swift can say")
  func types() {
    for name in ["Cell", "App.Cell", "_Cell2"] { expect(NibNames.isType(name)) }
    for name in ["", "1Cell", "Some Cell", "App.", "class", "A-B"] {
      expect(!NibNames.isType(name))
    }
  }
}
