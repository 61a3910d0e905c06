@_exported import FoundationCompat
@_exported import UIKitCore
@_exported import simd
