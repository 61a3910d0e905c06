import Foundation
import Geometry

/// What a plan will take, from what ten examples took in release by one worker on one of two shared cores: in the median
/// 4.9 ms and 12 KB for 55,000 pixels, 6.3 ms and 49 KB for 490,000. Single widgets took 3.5 to 12 ms, and 0.04 to 0.25
/// bytes a pixel, photos more: it tells minutes from hours, and megabytes from gigabytes.
struct PlanEstimate: CustomStringConvertible {
    /// Of one worker.
    private(set) var seconds = 0.0
    private(set) var bytes = 0.0

    private static let secondsEach = 0.0047, secondsPerPixel = 3.3e-9
    private static let bytesEach = 7000.0, bytesPerPixel = 0.085

    /// - Parameter pixels: the size of each.
    mutating func add(_ count: Int, of pixels: CGSize) {
        let area = pixels.width * pixels.height
        seconds += Double(count) * (Self.secondsEach + area * Self.secondsPerPixel)
        bytes += Double(count) * (Self.bytesEach + area * Self.bytesPerPixel)
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
