import SwiftUI
import WidgetKit

struct CircularActivity: View {
    let day: ActivityDay

    var body: some View {
        ActivityRings(goals: day.goals, thickness: 0.125, gap: 0.02)
            .padding(2)
            .accessibilityElement()
            .accessibilityLabel(Text("Move: \(day.move.fraction, format: .percent.precision(.fractionLength(0)))"))
    }
}

struct RectangularActivity: View {
    let day: ActivityDay

    var body: some View {
        HStack(spacing: 10) {
            ActivityRings(goals: day.goals, thickness: 0.125, gap: 0.02)
            VStack(alignment: .leading, spacing: 0) {
                ForEach(day.goals) { GoalValue(goal: $0, font: .system(size: 15, weight: .semibold), showsTarget: false) }
            }
            Spacer(minLength: 0)
        }
    }
}

struct InlineActivity: View {
    let day: ActivityDay

    var body: some View {
        Label {
            Text("\(day.move.value, format: .whole) kcal · \(day.exercise.value, format: .whole) min")
        } icon: {
            Image(systemName: "figure.run")
        }
        .privacySensitive()
    }
}
