// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import SourceAdoption

/// What is in a .xib and not built, and what stands in for it.
@Suite("Findings in .xib files") struct NibFindingsTests {
  /// What is said of some objects.
  private func findings(of objects: String) throws -> [String] {
    try NibWriter(Array(NibFixture.document(objects).utf8), name: "Some").findings.map(\.message)
  }

  @Test(
    "nothing that is not understood is passed over",
    arguments: [
      ("<wibble/>", "<wibble> is not built"),
      ("<view wobble=\"1\"/>", "'wobble' of <view> is not built"),
      ("<view contentMode=\"odd\"/>", "'contentMode' has the value 'odd', which is not known"),
      ("<view tag=\"1.5\"/>", "'tag' has the value '1.5', which is not known"),
      (
        "<view><color key=\"odd\" white=\"1\"/></view>",
        "<color> of the key 'odd' in <UIView> is not built"
      ),
      (
        "<view><color key=\"tintColor\" cyan=\"1\" colorSpace=\"deviceCMYK\"/></view>",
        "a color of the space 'deviceCMYK' cannot be built"
      ),
      (
        "<view><color key=\"tintColor\" systemColor=\"oddColor\"/></view>",
        "the system color 'oddColor' is not here"
      ),
      (
        "<view><subviews><mapView id=\"m\"/></subviews></view>",
        "<mapView> is not built: a plain view stands in its place"
      ),
      (
        "<view id=\"v\"><constraints><constraint firstItem=\"gone\" firstAttribute=\"top\" "
          + "secondItem=\"v\" secondAttribute=\"top\"/></constraints></view>",
        "a constraint is tied to what is not built"
      ),
      (
        "<view id=\"v\"><constraints><constraint firstAttribute=\"top\" secondItem=\"v\" "
          + "secondAttribute=\"leading\"/></constraints></view>",
        "the ends of a constraint cannot be compared"
      ),
      (
        "<view id=\"v\" customClass=\"V\"><connections><outlet property=\"a\" destination=\"gone\"/>"
          + "</connections></view>",
        "'a' leads to what is not built"
      ),
      (
        "<label id=\"v\" textAlignment=\"natural\" adjustsFontSizeToFit=\"NO\"><connections>"
          + "<outlet property=\"a\" destination=\"v\"/></connections></label>",
        "the outlet 'a' of a UILabel, which has none of that name"
      ),
      (
        "<view><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" "
          + "keyPath=\"cornerRadius\"><integer key=\"value\" value=\"8\"/>"
          + "</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>",
        "the runtime attribute 'cornerRadius': a UIView has none of that name here"
      ),
      (
        "<view><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"color\" "
          + "keyPath=\"layer.borderColor\"><color key=\"value\" white=\"1\"/>"
          + "</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>",
        "the runtime attribute 'layer.borderColor': a layer takes no color of UIKit"
      ),
      (
        "<button buttonType=\"system\" customClass=\"B\"/>",
        "the style 'system' of a B is not built"
      ),
      (
        "<tableViewCell style=\"IBUITableViewCellStyleSubtitle\"/>",
        "the style 'IBUITableViewCellStyleSubtitle' of a UITableViewCell is not built"
      ),
    ]
  )
  func findings(_ objects: String, _ message: String) throws {
    try expectEqual(findings(of: objects), [message])
  }

  @Test("what only Interface Builder needs is no finding")
  func bookkeeping() throws {
    let objects = """
      <view misplaced="YES" ambiguous="YES" placeholderIntrinsicWidth="4" id="a">
      <rect key="contentStretch" x="0.0" y="0.0" width="1" height="1"/><animations/>
      <gestureRecognizers/><nil key="simulatedTopBarMetrics"/>
      <simulatedScreenMetrics key="destination"/><point key="canvasLocation" x="1" y="2"/></view>
      <tableViewCell reuseIdentifier="a" rowHeight="4" style="IBUITableViewCellStyleDefault"/>
      <button lineBreakMode="middleTruncation"><state key="normal">\
      <preferredSymbolConfiguration key="preferredSymbolConfiguration"/></state></button>
      """
    try expect(findings(of: objects).isEmpty)
  }

  @Test("what lies in a view that is not installed is tied to nothing outside of it")
  func notInstalled() throws {
    let text = NibFixture.document(
      """
      <view id="top"><subviews><view id="off"><subviews><view id="in"/></subviews>
      <constraints><constraint firstItem="in" firstAttribute="top" secondItem="off" secondAttribute="top" id="c1"/>
      </constraints></view></subviews><constraints>
      <constraint firstItem="in" firstAttribute="left" secondItem="top" secondAttribute="left" id="c2"/>
      <constraint firstAttribute="width" constant="9" id="c3"/></constraints>
      <variation key="default"><mask key="subviews"><exclude reference="off"/></mask></variation></view>
      """
    )
    let code = try NibWriter(Array(text.utf8), name: "A").code
    expect(code.contains("topAnchor") && code.contains("equalToConstant: 9"))
    expect(!code.contains("leftAnchor"))
  }
}
