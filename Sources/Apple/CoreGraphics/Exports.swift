// What `import CoreGraphics` brings in widget code. The types live in Geometry, because Swift Testing looks for an
// overlay of its own wherever a module of this name is in sight.
@_exported import Geometry

@_exported import class SwiftUICore.CGMutablePath
@_exported import class SwiftUICore.CGPath
@_exported import struct SwiftUICore.CGPathElement
@_exported import enum SwiftUICore.CGPathElementType
@_exported import enum SwiftUICore.CGPathFillRule
@_exported import enum UIKitCore.CGBlendMode
@_exported import class UIKitCore.CGColor
@_exported import class UIKitCore.CGColorSpace
@_exported import func UIKitCore.CGColorSpaceCreateDeviceGray
@_exported import func UIKitCore.CGColorSpaceCreateDeviceRGB
@_exported import class UIKitCore.CGContext
@_exported import class UIKitCore.CGDataProvider
@_exported import class UIKitCore.CGGradient
@_exported import class UIKitCore.CGImage
@_exported import enum UIKitCore.CGImageAlphaInfo
@_exported import enum UIKitCore.CGInterpolationQuality
