/// How the canvas shows a view that is no widget.
package enum ViewLayout: Hashable, Sendable, Codable {
    /// On the device's screen, held upright.
    case device
    /// On the device's screen, held across.
    case landscape
    /// As large as the view wants to be.
    case sizeThatFits
    /// In a container of that size, in points.
    case fixed(width: Double, height: Double)

    /// The layout of that name: `device`, `landscape`, `sizeThatFits`, `fixed-300x200`.
    package init?(named name: String) {
        switch name {
        case "device": self = .device
        case "landscape": self = .landscape
        case "sizeThatFits": self = .sizeThatFits
        default:
            let numbers =
                name.hasPrefix("fixed-")
                ? name.dropFirst("fixed-".count).split(separator: "x", omittingEmptySubsequences: false) : []
            guard numbers.count == 2, let width = Double(numbers[0]), let height = Double(numbers[1]),
                Self.lengths.contains(width), Self.lengths.contains(height)
            else { return nil }
            self = .fixed(width: width, height: height)
        }
    }

    /// Points that a container may be wide or high: more than a picture can have pixels for, a preview asks for by
    /// mistake.
    package static let lengths = 1.0...4096

    package var isScreen: Bool { self == .device || self == .landscape }
}

extension ViewLayout: CustomStringConvertible {
    package var description: String {
        switch self {
        case .device: "device"
        case .landscape: "landscape"
        case .sizeThatFits: "sizeThatFits"
        case .fixed(let width, let height): "fixed-\(Self.text(width))x\(Self.text(height))"
        }
    }

    private static func text(_ length: Double) -> String {
        length == length.rounded() ? String(Int(length)) : String(length)
    }
}
