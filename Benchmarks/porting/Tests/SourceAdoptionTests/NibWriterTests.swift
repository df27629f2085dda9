// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import SourceAdoption

/// What is written for .xib files, word for word where it is short.
@Suite("Code for .xib files") struct NibWriterTests {
  /// What is written for a text.
  private func written(_ text: String, name: String = "Some") throws -> NibWriter {
    try NibWriter(Array(text.utf8), name: name)
  }

  /// The statements between the first line of the method and its end.
  private func statements(_ writer: NibWriter) -> [String] {
    writer.code.split(separator: "\n").filter { $0.hasPrefix("    ") }
      .map { String($0.dropFirst(4)) }
  }

  /// The statements for some objects that are named in no test of their own.
  private func statements(of objects: String, resources: String = "") throws -> [String] {
    statements(try written(NibFixture.document(objects, resources: resources)))
  }

  @Test("a cell with a picture and two lines is written word for word")
  func planet() throws {
    let writer = try written(NibFixture.planet, name: "PlanetCell")
    expectEqual(writer.className, "PlanetCellNib")
    let lines = writer.code.split(separator: "\n", omittingEmptySubsequences: false)
    let expected = NibFixture.planetCode.split(separator: "\n", omittingEmptySubsequences: false)
    for (line, other) in zip(lines, expected) { expectEqual(line, other) }
    expectEqual(lines.count, expected.count)
    expect(writer.findings.isEmpty)
  }

  @Test("a header with a configured button and its actions is written word for word")
  func header() throws {
    let writer = try written(NibFixture.header, name: "SectionHeader")
    expectEqual(
      statements(writer),
      NibFixture.headerStatements.split(separator: "\n").map(String.init)
    )
    expect(writer.findings.isEmpty)
  }

  @Test("the content of a collection's cell and of an effect is reached through its holder")
  func photo() throws {
    let writer = try written(NibFixture.photo)
    let lines = statements(writer)
    for line in [
      "let cell = made(reuseIdentifier: \"Photo\") { PhotoCell(coder: $0) } decoded: { cell in",
      "cell.isRounded = true",
      "cell.frameColor = UIColor(white: 1, alpha: 0.5)",
      "imageView.image = UIImage(named: \"placeholder\")",
      "visualEffectView.effect = UIBlurEffect(style: .systemMaterial)",
      "visualEffectView.contentView.addSubview(duration)",
      "  cell.contentView.addSubview(visualEffectView)",
      "duration.font = UIFont(name: \"Menlo-Regular\", size: 12) ?? .systemFont(ofSize: 12)",
      "duration.textColor = UIColor(named: \"Caption\") ?? "
        + "UIColor(displayP3Red: 0.25, green: 0.5, blue: 0.75, alpha: 1)",
      "  duration.leadingAnchor.constraint("
        + "equalTo: visualEffectView.contentView.layoutMarginsGuide.leadingAnchor),",
      "  visualEffectView.contentView.layoutMarginsGuide.bottomAnchor.constraint("
        + "equalTo: duration.lastBaselineAnchor),",
      "  imageView.heightAnchor.constraint(equalTo: imageView.widthAnchor, multiplier: 9 / 16),",
      "  NSLayoutConstraint(item: imageView, attribute: .centerX, relatedBy: .equal, toItem: cell, "
        + "attribute: .centerX, multiplier: 0.5, constant: -4),",
      "  cell.trailingAnchor.constraint(equalTo: visualEffectView.trailingAnchor),",
      "connect(cell, \"imageView\", imageView)", "return [cell]",
    ] { expect(lines.contains(line), "\(line)") }
    expect(writer.findings.isEmpty)
  }

