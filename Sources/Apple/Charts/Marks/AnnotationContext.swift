import Foundation

/// What an annotation may know of its mark.
public struct AnnotationContext {
    /// The mark's size in points.
    public let targetSize: CGSize
}
