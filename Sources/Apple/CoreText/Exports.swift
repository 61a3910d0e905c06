@_exported import FoundationCompat
@_exported import Geometry
@_exported import UIKitCore
