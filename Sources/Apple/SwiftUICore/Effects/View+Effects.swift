import DisplayList
import Findings
import Geometry

nonisolated extension View {
    /// Makes the view transparent: 0 is invisible, 1 is opaque.
    ///
    /// - Parameter opacity: 0…1.
    public func opacity(_ opacity: Double) -> some View {
        wrapNodes { content, _ in
            let node = EffectNode(content, "Opacity") { group, _, _ in group.opacity = min(1, max(0, opacity)) }
            // What cannot be seen is not heard either.
            if opacity <= 0 { node.accessibility = [.isHidden(true)] }
            return node
        }
    }

    /// Sets how the view is blended with what lies behind it.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        effect("BlendMode") { group, _, _ in group.blendMode = blendMode.layerMode }
    }

    /// Has the view's geometry move as a whole: nothing moves in a picture.
    public func geometryGroup() -> some View { self }

    /// Draws the view as one layer before effects are applied.
    public func compositingGroup() -> some View {
        effect("CompositingGroup") { group, _, _ in group.isolated = true }
    }

    /// Draws the view on a layer of its own. Colors meet in gamma-encoded sRGB there whatever `colorMode` says:
    /// another mode is a finding.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        wrapNodes { content, inputs in
            if colorMode != .nonLinear {
                inputs.session.report(
                    Finding(
                        .drawingGroupColorModeIgnored,
                        "drawingGroup(colorMode: .\(colorMode)) is drawn as .nonLinear; where translucent colors "
                            + "overlap, an iPhone shows them lighter"))
            }
            return EffectNode(content, "DrawingGroup") { group, _, _ in group.isolated = true }
        }
    }

    /// Blurs the view; the radius is in points.
    ///
    /// - Parameter radius: points; the Gaussian's σ is about the radius.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        effect("Blur") { group, _, _ in
            if radius > 0 { group.effects.append(.blur(sigma: radius, opaque: opaque)) }
        }
    }

    /// Draws a shadow behind the view.
    ///
    /// - Parameters:
    ///   - color: a third of black unless set.
    ///   - radius: points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        wrapNodes { content, inputs in
            EffectNode(content, "Shadow") { group, _, _ in
                let color = color.resolve(in: inputs.environment).displayColor
                group.effects.append(
                    .shadow(
                        color: color, sigma: max(0, radius) * ShadowGeometry.sigmaPerRadius,
                        offset: CGSize(width: x, height: y)))
            }
        }
    }

    /// Clips the view to its frame.
    public func clipped(antialiased: Bool = false) -> some View {
        effect("Clip") { group, frame, recorder in
            group.clip = .init(.rectangle(recorder.snap(frame)), antialiased: antialiased)
        }
    }

    /// Clips the view to a shape.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        wrapNodes { content, inputs in
            EffectNode(content, "ClipShape") { group, frame, recorder in
                let outline = shape.outline(in: recorder.snap(frame), inputs.environment)
                group.clip = .init(outline, evenOdd: style.isEOFilled, antialiased: style.isAntialiased)
            }
        }
    }

    /// Clips the view to a rectangle with rounded corners.
    ///
    /// - Parameter radius: points; the corners are circular.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(
            RoundedRectangle(cornerRadius: radius, style: .circular), style: FillStyle(antialiased: antialiased))
    }

    /// Shows the view where another view is opaque.
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
        masked(by: mask(), alignment)
    }

    /// Shows the view where another view is opaque.
    @_disfavoredOverload
    public func mask<Mask: View>(_ mask: Mask) -> some View { masked(by: mask, .center) }

    private func masked<Mask: View>(by mask: Mask, _ alignment: Alignment) -> some View {
        wrapNodesWithViews { content, inputs in
            MaskNode(
                content, mask: ViewResolver.node(of: mask, inputs, alignment: alignment), alignment: alignment,
                mirrors: inputs.environment.isRightToLeft)
        }
    }

    /// Draws a border inside the view's frame.
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay(Rectangle().strokeBorder(content, lineWidth: width))
    }

    /// Hides the view and keeps its place in the layout.
    public func hidden() -> some View {
        wrapNodes { content, _ in
            let node = HiddenNode(content)
            node.accessibility = [.isHidden(true)]
            return node
        }
    }
}

/// Keeps its content's place and draws nothing.
final class HiddenNode: WrapperNode {
    override func record(_ recorder: inout DisplayListRecorder) {}
}

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

    /// Inverts the view's colors.
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

/// The relation of SwiftUI's shadow and blur radii to a Gaussian.
package enum ShadowGeometry {
    /// σ = 0.917 × radius, measured at radii 8 and 12 (layout-truths row 58).
    package static let sigmaPerRadius: CGFloat = 0.917
}
