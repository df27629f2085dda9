// SPDX-License-Identifier: Apache-2.0

/// How a controller's view comes over that of another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole window, in place of what was there.
  case fullScreen = 0
  /// As a sheet that covers a part.
  case pageSheet = 1
  /// As a sheet in the middle.
  case formSheet = 2
  /// In the area of the controller that presents.
  case currentContext = 3
  /// As the app decides.
  case custom = 4
  /// Over the whole window, with what was there below.
  case overFullScreen = 5
  /// In the area of the controller that presents, with what was there below.
  case overCurrentContext = 6
  /// In a popover beside a view.
  case popover = 7
  /// Not at all.
  case none = -1
  /// As the platform decides.
  case automatic = -2
}
