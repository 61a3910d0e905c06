import Foundation
import SystemSupport

/// Something the picture does not show as an iPhone would, or that a widget author would want to know.
package struct Finding: Hashable, Sendable {
    package enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
        case note, warning, error
    }

    /// A rectangle in points from the widget's top left corner.
    package struct Frame: Hashable, Sendable, JSONRectangle {
        package var x: Double
        package var y: Double
        package var width: Double
        package var height: Double

        package init(x: Double, y: Double, width: Double, height: Double) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }

        /// - Parameter rect: its lengths are rounded to a hundredth of a point.
        package init(_ rect: CGRect) {
            func rounded(_ value: CGFloat) -> Double { (Double(value) * 100).rounded() / 100 }
            (x, y) = (rounded(rect.minX), rounded(rect.minY))
            (width, height) = (rounded(rect.width), rounded(rect.height))
        }
    }

    package var code: FindingCode
    package var severity: Severity
    /// One sentence: what, where, and the way out.
    package var message: String
    /// The view that it is about and those around it, the outermost first; nil where it is about none.
    package var view: [String]?
    /// Where in the widget it is; nil where that is not one place.
    package var frame: Frame?
    /// Where in the widget's program the view is made, in bytes from where that is loaded; nil where that is not known,
    /// and once its source is.
    package var callSite: UInt64?
    /// Where the view is written; nil where that is not known.
    package var source: SourcePlace?

    /// - Parameter frame: in points of the widget.
    package init(_ code: FindingCode, _ message: String, frame: CGRect? = nil) {
        self.init(code, code.severity, message, frame: frame)
    }

    /// - Parameter frame: in points of the widget.
    package init(_ code: FindingCode, _ severity: Severity, _ message: String, frame: CGRect? = nil) {
        (self.code, self.severity, self.message) = (code, severity, message)
        self.frame = frame.map(Frame.init)
    }
}

extension Finding {
    /// The finding with the line where its view is written, if that can be told.
    package func located(by sources: (any SourceLocating)?) -> Finding {
        var result = self
        result.callSite = nil
        if source == nil { result.source = sources?.place(of: callSite, view) }
        return result
    }
}

/// By code, then from the top of the widget down: the order in which a picture's own findings are listed.
extension Finding: Comparable {
    package static func < (one: Self, other: Self) -> Bool {
        if one.code != other.code { return one.code < other.code }
        let (a, b) = (one.frame, other.frame)
        let places = (a?.y ?? -1, a?.x ?? -1, one.message), others = (b?.y ?? -1, b?.x ?? -1, other.message)
        return places < others
    }
}

extension Finding.Severity {
    /// Higher is worse.
    package var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }
}

extension String {
    /// A text that is drawn, as findings quote it: its first 120 characters, without those that stand for images in it.
    package var quoted: String {
        guard contains("\u{FFFC}") else { return "\"\(shortened)\"" }
        let words = replacing("\u{FFFC}", with: " ").split(separator: " ").joined(separator: " ")
        return words.isEmpty ? "an image in a text" : "\"\(words.shortened)\""
    }

    private var shortened: String {
        let longest = 120
        guard let end = index(startIndex, offsetBy: longest, limitedBy: endIndex), end < endIndex else { return self }
        return prefix(longest - 1) + "…"
    }
}
