import Foundation

extension TimelineSimulation {
    /// What is shown from `from` to `until`, without gaps.
    ///
    /// Of the entries whose date has come the latest is shown. A new timeline whose first entry lies in the future
    /// leaves the picture before it in place; where there is none, it is the placeholder.
    package var showings: [DisplayedEntry] {
        var result: [DisplayedEntry] = []
        func show(_ content: DisplayedEntry.Content, from date: Date) {
            if let last = result.last, last.from == date { result.removeLast() }
            result.append(DisplayedEntry(from: date, until: until, content: content))
        }
        for (question, answer) in zip(questions, answers) {
            let start = question.date
            let end = questions.count > question.number + 1 ? questions[question.number + 1].date : until
            // Of two entries with one date the later one in the timeline counts, as the one shown last.
            let entries = (answer?.entries ?? []).enumerated().sorted {
                ($0.element.date, $0.offset) < ($1.element.date, $1.offset)
            }
            if let current = entries.last(where: { $0.element.date <= start }) {
                show(.entry(question: question.number, index: current.offset), from: start)
            } else if result.isEmpty {
                show(.placeholder, from: start)
            }
            for entry in entries where entry.element.date > start && entry.element.date < end {
                show(.entry(question: question.number, index: entry.offset), from: entry.element.date)
            }
        }
        for index in result.indices.dropLast() { result[index].until = result[index + 1].from }
        return result
    }

    /// What is shown at an instant.
    package func showing(at date: Date) -> DisplayedEntry? { showings.last { $0.from <= date } }
}
