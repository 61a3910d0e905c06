@_exported import FoundationCompat
@_exported import Geometry

@_exported import class UIKitCore.CGColor
@_exported import class UIKitCore.CGColorSpace
@_exported import class UIKitCore.CGImage
