import SwiftUICore

/// Core Graphics' path, which SwiftUI's stands in for.
public typealias CGPath = Path

extension Path {
    public init(_ path: CGPath) { self = path }
}
