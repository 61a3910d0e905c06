import SwiftUICore

/// The regions of the expanded Dynamic Island.
public struct DynamicIslandExpandedContent<Content: View> {
    package let content: Content
}
