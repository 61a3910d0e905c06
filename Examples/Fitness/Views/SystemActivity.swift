import SwiftUI

struct SmallActivity: View {
    let day: ActivityDay

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ActivityRings(goals: day.goals)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            VStack(alignment: .leading, spacing: -1) {
                ForEach(day.goals) { GoalValue(goal: $0, font: .footnote.weight(.semibold)) }
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

struct MediumActivity: View {
    let day: ActivityDay

    var body: some View {
        HStack(spacing: 20) {
            ActivityRings(goals: day.goals)
            VStack(alignment: .leading, spacing: 0) {
                ForEach(day.goals) { goal in
                    GoalSummary(goal: goal, font: .title3.weight(.semibold))
                        .frame(maxHeight: .infinity)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

/// The rings beside their figures, over the day hour by hour.
struct LargeActivity: View {
    let day: ActivityDay

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            HStack(spacing: 20) {
                ActivityRings(goals: day.goals)
                    .frame(width: 120, height: 120)
                VStack(alignment: .leading, spacing: 4) {
                    ForEach(day.goals) { GoalSummary(goal: $0, font: .title3.weight(.semibold)) }
                }
                .fixedSize(horizontal: false, vertical: true)
            }
            VStack(spacing: 12) {
                HourChart(goal: day.move, values: day.hours.map { ($0.id, $0.energy) }, date: day.date)
                HourChart(goal: day.exercise, values: day.hours.map { ($0.id, $0.exercise) }, date: day.date)
                HourChart(
                    goal: day.stand, values: day.hours.map { ($0.id, $0.stood ? 1 : 0) }, date: day.date,
                    showsHours: true)
            }
        }
    }
}
