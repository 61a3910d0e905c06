import SwiftUI

/// `frame()` without a size is deprecated, and old widgets have it. What a protocol asks for warns nobody.
@MainActor
func bareFrame<Content: BareFraming>(_ content: Content) -> Content.Framed { content.framed() }

@MainActor
protocol BareFraming {
    associatedtype Framed: View
    func framed() -> Framed
}

extension Color: BareFraming {
    @available(*, deprecated)
    func framed() -> some View { frame() }
}
