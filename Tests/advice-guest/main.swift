// SPDX-License-Identifier: Apache-2.0

import ReuseBench
import UIKit

// Lists and screens as apps have them, each with a mistake and without: what advice has to see, and what
// it must keep silent on. They were written before advice was.
BenchmarkTool.main {
  for list in ShopLists.all { list }
  for list in MessengerLists.all { list }
  for list in CellLists.all { list }
  for screen in LibraryScreens.all { screen }
  for screen in RunningScreens.all { screen }
  for list in TravelLists.all { list }
  for screen in TravelScreens.all { screen }
}
