// What `import SwiftUI` brings, as on Apple's systems: the views, and the frameworks that its interface names.
@_exported import Combine
@_exported import FoundationCompat
@_exported import Geometry
@_exported import Observation
@_exported import SwiftUICore
@_exported import UIKitCore
