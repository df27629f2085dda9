// SPDX-License-Identifier: Apache-2.0

@testable import SourceAdoption

/// Texts of .xib files, in the shapes that Interface Builder writes.
enum NibFixture {
  /// A document around some objects, which begin in its eighth line.
  static func document(_ objects: String, resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies><deployment identifier="iOS"/></dependencies>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" \
    customClass="UIResponder"/>
    \(objects)
        </objects>
        <resources>
    \(resources)
        </resources>
    </document>

    """
  }

  /// The start of a label as it comes from the library.
  static let label =
    "<label opaque=\"NO\" userInteractionEnabled=\"NO\" contentMode=\"left\" "
    + "horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\" textAlignment=\"natural\" "
    + "lineBreakMode=\"tailTruncation\" baselineAdjustment=\"alignBaselines\" "
    + "adjustsFontSizeToFit=\"NO\" translatesAutoresizingMaskIntoConstraints=\"NO\""

  /// The start of a button as it comes from the library.
  static let button =
    "<button opaque=\"NO\" contentMode=\"scaleToFill\" contentHorizontalAlignment=\"center\" "
    + "contentVerticalAlignment=\"center\" buttonType=\"system\" "
    + "lineBreakMode=\"middleTruncation\" translatesAutoresizingMaskIntoConstraints=\"NO\""

  /// A row with a picture beside two lines.
  static let planet = document(
    """
    <tableViewCell contentMode="scaleToFill" selectionStyle="none" indentationWidth="10" \
    reuseIdentifier="Planet" rowHeight="72" id="cel-l0-001" customClass="PlanetCell" \
    customModule="Orrery" customModuleProvider="target">
        <rect key="frame" x="0.0" y="0.0" width="375" height="72"/>
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
        <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" \
    multipleTouchEnabled="YES" contentMode="center" tableViewCell="cel-l0-001" id="con-te-nt1">
            <rect key="frame" x="0.0" y="0.0" width="375" height="72"/>
            <autoresizingMask key="autoresizingMask"/>
            <subviews>
                <imageView clipsSubviews="YES" userInteractionEnabled="NO" \
    contentMode="scaleAspectFill" image="moon.fill" catalog="system" \
    translatesAutoresizingMaskIntoConstraints="NO" id="img-00-001">
                    <rect key="frame" x="16" y="16" width="40" height="40.5"/>
                    <color key="tintColor" systemColor="systemOrangeColor"/>
                    <constraints>
                        <constraint firstAttribute="width" secondItem="img-00-001" \
    secondAttribute="height" multiplier="1:1" id="c01"/>
                        <constraint firstAttribute="width" constant="40" id="c02"/>
                    </constraints>
                    <userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                            <integer key="value" value="20"/>
                        </userDefinedRuntimeAttribute>
                    </userDefinedRuntimeAttributes>
                </imageView>
                <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" \
    alignment="leading" spacing="2" translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-001">
                    <rect key="frame" x="68" y="16" width="291" height="40"/>
                    <subviews>
                        \(label) text="Mars &amp; &quot;Phobos&quot;" id="lab-el-001">
                            <rect key="frame" x="0.0" y="0.0" width="90" \
    height="20.333333333333332"/>
                            <fontDescription key="fontDescription" type="system" \
    weight="semibold" pointSize="17"/>
                            <nil key="textColor"/>
                            <nil key="highlightedColor"/>
                        </label>
                        \(label) numberOfLines="2" id="lab-el-002" userLabel="Detail Text">
                            <rect key="frame" x="0.0" y="22" width="90" height="18"/>
                            <string key="text">Two
    lines</string>
                            <fontDescription key="fontDescription" \
    style="UICTFontTextStyleFootnote"/>
                            <color key="textColor" systemColor="secondaryLabelColor"/>
                            <nil key="highlightedColor"/>
                        </label>
                    </subviews>
                </stackView>
            </subviews>
            <constraints>
                <constraint firstItem="img-00-001" firstAttribute="leading" \
    secondItem="con-te-nt1" \
    secondAttribute="leading" constant="16" id="c03"/>
                <constraint firstItem="sta-ck-001" firstAttribute="leading" \
    secondItem="img-00-001" \
    secondAttribute="trailing" constant="12" id="c04"/>
                <constraint firstAttribute="trailing" relation="greaterThanOrEqual" \
    secondItem="sta-ck-001" secondAttribute="trailing" constant="16" id="c05"/>
                <constraint firstAttribute="bottom" secondItem="sta-ck-001" \
    secondAttribute="bottom" priority="999" constant="16" id="c06"/>
                <constraint firstItem="sta-ck-001" firstAttribute="top" secondItem="con-te-nt1" \
    secondAttribute="topMargin" id="c07"/>
            </constraints>
        </tableViewCellContentView>
        <connections>
            <outlet property="nameLabel" destination="lab-el-001" id="o01"/>
            <outlet property="bottom" destination="c06" id="o02"/>
        </connections>
        <point key="canvasLocation" x="138" y="21"/>
    </tableViewCell>
    """,
    resources: """
      <image name="moon.fill" catalog="system" width="128" height="116"/>
      <systemColor name="systemOrangeColor"><color red="1" green="0.58" blue="0.0" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/></systemColor>
      """
  )

  /// What is written for `planet`.
  static let planetCode = #"""
    // Written by scripts/adopt from PlanetCell.xib: change the .xib or stop adopting it.

    import UIKit

    /// What PlanetCell.xib holds.
    final class PlanetCellNib: NibContent {
      @MainActor static func makeObjects(owner: Any?) -> [Any] {
        let imageView = made(UIImageView(coder: coder))
        imageView.frame = CGRect(x: 16, y: 16, width: 40, height: 40.5)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.translatesAutoresizingMaskIntoConstraints = false
        imageView.image = UIImage(systemName: "moon.fill")
        imageView.tintColor = UIColor.systemOrange
        let stackView = made(UIStackView(coder: coder))
        stackView.frame = CGRect(x: 68, y: 16, width: 291, height: 40)
        stackView.isOpaque = false
        stackView.translatesAutoresizingMaskIntoConstraints = false
        stackView.axis = .vertical
        stackView.alignment = .leading
        stackView.spacing = 2
        let nameLabel = made(UILabel(coder: coder))
        nameLabel.frame = CGRect(x: 0, y: 0, width: 90, height: 20.333333333333332)
        nameLabel.contentMode = .left
        nameLabel.isOpaque = false
        nameLabel.translatesAutoresizingMaskIntoConstraints = false
        nameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        nameLabel.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        nameLabel.text = "Mars & \"Phobos\""
        nameLabel.font = .systemFont(ofSize: 17, weight: .semibold)
        stackView.addArrangedSubview(nameLabel)
        let detailText = made(UILabel(coder: coder))
        detailText.frame = CGRect(x: 0, y: 22, width: 90, height: 18)
        detailText.contentMode = .left
        detailText.isOpaque = false
        detailText.translatesAutoresizingMaskIntoConstraints = false
        detailText.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        detailText.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
        detailText.numberOfLines = 2
        detailText.text = "Two\nlines"
        detailText.font = .preferredFont(forTextStyle: .footnote)
        detailText.textColor = UIColor.secondaryLabel
        stackView.addArrangedSubview(detailText)
        let cell = made(reuseIdentifier: "Planet") { PlanetCell(coder: $0) } decoded: { cell in
          cell.frame = CGRect(x: 0, y: 0, width: 375, height: 72)
          cell.selectionStyle = .none
          cell.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
          cell.contentView.frame = CGRect(x: 0, y: 0, width: 375, height: 72)
          cell.contentView.contentMode = .center
          cell.contentView.isOpaque = false
          cell.contentView.clipsToBounds = true
          cell.contentView.isMultipleTouchEnabled = true
          cell.contentView.addSubview(imageView)
          cell.contentView.addSubview(stackView)
        }
        let bottom = cell.contentView.bottomAnchor.constraint(equalTo: stackView.bottomAnchor, constant: 16)
        bottom.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
          cell.contentView.leadingAnchor,
        ])
        imageView.layer.cornerRadius = 20
        connect(cell, "nameLabel", nameLabel)
        connect(cell, "bottom", bottom)
        return [cell]
      }
    }

    """#
    .replacing(
      "      cell.contentView.leadingAnchor,\n",
      with: [
        "imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor)",
        "imageView.widthAnchor.constraint(equalToConstant: 40)",
        "imageView.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16)",
        "stackView.leadingAnchor.constraint(equalTo: imageView.trailingAnchor, constant: 12)",
        "cell.contentView.trailingAnchor.constraint("
          + "greaterThanOrEqualTo: stackView.trailingAnchor, constant: 16)",
        "bottom",
        "stackView.topAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.topAnchor)",
      ]
      .map { "      \($0),\n" }.joined()
    )
}
