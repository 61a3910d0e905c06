import Geometry

/// The size and place of a geometry reader.
public struct GeometryProxy {
    private let globalFrame: CGRect

    package init(frame: CGRect) { globalFrame = frame }

    /// Points.
    public var size: CGSize { globalFrame.size }

    /// A widget has no bars or notches inside it.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: CGRect(origin: .zero, size: globalFrame.size)
        case .global, .named: globalFrame
        }
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }
}
