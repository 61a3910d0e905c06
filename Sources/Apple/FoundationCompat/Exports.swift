// What `import Foundation` brings on Apple's systems, besides Foundation. Other modules bring this one and not Foundation
// itself: only so do the types that both have stand for Foundation's.
@_exported import Combine
@_exported import DarwinLibrary
@_exported import Foundation
@_exported import Geometry
