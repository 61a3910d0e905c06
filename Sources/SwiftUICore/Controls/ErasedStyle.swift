/// A control's style with its type erased, as the environment keeps it.
package struct ErasedStyle<Configuration> {
    package let make: @MainActor (Configuration) -> AnyView

    /// `makeBody` is the style's own.
    init<Body: View>(_ makeBody: @escaping @MainActor (Configuration) -> Body) {
        make = { AnyView(makeBody($0)) }
    }
}
