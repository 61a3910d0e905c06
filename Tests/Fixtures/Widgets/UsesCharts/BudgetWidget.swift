import Charts
import SwiftUI
import WidgetKit

enum Spending: String, CaseIterable, Plottable {
    case rent = "Rent", food = "Food", travel = "Travel"
}

struct Payment: Identifiable {
    let id: Int
    let month: Date
    let spending: Spending
    let amount: Decimal

    static let sample: [Payment] = (0..<12).map { index in
        let month = Calendar.current.date(from: DateComponents(year: 2025, month: 9 + index / 3)) ?? .distantPast
        let amounts: [Decimal] = [900, 420, 160, 900, 380, 60, 940, 450, 310, 940, 510, 90]
        return Payment(id: index, month: month, spending: Spending.allCases[index % 3], amount: amounts[index])
    }
}

struct BudgetEntry: TimelineEntry {
    let date: Date
}

struct BudgetProvider: TimelineProvider {
    func placeholder(in context: Context) -> BudgetEntry { BudgetEntry(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (BudgetEntry) -> Void) {
        completion(BudgetEntry(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<BudgetEntry>) -> Void) {
        completion(Timeline(entries: [BudgetEntry(date: .now)], policy: .never))
    }
}

/// Months as bars, and the year as a ring beside them.
struct BudgetView: View {
    private let colors: KeyValuePairs<Spending, Color> = [.rent: .indigo, .food: .orange, .travel: .mint]

    var body: some View {
        HStack(spacing: 16) {
            Chart(Payment.sample) { payment in
                BarMark(
                    x: .value("Month", payment.month, unit: .month), y: .value("Amount", payment.amount),
                    width: .ratio(0.6)
                )
                .foregroundStyle(by: .value("Kind", payment.spending))
            }
            .chartForegroundStyleScale(colors)
            .chartYAxis { amountMarks }
            .chartXAxis {
                AxisMarks(values: .stride(by: .month)) {
                    AxisValueLabel(format: .dateTime.month(.abbreviated), centered: true)
                }
            }

            Chart(Spending.allCases, id: \.self) { spending in
                SectorMark(angle: .value("Amount", total(spending)), innerRadius: .ratio(0.62), angularInset: 1)
                    .cornerRadius(3)
                    .foregroundStyle(by: .value("Kind", spending.rawValue))
            }
            .chartLegend(.hidden)
            .chartBackground { proxy in
                GeometryReader { geometry in
                    if let anchor = proxy.plotFrame {
                        Text("Year").font(.caption2).position(x: geometry[anchor].midX, y: geometry[anchor].midY)
                    }
                }
            }
            .frame(width: 90)
        }
        .containerBackground(.background, for: .widget)
    }

    private func total(_ spending: Spending) -> Decimal {
        Payment.sample.filter { $0.spending == spending }.map(\.amount).reduce(0, +)
    }

    private var amountMarks: some AxisContent {
        AxisMarks(values: .automatic(desiredCount: 3)) { value in
            AxisGridLine()
            AxisValueLabel("\(value.as(Int.self) ?? 0) €")
        }
    }
}

struct BudgetWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Budget", provider: BudgetProvider()) { _ in BudgetView() }
            .supportedFamilies([.systemMedium])
    }
}

@main
struct ChartWidgets: WidgetBundle {
    var body: some Widget {
        TideWidget()
        BudgetWidget()
    }
}
