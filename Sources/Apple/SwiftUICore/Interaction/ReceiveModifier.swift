import Combine

/// Follows a publisher from the moment that a view appears; a picture is drawn before values of later come.
struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    func body(content: Content) -> some View {
        content.onAppear { _ = publisher.sink(receiveValue: action) }
    }
}
