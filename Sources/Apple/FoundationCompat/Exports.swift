// What `import Foundation` brings on Apple's systems, besides Foundation. Other modules bring this one, and Foundation with
// it: what both declare is then this one's where a source does not import Foundation itself.
@_exported import Combine
@_exported import DarwinLibrary
@_exported import Foundation
@_exported import Geometry
