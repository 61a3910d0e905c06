@_exported import FoundationCompat
@_exported import SwiftUI
@_exported import UIKitCore
