import Geometry

/// The size and place of a geometry reader.
public struct GeometryProxy {
    private let globalFrame: CGRect
    private let spaces: [AnyHashable: NamedSpace]

    /// - Parameter spaces: the named spaces around the view.
    package init(frame: CGRect, spaces: [AnyHashable: NamedSpace] = [:]) {
        globalFrame = frame
        self.spaces = spaces
    }

    /// Points.
    public var size: CGSize { globalFrame.size }

    /// A widget has no bars or notches inside it.
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: CGRect(origin: .zero, size: globalFrame.size)
        case .global: globalFrame
        case .named(let name):
            // A name that no view around this one has means the whole picture.
            spaces[name].map { globalFrame.offsetBy(dx: -$0.frame.minX, dy: -$0.frame.minY) } ?? globalFrame
        }
    }

    /// The bounds of a space around the view, in the view's coordinates; nil where no view has that name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        spaces[coordinateSpace.name].map { $0.frame.offsetBy(dx: -globalFrame.minX, dy: -globalFrame.minY) }
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }
}