  @Test("outlets, delegates and gestures of a file's owner, with guides and margins")
  func form() throws {
    let writer = try written(NibFixture.form)
    let lines = statements(writer)
    for line in [
      "view.autoresizingMask = [.flexibleWidth, .flexibleHeight]",
      "scrollView.keyboardDismissMode = .onDrag", "mail.adjustsFontSizeToFitWidth = true",
      "mail.autocapitalizationType = .none", "mail.keyboardType = .emailAddress",
      "mail.textContentType = UITextContentType(rawValue: \"email\")",
      "let tap = UITapGestureRecognizer()",
      "  mail.widthAnchor.constraint("
        + "equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -32),",
      "  mail.topAnchor.constraint("
        + "equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 16),",
      "  scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),",
      "  view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),",
      "constraint.identifier = \"to the bottom\"", "connect(owner, \"view\", view)",
      "connect(owner, \"mail\", mail)", "connect(owner, \"stars\", [imageView, imageView2])",
      "mail.delegate = owner as? any UITextFieldDelegate", "view.addGestureRecognizer(tap)",
      "if let owner { tap.addTarget(owner, action: Selector(\"endEditing:\")) }",
      "return [view, tap]",
    ] { expect(lines.contains(line), "\(line)") }
    expect(writer.findings.isEmpty)
  }

  @Test("what holds for all size classes is built, and what does not is said")
  func variations() throws {
    let writer = try written(NibFixture.variations)
    let lines = statements(writer)
    expect(lines.contains("view.addSubview(label)"))
    expect(!lines.contains("view.addSubview(label2)"))
    let constraints = lines.filter { $0.contains("Anchor") }
    expectEqual(
      constraints,
      ["  label.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),"]
    )
    expectEqual(
      writer.findings.map(\.message),
      [
        "what differs for 'heightClass=compact' is not built",
        "what differs for 'widthClass=regular' is not built",
      ]
    )
    let text = NibFixture.variations.split(separator: "\n", omittingEmptySubsequences: false)
    for finding in writer.findings { expect(text[finding.line - 1].contains("<variation")) }
  }

  @Test("what Interface Builder leaves out means what a nib makes of it")
  func absences() throws {
    let lines = try statements(
      of: """
        <label text="A" minimumFontSize="8" id="a"><fontDescription key="fontDescription" \
        type="system" pointSize="16"/></label>
        <activityIndicatorView animating="YES" style="large" id="b"/>
        <stackView id="c"><edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></stackView>
        <tableView rowHeight="-1" style="insetGrouped" id="d"/>
        <segmentedControl selectedSegmentIndex="1" id="e"><segments><segment title="A"/>\
        <segment title="B" enabled="NO"/><segment title="" image="moon" catalog="system" \
        width="40"/></segments></segmentedControl>
        """
    )
    expectEqual(
      lines,
      [
        "let label = made(UILabel(coder: coder))", "label.isUserInteractionEnabled = true",
        "label.text = \"A\"", "label.textAlignment = .left",
        "label.adjustsFontSizeToFitWidth = true",
        "label.minimumScaleFactor = 8 / 16", "label.font = .systemFont(ofSize: 16)",
        "let activityIndicatorView = made(UIActivityIndicatorView(coder: coder))",
        "activityIndicatorView.style = .large",
        "activityIndicatorView.hidesWhenStopped = false",
        "activityIndicatorView.startAnimating()",
        "let stackView = made(UIStackView(coder: coder))",
        "stackView.isLayoutMarginsRelativeArrangement = true",
        "stackView.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)",
        "let tableView = UITableView(frame: .zero, style: .insetGrouped)",
        "tableView.rowHeight = UITableView.automaticDimension",
        "let segmentedControl = made(UISegmentedControl(coder: coder))",
        "segmentedControl.insertSegment(withTitle: \"A\", at: 0, animated: false)",
        "segmentedControl.insertSegment(withTitle: \"B\", at: 1, animated: false)",
        "segmentedControl.setEnabled(false, forSegmentAt: 1)",
        "segmentedControl.insertSegment(with: UIImage(systemName: \"moon\"), at: 2, animated: false)",
        "segmentedControl.setWidth(40, forSegmentAt: 2)",
        "segmentedControl.selectedSegmentIndex = 1",
        "return [label, activityIndicatorView, stackView, tableView, segmentedControl]",
      ]
    )
  }

