import Geometry
import DisplayList
import Foundation

nonisolated extension View {
    private func colorMatrix(_ label: String, _ rows: [[Float]]) -> some View {
        effect(label) { group, _, _ in group.effects.append(.colorMatrix(ColorMatrix(rows: rows))) }
    }

    /// Adds `amount` to every component.
    public func brightness(_ amount: Double) -> some View {
        let a = Float(amount)
        return colorMatrix("Brightness", [[1, 0, 0, 0, a], [0, 1, 0, 0, a], [0, 0, 1, 0, a], [0, 0, 0, 1, 0]])
    }

    /// Scales every component's distance from the middle.
    public func contrast(_ amount: Double) -> some View {
        let a = Float(amount), b = (1 - a) / 2
        return colorMatrix("Contrast", [[a, 0, 0, 0, b], [0, a, 0, 0, b], [0, 0, a, 0, b], [0, 0, 0, 1, 0]])
    }

    /// Moves every colour towards or away from the grey of its luma.
    public func saturation(_ amount: Double) -> some View {
        let s = Float(amount), (r, g, b) = (Float(0.2126) * (1 - s), Float(0.7152) * (1 - s), Float(0.0722) * (1 - s))
        return colorMatrix(
            "Saturation", [[r + s, g, b, 0, 0], [r, g + s, b, 0, 0], [r, g, b + s, 0, 0], [0, 0, 0, 1, 0]])
    }

    /// Takes colour away; 1 leaves none.
    public func grayscale(_ amount: Double) -> some View { saturation(1 - amount) }

    /// Turns colours around the grey axis.
    public func hueRotation(_ angle: Angle) -> some View {
        let c = Float(cos(angle.radians)), s = Float(sin(angle.radians))
        return colorMatrix(
            "HueRotation",
            [
                [0.213 + 0.787 * c - 0.213 * s, 0.715 - 0.715 * c - 0.715 * s, 0.072 - 0.072 * c + 0.928 * s, 0, 0],
                [0.213 - 0.213 * c + 0.143 * s, 0.715 + 0.285 * c + 0.140 * s, 0.072 - 0.072 * c - 0.283 * s, 0, 0],
                [0.213 - 0.213 * c - 0.787 * s, 0.715 - 0.715 * c + 0.715 * s, 0.072 + 0.928 * c + 0.072 * s, 0, 0],
                [0, 0, 0, 1, 0],
            ])
    }

    public func colorInvert() -> some View {
        colorMatrix("Invert", [[-1, 0, 0, 0, 1], [0, -1, 0, 0, 1], [0, 0, -1, 0, 1], [0, 0, 0, 1, 0]])
    }

    /// Multiplies every component, opacity included, by the colour's.
    public func colorMultiply(_ color: Color) -> some View {
        wrapNodes { content, inputs in
            let c = color.resolve(in: inputs.environment)
            return EffectNode(content, "Multiply") { group, _, _ in
                group.effects.append(
                    .colorMatrix(
                        ColorMatrix(rows: [
                            [c.red, 0, 0, 0, 0], [0, c.green, 0, 0, 0], [0, 0, c.blue, 0, 0], [0, 0, 0, c.opacity, 0],
                        ])))
            }
        }
    }

    /// Black, as opaque as the content is light.
    public func luminanceToAlpha() -> some View {
        colorMatrix(
            "LuminanceToAlpha",
            [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0.2126, 0.7152, 0.0722, 0, 0]])
    }
}
