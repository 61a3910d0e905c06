import Foundation

extension ProgressView {
    /// The part of the interval that has passed at the entry's date, or that is left.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
        let passed = Date().timeIntervalSince(timerInterval.lowerBound)
        let fraction = length > 0 ? passed / length : 1
        self.init(
            fraction: countsDown ? 1 - fraction : fraction, label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == Text {
    /// Shows the time that has passed or is left below the bar.
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
    {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            Text(timerInterval: timerInterval, countsDown: countsDown)
        }
    }

    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}
