@_exported import FoundationCompat
@_exported import Photos
@_exported import UIKitCore
