import SwiftUICore

nonisolated extension ChartContent {
    /// Points.
    public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        changingStyle {
            $0.offset.width += x
            $0.offset.height += y
        }
    }

    public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
        edges(leading: x, trailing: x, start: yStart, end: yEnd)
    }

    public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
        edges(leading: xStart, trailing: xEnd, start: y, end: y)
    }

    public func offset(
        xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
    ) -> some ChartContent { edges(leading: xStart, trailing: xEnd, start: yStart, end: yEnd) }

    private func edges(leading: CGFloat, trailing: CGFloat, start: CGFloat, end: CGFloat) -> some ChartContent {
        changingStyle {
            $0.edgeOffsets.leading += leading
            $0.edgeOffsets.trailing += trailing
            $0.edgeOffsets.bottom += start
            $0.edgeOffsets.top += end
        }
    }

    /// Bars of different values side by side.
    ///
    /// - Parameters:
    ///   - axis: the axis along which they lie; nil for the one that the bars stand on.
    ///   - span: how much of the place they share.
    public func position<P: Plottable>(
        by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
    ) -> some ChartContent {
        changingStyle { $0.positionBy.append(PositionGrouping(value: value.plotted, axis: axis, span: span)) }
    }
}

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

/// What is spoken of marks, which no picture shows. The outermost modifier counts.
nonisolated extension ChartContent {
    public func accessibilityLabel(_ label: Text) -> some ChartContent { changingStyle { $0.speech.label = label } }
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        accessibilityLabel(Text(labelKey))
    }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        accessibilityLabel(Text(label))
    }
    public func accessibilityValue(_ value: Text) -> some ChartContent { changingStyle { $0.speech.value = value } }
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        accessibilityValue(Text(valueKey))
    }
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        accessibilityValue(Text(value))
    }
    public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        changingStyle { $0.speech.isHidden = hidden }
    }
    public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        changingStyle { $0.speech.identifier = identifier }
    }
}
