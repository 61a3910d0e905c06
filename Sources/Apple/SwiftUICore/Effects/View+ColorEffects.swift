import DisplayList
import Geometry

nonisolated extension View {
    private func colorMatrix(_ label: String, _ matrix: ColorMatrix) -> some View {
        effect(label) { group, _, _ in group.effects.append(.colorMatrix(matrix)) }
    }

    /// Adds `amount` to every component.
    public func brightness(_ amount: Double) -> some View { colorMatrix("Brightness", .brightness(amount)) }

    /// Scales every component's distance from the middle.
    public func contrast(_ amount: Double) -> some View { colorMatrix("Contrast", .contrast(amount)) }

    /// Moves every color towards or away from the gray of its luma.
    public func saturation(_ amount: Double) -> some View { colorMatrix("Saturation", .saturation(amount)) }

    /// Takes color away; 1 leaves none.
    public func grayscale(_ amount: Double) -> some View { saturation(1 - amount) }

    /// Turns colors around the gray axis.
    public func hueRotation(_ angle: Angle) -> some View { colorMatrix("HueRotation", .hueRotation(angle)) }

    public func colorInvert() -> some View { colorMatrix("Invert", .invert(1)) }

    /// Multiplies every component, opacity included, by the color's.
    public func colorMultiply(_ color: Color) -> some View {
        wrapNodes { content, inputs in
            let matrix = ColorMatrix.multiply(by: color.resolve(in: inputs.environment).displayColor)
            return EffectNode(content, "Multiply") { group, _, _ in group.effects.append(.colorMatrix(matrix)) }
        }
    }

    /// Black, as opaque as the content is light.
    public func luminanceToAlpha() -> some View {
        effect("LuminanceToAlpha") { group, _, _ in group.effects.append(.luminanceToAlpha) }
    }
}
