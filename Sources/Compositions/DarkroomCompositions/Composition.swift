import SwiftUICore

/// A picture that is made around pictures of widgets: a screen, an advertisement, a page of documentation.
///
///     import DarkroomCompositions
///     import SwiftUI
///
///     @main
///     struct Poster: Composition {
///         func body(_ context: CompositionContext) -> some View {
///             ZStack {
///                 context.wallpaper
///                 HStack { ForEach(context.pictures) { $0 } }
///             }
///         }
///     }
///
/// `darkroom compose path/to/Widget --as Poster.swift` compiles it and draws it at the size of the device's screen.
@MainActor @preconcurrency
public protocol Composition {
    associatedtype Body: View
    init()
    @ViewBuilder func body(_ context: CompositionContext) -> Body
}

extension Composition {
    /// Serves `darkroom compose`.
    public static func main() {
        CompositionProgram.run { context in AnyView(Self().body(context)) }
    }
}
