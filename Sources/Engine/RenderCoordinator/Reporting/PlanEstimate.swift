import Foundation
import Geometry

/// What a plan will take, from what 9,576 pictures of the examples took in release: 3 ms and 37 KB of 390,000 pixels, on
/// one of two shared cores. Widgets differ by a factor of three: it says minutes from hours, and megabytes from gigabytes.
struct PlanEstimate: CustomStringConvertible {
    /// Of one worker.
    private(set) var seconds = 0.0
    private(set) var bytes = 0.0

    private static let secondsEach = 0.001, secondsPerPixel = 5e-9, bytesPerPixel = 0.095

    /// - Parameter pixels: the size of each.
    mutating func add(_ count: Int, of pixels: CGSize) {
        let area = pixels.width * pixels.height
        seconds += Double(count) * (Self.secondsEach + area * Self.secondsPerPixel)
        bytes += Double(count) * area * Self.bytesPerPixel
    }

    /// `about 4 min of one core and 1.2 GB`.
    var description: String { "about \(Self.time(seconds)) of one core and \(Self.size(bytes))" }

    private static func time(_ seconds: Double) -> String {
        switch seconds {
        case ..<1: "1 s"
        case ..<90: "\(number(seconds)) s"
        case ..<5400: "\(number(seconds / 60)) min"
        default: "\(number(seconds / 3600)) h"
        }
    }

    private static func size(_ bytes: Double) -> String {
        switch bytes {
        case ..<1000: "1 KB"
        case ..<1e6: "\(number(bytes / 1e3)) KB"
        case ..<1e9: "\(number(bytes / 1e6)) MB"
        default: "\(number(bytes / 1e9)) GB"
        }
    }

    /// In two digits: an estimate has no more.
    private static func number(_ value: Double) -> String {
        guard value < 10 else {
            let step = pow(10, (log10(value)).rounded(.down) - 1)
            return String(Int((value / step).rounded() * step))
        }
        let tenths = (value * 10).rounded() / 10
        return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
    }
}
