import ArgumentParser
import Foundation
import RenderCoordinator
import RenderModel

/// What `timeline --tap` takes: an instant, a point and, where several are played, a widget, such as
/// `2026-01-01T10:00,40,60,counter/systemMedium`.
enum TapArgument {
    static func parse(_ text: String, zone: TimeZone) throws -> TimelineTap {
        let parts = text.split(separator: ",", maxSplits: 3).map { $0.trimmingCharacters(in: .whitespaces) }
        guard parts.count >= 3, let date = ClockTime.instant(parts[0], in: zone),
            let x = Double(parts[1]), let y = Double(parts[2]), x.isFinite, y.isFinite
        else {
            throw ValidationError(
                "--tap \(text): write an instant and two numbers of points, such as 2026-01-01T10:00,40,60")
        }
        var tap = TimelineTap(date: date, point: CGPoint(x: x, y: y))
        guard parts.count > 3 else { return tap }
        // A kind may have slashes of its own.
        if let slash = parts[3].lastIndex(of: "/"),
            let presentationKind = PresentationKind(named: String(parts[3][slash...].dropFirst()))
        {
            (tap.kind, tap.presentationKind) = (String(parts[3][..<slash]), presentationKind)
        } else {
            tap.kind = parts[3]
        }
        return tap
    }
}
