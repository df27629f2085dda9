// SPDX-License-Identifier: Apache-2.0

@testable import SourceAdoption

extension NibFixture {
  /// A form of a controller, which is the file's owner.
  static let form = document(
    """
    <view contentMode="scaleToFill" id="for-m0-001">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
            <scrollView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" \
    keyboardDismissMode="onDrag" translatesAutoresizingMaskIntoConstraints="NO" id="f01">
                <rect key="frame" x="0.0" y="59" width="393" height="759"/>
                <subviews>
                    <textField opaque="NO" contentMode="scaleToFill" \
    contentHorizontalAlignment="left" \
    contentVerticalAlignment="center" borderStyle="roundedRect" placeholder="E-mail" \
    textAlignment="natural" minimumFontSize="17" clearButtonMode="whileEditing" \
    translatesAutoresizingMaskIntoConstraints="NO" id="f02">
                        <rect key="frame" x="16" y="16" width="361" height="34"/>
                        <fontDescription key="fontDescription" type="system" pointSize="14"/>
                        <textInputTraits key="textInputTraits" keyboardType="emailAddress" \
    returnKeyType="next" textContentType="email"/>
                        <connections><outlet property="delegate" destination="-1" \
    id="o03"/></connections>
                    </textField>
                    <imageView contentMode="center" \
    translatesAutoresizingMaskIntoConstraints="NO" id="f03">
                        <rect key="frame" x="16" y="60" width="24" height="24"/>
                    </imageView>
                    <imageView contentMode="center" \
    translatesAutoresizingMaskIntoConstraints="NO" id="f04">
                        <rect key="frame" x="48" y="60" width="24" height="24"/>
                    </imageView>
                </subviews>
                <viewLayoutGuide key="contentLayoutGuide" id="g01"/>
                <viewLayoutGuide key="frameLayoutGuide" id="g02"/>
                <constraints>
                    <constraint firstItem="f02" firstAttribute="width" secondItem="g02" \
    secondAttribute="width" constant="-32" id="k01"/>
                    <constraint firstItem="f02" firstAttribute="top" secondItem="g01" \
    secondAttribute="top" constant="16" id="k02"/>
                </constraints>
            </scrollView>
        </subviews>
        <viewLayoutGuide key="safeArea" id="g03"/>
        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
        <gestureRecognizers/>
        <constraints>
            <constraint firstItem="f01" firstAttribute="top" secondItem="g03" \
    secondAttribute="top" id="k03"/>
            <constraint firstItem="f01" firstAttribute="leading" secondItem="for-m0-001" \
    secondAttribute="leadingMargin" id="k04"/>
            <constraint firstAttribute="trailingMargin" secondItem="f01" \
    secondAttribute="trailing" id="k05"/>
            <constraint firstItem="g03" firstAttribute="bottom" secondItem="f01" \
    secondAttribute="bottom" identifier="to the bottom" id="k06"/>
        </constraints>
        <connections>
            <outletCollection property="gestureRecognizers" destination="tap-00-001" \
    appends="YES" id="o04"/>
        </connections>
    </view>
    <tapGestureRecognizer id="tap-00-001">
        <connections><action selector="endEditing:" destination="-1" id="a01"/></connections>
    </tapGestureRecognizer>
    """
  )
  .replacing(
    "userLabel=\"File's Owner\"/>",
    with: """
      userLabel="File's Owner" customClass="FormController">
          <connections>
              <outlet property="view" destination="for-m0-001" id="o01"/>
              <outlet property="mail" destination="f02" id="o02"/>
              <outletCollection property="stars" destination="f03" collectionClass="NSArray" \
      id="o05"/>
              <outletCollection property="stars" destination="f04" collectionClass="NSArray" \
      id="o06"/>
          </connections>
      </placeholder>
      """
  )