  @Test("a property that the app adds to a class of UIKit is set where it is named")
  func inspectable() throws {
    let text = NibFixture.document(
      """
      <view><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
      keyPath="cornerRadius"><real key="value" value="8.5"/></userDefinedRuntimeAttribute>\
      </userDefinedRuntimeAttributes></view>
      """
    )
    let writer = try NibWriter(
      Array(text.utf8),
      name: "A",
      app: AppFacts(inspectable: ["cornerRadius"])
    )
    expectEqual(statements(writer)[1], "view.cornerRadius = 8.5")
    expect(writer.findings.isEmpty)
  }

  @Test("words of older versions, a button's background and guides of a view's own")
  func words() throws {
    let lines = try statements(
      of: """
        <view contentMode="TopLeft" customClass="Stars" id="a">
        <color key="backgroundColor" xcode11CocoaTouchSystemColor="systemBackgroundColor" \
        cocoaTouchSystemColor="whiteColor"/>
        <layoutGuides><layoutGuide userLabel="Left Half" id="g"/></layoutGuides>
        <constraints><constraint firstItem="g" firstAttribute="width" secondItem="a" \
        secondAttribute="width" multiplier="0.5"/></constraints>
        <connections><action selector="rated:" destination="-1" eventType="valueChanged"/></connections>
        </view>
        <button id="b"><buttonConfiguration key="configuration" style="gray">
        <backgroundConfiguration key="background" cornerRadius="20">
        <color key="strokeColor" systemColor="separatorColor"/></backgroundConfiguration>
        </buttonConfiguration></button>
        """
    )
    expectEqual(
      lines,
      [
        "let leftHalf = UILayoutGuide()",
        "let view = made { Stars(coder: $0) } decoded: { view in",
        "  view.contentMode = .topLeft", "  view.backgroundColor = UIColor.systemBackground",
        "  view.addLayoutGuide(leftHalf)", "}", "let button = made(UIButton(coder: coder))",
        "var configuration = UIButton.Configuration.gray()",
        "configuration.background.cornerRadius = 20",
        "configuration.background.strokeColor = UIColor.separator",
        "button.configuration = configuration", "NSLayoutConstraint.activate([",
        "  leftHalf.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),", "])",
        "addTarget(view, owner, \"rated:\", for: .valueChanged)", "return [view, button]",
      ]
    )
  }

  @Test("an attributed text is made of its parts")
  func attributedText() throws {
    let text = NibFixture.document(
      """
      <label userInteractionEnabled="NO" textAlignment="natural" adjustsFontSizeToFit="NO" id="a">
      <attributedString key="attributedText">
      <fragment content="Big "><attributes>
      <color key="NSColor" systemColor="labelColor"/><font key="NSFont" size="20" metaFont="system"/>
      </attributes></fragment>
      <fragment><string key="content">\\o/</string><attributes>
      <font key="NSFont" size="12" name="Menlo"/><paragraphStyle key="NSParagraphStyle"/>
      </attributes></fragment></attributedString></label>
      """
    )
    let writer = try written(text)
    expectEqual(
      statements(writer),
      [
        "let label = made(UILabel(coder: coder))",
        "let attributedText = NSMutableAttributedString()",
        "attributedText.append(NSAttributedString(string: \"Big \", attributes: "
          + "[.foregroundColor: UIColor.label, .font: UIFont.systemFont(ofSize: 20)]))",
        "attributedText.append(NSAttributedString(string: \"\\\\o/\", attributes: "
          + "[.font: UIFont(name: \"Menlo\", size: 12) ?? UIFont.systemFont(ofSize: 12)]))",
        "label.attributedText = attributedText", "return [label]",
      ]
    )
    expectEqual(
      writer.findings.map(\.message),
      [
        "<paragraphStyle> of the key 'NSParagraphStyle' in a text is not built"
      ]
    )
  }
}
