package import SwiftUICore

extension HeadlessScreen.Element: AccessibleElement {}

extension HeadlessScreen {
  /// What is shown as those perceive it who cannot see it.
  @MainActor package var accessibilityTree: AccessibilityTree {
    AccessibilityTree(roots: roots) { elements[$0] }
  }
}
