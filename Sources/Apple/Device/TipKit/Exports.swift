@_exported import Foundation
@_exported import FoundationCompat
@_exported import UIKitCore
