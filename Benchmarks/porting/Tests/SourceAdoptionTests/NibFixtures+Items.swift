// SPDX-License-Identifier: Apache-2.0

@testable import SourceAdoption

extension NibFixture {
  /// An item of a collection, whose constraints the cell itself holds.
  static let photo = document(
    """
    <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
    contentMode="center" reuseIdentifier="Photo" id="pho-to-001" customClass="PhotoCell">
        <rect key="frame" x="0.0" y="0.0" width="120" height="160"/>
        <autoresizingMask key="autoresizingMask"/>
        <view key="contentView" opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" \
    contentMode="center">
            <rect key="frame" x="0.0" y="0.0" width="120" height="160"/>
            <autoresizingMask key="autoresizingMask"/>
            <subviews>
                <imageView contentMode="scaleAspectFit" image="placeholder" \
    translatesAutoresizingMaskIntoConstraints="NO" id="p01">
                    <rect key="frame" x="0.0" y="0.0" width="120" height="120"/>
                </imageView>
                <visualEffectView opaque="NO" contentMode="scaleToFill" \
    translatesAutoresizingMaskIntoConstraints="NO" id="p02">
                    <rect key="frame" x="0.0" y="120" width="120" height="40"/>
                    <view key="contentView" opaque="NO" clipsSubviews="YES" contentMode="center" \
    insetsLayoutMarginsFromSafeArea="NO" id="p03">
                        <rect key="frame" x="0.0" y="0.0" width="120" height="40"/>
                        <autoresizingMask key="autoresizingMask"/>
                        <subviews>
                            \(label) text="0:00" id="p04">
                                <rect key="frame" x="8" y="8" width="40" height="24"/>
                                <fontDescription key="fontDescription" name="Menlo-Regular" \
    family="Menlo" pointSize="12"/>
                                <color key="textColor" name="Caption"/>
                                <nil key="highlightedColor"/>
                            </label>
                        </subviews>
                        <constraints>
                            <constraint firstItem="p04" firstAttribute="leading" secondItem="p03" \
    secondAttribute="leadingMargin" id="k01"/>
                            <constraint firstAttribute="bottomMargin" secondItem="p04" \
    secondAttribute="baseline" id="k02"/>
                        </constraints>
                    </view>
                    <blurEffect style="systemMaterial"/>
                </visualEffectView>
            </subviews>
        </view>
        <constraints>
            <constraint firstItem="p01" firstAttribute="height" secondItem="p01" \
    secondAttribute="width" multiplier="9:16" id="k03"/>
            <constraint firstItem="p01" firstAttribute="centerX" secondItem="pho-to-001" \
    secondAttribute="centerX" multiplier="0.5" constant="-4" id="k04"/>
            <constraint firstAttribute="trailing" secondItem="p02" secondAttribute="trailing" \
    id="k05"/>
        </constraints>
        <size key="customSize" width="120" height="160"/>
        <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="boolean" keyPath="isRounded" value="YES"/>
            <userDefinedRuntimeAttribute type="color" keyPath="frameColor">
                <color key="value" white="1" alpha="0.5" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/>
            </userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        <connections>
            <outlet property="imageView" destination="p01" id="o01"/>
            <outlet property="duration" destination="p04" id="o02"/>
        </connections>
    </collectionViewCell>
    """,
    resources: """
      <namedColor name="Caption"><color red="0.25" green="0.5" blue="0.75" alpha="1" \
      colorSpace="custom" customColorSpace="displayP3"/></namedColor>
      """
  )
}
