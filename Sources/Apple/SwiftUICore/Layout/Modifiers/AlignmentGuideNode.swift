import Geometry

/// Sets one alignment guide of its content.
final class AlignmentGuideNode: WrapperNode {
    private let key: AlignmentKey
    private let compute: (ViewDimensions) -> CGFloat
    private let environment: EnvironmentValues

    init(
        _ content: LayoutNode, key: AlignmentKey, environment: EnvironmentValues,
        compute: @escaping (ViewDimensions) -> CGFloat
    ) {
        self.key = key
        self.compute = compute
        self.environment = environment
        super.init(content)
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard key == self.key else { return super.explicitAlignment(key, in: size, proposal: proposal) }
        return EnvironmentValues.with(environment) { compute(content.dimensions(in: proposal)) }
    }
}

nonisolated extension View {
    /// Sets where the view lies on an alignment guide.
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        wrapNodes {
            AlignmentGuideNode($0, key: guide.key, environment: $1.environment, compute: computeValue)
        }
    }

    /// Sets where the view lies on an alignment guide.
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        wrapNodes {
            AlignmentGuideNode($0, key: guide.key, environment: $1.environment, compute: computeValue)
        }
    }
}
