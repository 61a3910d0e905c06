// What `import UIKit` brings. The types live in UIKitCore, which SwiftUI re-exports, because Swift Testing looks for an
// overlay of its own wherever a module of this name is in sight.
@_exported import FoundationCompat
@_exported import Geometry
@_exported import UIKitCore

@_exported import class SwiftUICore.CGMutablePath
@_exported import class SwiftUICore.CGPath
@_exported import struct SwiftUICore.CGPathElement
@_exported import enum SwiftUICore.CGPathElementType
@_exported import enum SwiftUICore.CGPathFillRule
