import Geometry

/// The label of a bordered button with its border around it.
struct ButtonBorder<Label: View>: View {
    let label: Label
    let role: ButtonRole?
    let isProminent: Bool
    var isFilled = true
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var shape

    var body: some View {
        content
            .padding(.horizontal, shape.isCircle ? insets.vertical : insets.horizontal)
            .padding(.vertical, insets.vertical)
            .background(fill, in: shape)
    }

    @ViewBuilder private var content: some View {
        let content = label.buttonForeground(foreground, isEnabled: isEnabled)
        if controlSize == .mini || controlSize == .small {
            content.font(.subheadline)
        } else {
            content
        }
    }

    /// Points between label and border. Regular: a label of 30 points makes a button of 44 (layout-truths row 32).
    /// The others are UIKit's heights of 28 and 50 around one line of their font.
    private var insets: (horizontal: CGFloat, vertical: CGFloat) {
        switch controlSize {
        case .mini, .small: (10, 5)
        case .regular: (12, 7)
        case .large, .extraLarge: (20, 15)
        }
    }

    private var color: AnyShapeStyle {
        if !isEnabled { return AnyShapeStyle(HierarchicalShapeStyle.tertiary) }
        return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }

    private var foreground: AnyShapeStyle {
        isProminent && isEnabled ? AnyShapeStyle(Color.white) : color
    }

    private var fill: AnyShapeStyle {
        if !isFilled { return AnyShapeStyle(Color.clear) }
        if !isEnabled { return AnyShapeStyle(FillShapeStyle(level: 2)) }
        return isProminent ? color : AnyShapeStyle(color.opacity(0.15))
    }
}
