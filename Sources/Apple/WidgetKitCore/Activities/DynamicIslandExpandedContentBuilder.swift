import SwiftUICore

/// Collects the regions of the expanded Dynamic Island.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
    public static func buildPartialBlock<C: View>(
        first: DynamicIslandExpandedRegion<C>
    ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent(content: first.view)
    }

    public static func buildPartialBlock<C: View>(
        first: DynamicIslandExpandedContent<C>
    ) -> DynamicIslandExpandedContent<some View> {
        first
    }

    public static func buildPartialBlock<C0: View, C1: View>(
        accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedRegion<C1>
    ) -> DynamicIslandExpandedContent<some View> {
        joined(accumulated.content, next.view)
    }

    public static func buildPartialBlock<C0: View, C1: View>(
        accumulated: DynamicIslandExpandedContent<C0>, next: DynamicIslandExpandedContent<C1>
    ) -> DynamicIslandExpandedContent<some View> {
        joined(accumulated.content, next.content)
    }

    private static func joined(_ first: some View, _ second: some View) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent(content: Group { first; second })
    }
}

// Branches, as in other builders.
extension DynamicIslandExpandedContentBuilder {
    public static func buildBlock() -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent(content: EmptyView())
    }

    public static func buildOptional<C: View>(
        _ content: DynamicIslandExpandedContent<C>?
    ) -> DynamicIslandExpandedContent<some View> {
        DynamicIslandExpandedContent(content: content?.content)
    }

    public static func buildEither<First: View, Second: View>(
        first: DynamicIslandExpandedContent<First>
    ) -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>> {
        DynamicIslandExpandedContent(content: _ConditionalContent(.first(first.content)))
    }

    public static func buildEither<First: View, Second: View>(
        second: DynamicIslandExpandedContent<Second>
    ) -> DynamicIslandExpandedContent<_ConditionalContent<First, Second>> {
        DynamicIslandExpandedContent(content: _ConditionalContent(.second(second.content)))
    }

    public static func buildLimitedAvailability<C: View>(
        _ content: DynamicIslandExpandedContent<C>
    ) -> DynamicIslandExpandedContent<AnyView> {
        DynamicIslandExpandedContent(content: AnyView(content.content))
    }
}
