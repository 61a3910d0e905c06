import SwiftUI
import WidgetKit

/// 372/520 KCAL, in the ring's color.
struct GoalValue: View {
    @Environment(\.widgetRenderingMode) private var renderingMode
    let goal: Goal
    let font: Font
    var showsTarget = true

    var body: some View {
        Text("\(figures)\(Text(goal.unit).font(.system(size: 11, weight: .bold)))")
            .font(font)
            .fontDesign(.rounded)
            .monospacedDigit()
            .foregroundStyle(renderingMode == .fullColor ? goal.kind.endColor : .white)
            .lineLimit(1)
            .privacySensitive()
            .accessibilityLabel(spoken)
    }

    private var spoken: Text {
        let value = goal.value.formatted(.whole), target = goal.target.formatted(.whole)
        return Text("\(Text(goal.name)): \(value) of \(target) \(Text(goal.spokenUnit))")
    }

    private var figures: Text {
        showsTarget
            ? Text("\(goal.value, format: .whole)/\(goal.target, format: .whole)") : Text(goal.value, format: .whole)
    }
}

/// The name of a goal over its figures.
struct GoalSummary: View {
    let goal: Goal
    let font: Font

    var body: some View {
        VStack(alignment: .leading, spacing: -2) {
            Text(goal.name)
                .font(.caption.weight(.medium))
                .foregroundStyle(.white)
                .accessibilityHidden(true)
            GoalValue(goal: goal, font: font)
        }
        .lineLimit(1)
    }
}

extension FormatStyle where Self == FloatingPointFormatStyle<Double> {
    static var whole: Self { .number.precision(.fractionLength(0)) }
}
