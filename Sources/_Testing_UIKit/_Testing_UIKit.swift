// SPDX-License-Identifier: Apache-2.0

// Swift Testing ships a cross-import overlay for a module named UIKit: a file that imports both
// makes the compiler look for a module of this name. It has nothing to add on Linux.
