/// What becomes of an annotation that does not fit.
public struct AnnotationOverflowResolution: Sendable {
    /// For one axis.
    public struct Strategy: Sendable {
        let fits: Bool

        /// Moved into the chart.
        public static var automatic: Strategy { Strategy(fits: true) }
        public static var fit: Strategy { Strategy(fits: true) }
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(fits: true) }
        /// Moved into the chart too; the scale stays as it is.
        public static var padScale: Strategy { Strategy(fits: true) }
        public static var disabled: Strategy { Strategy(fits: false) }
    }

    /// What an annotation must fit into.
    public struct Boundary: Sendable {
        public static var automatic: Boundary { Boundary() }
        public static var chart: Boundary { Boundary() }
        public static var plot: Boundary { Boundary() }
    }

    let x: Strategy
    let y: Strategy

    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }

    public static var automatic: AnnotationOverflowResolution { Self() }
}
