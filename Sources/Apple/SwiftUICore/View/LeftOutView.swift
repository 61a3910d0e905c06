import DisplayList
import FoundationCompat

/// Nothing, in the place of a view whose code does not compile here: a finding tells which.
public struct _LeftOutView: PrimitiveView {
    private let message: String

    public nonisolated init(_ message: String) { self.message = message }

    public static func _resolve(_ view: Self, _ inputs: _ViewInputs, into list: inout _ViewList) {
        LeftOutCode.note(view.message)
    }
}

/// What `darkroom` writes in the place of code that does not compile here, where a view is asked for.
@_disfavoredOverload @discardableResult
public nonisolated func _leftOut(_ message: String, _ unused: Any...) -> _LeftOutView { _LeftOutView(message) }

extension View {
    /// The view without a modifier that is not here: a finding tells which.
    public nonisolated func _withoutModifier(_ message: String) -> Self {
        LeftOutCode.note(message)
        return self
    }
}

/// Nothing, in the place of a shape whose code does not compile here.
public struct _LeftOutShape: InsettableShape {
    private let message: String

    public nonisolated init(_ message: String) { self.message = message }

    public nonisolated func path(in rect: CGRect) -> Path {
        LeftOutCode.note(message)
        return Path()
    }

    public nonisolated func inset(by amount: CGFloat) -> _LeftOutShape { self }
}

extension AnyView: _EmptyRepresentable {
    public static var _empty: AnyView { MainActor.assumeIsolated { AnyView(EmptyView()) } }
}

extension Text: _EmptyRepresentable {
    public static var _empty: Text { Text(verbatim: "") }
}

extension Color: _EmptyRepresentable {
    public static var _empty: Color { .clear }
}

extension AnyShapeStyle: _EmptyRepresentable {
    public static var _empty: AnyShapeStyle { AnyShapeStyle(.foreground) }
}

extension Font: _EmptyRepresentable {
    public static var _empty: Font { .body }
}

extension EmptyView: _EmptyRepresentable {
    public static var _empty: EmptyView { EmptyView() }
}

extension Image: _EmptyRepresentable {
    public static var _empty: Image { Image(drawing: DisplayList(size: .zero, items: [])) }
}

extension Gradient: _EmptyRepresentable {
    public static var _empty: Gradient { Gradient(stops: []) }
}

extension Angle: _EmptyRepresentable {
    public static var _empty: Angle { .zero }
}

extension EdgeInsets: _EmptyRepresentable {
    public static var _empty: EdgeInsets { EdgeInsets() }
}
