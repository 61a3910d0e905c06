import SwiftText
import SystemSupport

/// Arguments that were cut out of a call which needs them.
extension SourceRepair {
    private static let missingArguments = Pattern(#/missing arguments? for parameters? (.+) in call/#)

    /// Puts back what a call lacks: of which type `.init(…)` makes a value is not known, and a property of the same name
    /// may be another type's. What is wrong with such an argument takes more around it along then.
    ///
    /// - Returns: the errors that are about something else.
    mutating func restoreArguments(_ errors: [CompilerError]) -> [CompilerError] {
        errors.filter { error in
            guard let labels = error.message.wholeMatch(of: Self.missingArguments)?.1.split(separator: "'"),
                let call = parts.call(at: place(of: error).offset)
            else { return true }
            let cut = losses.filter { loss in
                loss.part.kind == .argument && call.contains(loss.part.range.lowerBound)
                    && labels.contains { loss.part.title.hasPrefix("\($0):") }
            }
            needed.formUnion(cut.map(\.part.range))
            losses.removeAll { needed.contains($0.part.range) }
            return cut.isEmpty
        }
    }
}
