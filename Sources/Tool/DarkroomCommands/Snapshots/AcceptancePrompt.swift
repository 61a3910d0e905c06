import Foundation
import RenderCoordinator
import Snapshots
import SystemSupport

/// Asks on the terminal which snapshots are kept.
struct AcceptancePrompt {
    func choose(_ snapshot: Snapshot, picture: String?) -> Acceptance.Choice {
        Terminal.print(VerifySummary.lines(snapshot).joined(separator: "\n"))
        if let picture { Terminal.print("  \(picture)") }
        while true {
            Terminal.note("Keep it? [y]es, [n]o, [a]ll of the rest, [q]uit")
            // Without anybody to answer nothing is kept.
            guard let answer = readLine()?.trimmingCharacters(in: .whitespaces).lowercased() else { return .quit }
            switch answer.first {
            case "y": return .keep
            case "n": return .skip
            case "a": return .keepAll
            case "q": return .quit
            default: continue
            }
        }
    }
}
