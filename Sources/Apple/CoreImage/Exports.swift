// What `import CoreImage` brings. The types live in CoreImageCore, because Swift Testing looks for an overlay of its
// own wherever a module of this name is in sight.
@_exported import CoreImageCore
@_exported import FoundationCompat
@_exported import Geometry

@_exported import class UIKitCore.CGColor
@_exported import class UIKitCore.CGColorSpace
@_exported import class UIKitCore.CGImage
