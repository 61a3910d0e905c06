import Geometry
import SystemSupport

/// What VoiceOver finds in a picture, in the order in which it is read.
package struct AccessibilityTree: Hashable, Sendable {
    /// What an element is or does, beside its words.
    package enum Trait: String, Hashable, Sendable, Codable, CaseIterable {
        case adjustable, button, header, image, link, selected, staticText, toggle
        case updatesFrequently, summaryElement, searchField, keyboardKey, tabBar, modal
        case playsSound, startsMediaSession, allowsDirectInteraction, causesPageTurn
    }

    /// Where an element lies, in points from the widget's top left corner.
    package struct Frame: Hashable, Sendable, JSONRectangle {
        package var x: Double
        package var y: Double
        package var width: Double
        package var height: Double

        package init(x: Double, y: Double, width: Double, height: Double) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }

        /// To a thousandth of a point, so that what adding up leaves does not tell two trees apart.
        package init(_ rect: CGRect) {
            func rounded(_ length: CGFloat) -> Double { (Double(length) * 1000).rounded() / 1000 }
            let rect = rect.isNull ? .zero : rect
            (x, y) = (rounded(rect.minX), rounded(rect.minY))
            (width, height) = (rounded(rect.width), rounded(rect.height))
        }

        package var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    }

    /// What a rotor offers beside the element's words.
    package struct CustomContent: Hashable, Sendable {
        package var label: String
        package var value: String

        package init(label: String, value: String) { (self.label, self.value) = (label, value) }
    }

    /// What VoiceOver stops at; with children, a group that it enters. What does not apply is left out.
    package struct Element: Hashable, Sendable {
        package var label: String?
        package var value: String?
        package var hint: String?
        /// In the order of their cases.
        package var traits: [Trait]?
        /// 1 to 6, of a header that names its rank.
        package var headingLevel: Int?
        /// For tests; never spoken.
        package var identifier: String?
        /// What Voice Control listens to instead of the label.
        package var inputLabels: [String]?
        /// The names of the actions that the rotor offers.
        package var actions: [String]?
        package var customContent: [CustomContent]?
        /// Whether its words are hidden: as a placeholder's are, or what is sensitive on a locked device.
        package var isRedacted: Bool?
        package var frame: Frame
        package var children: [Element]?

        package init(label: String? = nil, frame: CGRect) {
            self.label = label
            self.frame = Frame(frame)
        }
    }

    package var elements: [Element]

    package init(elements: [Element]) { self.elements = elements }

    /// The elements that VoiceOver stops at, one after the other; groups are left out.
    package var stops: [Element] {
        func stops(_ element: Element) -> [Element] { element.children?.flatMap(stops) ?? [element] }
        return elements.flatMap(stops)
    }
}