  /// A header with a button.
  static let header = document(
    """
    <view contentMode="scaleToFill" id="hea-d0-001" customClass="SectionHeader">
        <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
        <subviews>
            \(button) fixedFrame="YES" id="h01">
                <rect key="frame" x="200" y="4" width="104" height="35"/>
                <autoresizingMask key="autoresizingMask" flexibleMinX="YES"/>
                <state key="normal" title="Button">
                    <color key="titleColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
                </state>
                <state key="disabled" title="Wait"/>
                <buttonConfiguration key="configuration" style="filled" image="plus" \
    catalog="system" \
    title="Add" imagePlacement="trailing" imagePadding="8" cornerStyle="capsule">
                    <directionalEdgeInsets key="contentInsets" top="4" leading="8" bottom="4" \
    trailing="8"/>
                    <color key="baseBackgroundColor" systemColor="systemMintColor"/>
                </buttonConfiguration>
                <connections>
                    <action selector="add:" destination="hea-d0-001" eventType="touchUpInside" \
    id="a01"/>
                    <action selector="paste:" destination="-2" eventType="touchDownRepeat" \
    id="a02"/>
                    <action selector="note:" destination="-1" eventType="valueChanged" id="a03"/>
                </connections>
            </button>
        </subviews>
        <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
    </view>
    """
  )

  /// What is written for `header`, between its first line and its last.
  static let headerStatements = #"""
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 200, y: 4, width: 104, height: 35)
    button.isOpaque = false
    button.autoresizingMask = [.flexibleLeftMargin]
    button.setTitleColor(UIColor(white: 0, alpha: 1), for: .normal)
    button.setTitle("Wait", for: .disabled)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Add"
    configuration.image = UIImage(systemName: "plus")
    configuration.imagePlacement = .trailing
    configuration.imagePadding = 8
    configuration.cornerStyle = .capsule
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
    configuration.baseBackgroundColor = UIColor.systemMint
    button.configuration = configuration
    let view = made { SectionHeader(coder: $0) } decoded: { view in
      view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
      view.addSubview(button)
    }
    addTarget(button, view, "add:", for: .touchUpInside)
    addTarget(button, nil, "paste:", for: .touchDownRepeat)
    addTarget(button, owner, "note:", for: .valueChanged)
    return [view]
    """#

  /// A view that differs by size class, and one of whose labels is not installed by default.
  static let variations = document(
    """
    <view contentMode="scaleToFill" id="var-00-001">
        <rect key="frame" x="0.0" y="0.0" width="600" height="600"/>
        <subviews>
            \(label) text="Always" id="v01">
                <rect key="frame" x="0.0" y="0.0" width="90" height="20"/>
                <variation key="heightClass=compact">
                    <fontDescription key="fontDescription" type="system" pointSize="12"/>
                </variation>
            </label>
            \(label) text="Wide" id="v02">
                <rect key="frame" x="100" y="0.0" width="90" height="20"/>
            </label>
        </subviews>
        <constraints>
            <constraint firstItem="v01" firstAttribute="top" secondItem="var-00-001" \
    secondAttribute="top" constant="20" id="k01"/>
            <constraint firstItem="v01" firstAttribute="leading" secondItem="var-00-001" \
    secondAttribute="leading" id="k02"/>
            <constraint firstItem="v02" firstAttribute="leading" secondItem="v01" \
    secondAttribute="trailing" id="k03"/>
            <constraint firstItem="v01" firstAttribute="width" constant="90" placeholder="YES" \
    id="k04"/>
        </constraints>
        <variation key="default">
            <mask key="subviews"><exclude reference="v02"/></mask>
            <mask key="constraints">
                <exclude reference="k02"/>
                <exclude reference="k03"/>
            </mask>
        </variation>
        <variation key="widthClass=regular">
            <mask key="subviews"><include reference="v02"/></mask>
            <mask key="constraints"><include reference="k03"/></mask>
        </variation>
    </view>
    """
  )

  /// All fixtures that can be read, with the names of their files.
  static let all = [
    (name: "PlanetCell", text: planet), (name: "PhotoCell", text: photo),
    (name: "Form", text: form), (name: "SectionHeader", text: header),
    (name: "Variations", text: variations),
  ]
}
