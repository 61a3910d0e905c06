// What `import Foundation` brings on Apple's systems, besides Foundation.
@_exported import Combine
@_exported import DarwinLibrary
@_exported import Foundation
@_exported import Geometry
