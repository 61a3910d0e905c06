import SwiftUICore

nonisolated extension ChartContent {
    /// A view beside each mark.
    ///
    /// - Parameters:
    ///   - alignment: where along that side.
    ///   - spacing: points between the mark and the view.
    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing) { _ in content() }
    }

    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic,
            content: content)
    }

    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
    ) -> some ChartContent {
        annotation(
            position: position, alignment: alignment, spacing: spacing, overflowResolution: overflowResolution
        ) { _ in content() }
    }

    public func annotation<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
        overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
    ) -> some ChartContent {
        changingStyle {
            $0.annotations.append(
                MarkAnnotation(
                    position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution
                ) { AnyView(content($0)) })
        }
    }
}
