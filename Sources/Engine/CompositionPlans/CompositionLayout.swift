import Foundation
import RenderModel
import SystemSupport

/// `layout.json`: which widget goes where in a composition.
///
///     { "widgets": [{ "kind": "Status", "family": "systemMedium", "row": 1, "column": 1 }], "icons": 8 }
package struct CompositionLayout: Hashable, Sendable {
    package var items: [Item] = []
    /// Icons of other apps; nil fills the page.
    package var iconCount: Int?
    package var dockCount: Int?
    package var pageCount = 3

    package struct Item: Hashable, Sendable {
        /// Where it stands in the file, for messages: `widgets[1]`.
        package var place: String
        package var kind: String
        /// nil for the one that the composition shows usually.
        package var presentationKind: PresentationKind?
        package var variant = VariantName.timeline
        package var entry = 0
        /// From 1; both nil where the composition chooses.
        package var row: Int?
        package var column: Int?
    }

    package init() {}

    /// What is wrong with a layout, and where.
    package struct Problem: Error, CustomStringConvertible {
        package var description: String

        package init(description: String) { self.description = description }
    }

    /// - Throws: `Problem`.
    package init(_ data: Data) throws(Problem) {
        let value: JSONValue
        do {
            value = try JSONDecoder().decode(JSONValue.self, from: data)
        } catch {
            throw Problem(description: "it is not valid JSON: \(JSONProblem.text(error, in: data))")
        }
        let root = try JSONFields(value, place: "", known: ["widgets", "icons", "dock", "pages"])
        iconCount = try root.integer("icons", 0...200)
        dockCount = try root.integer("dock", 0...12)
        pageCount = try root.integer("pages", 1...15) ?? 3
        for (index, item) in try root.list("widgets").enumerated() { items.append(try Self.item(item, index)) }
    }

    private static func item(_ value: JSONValue, _ index: Int) throws(Problem) -> Item {
        let place = "widgets[\(index)]"
        let fields = try JSONFields(
            value, place: place, known: ["kind", "family", "variant", "entry", "row", "column"])
        guard let kind = try fields.text("kind") else {
            throw Problem(description: "\(place): \"kind\" is missing; name the widget's kind")
        }
        var item = Item(place: place, kind: kind)
        if let name = try fields.text("family") {
            guard let presentationKind = PresentationKind(named: name) else {
                let known = PresentationKind.all.map(\.description)
                throw Problem(description: "\(place).family: '\(name)' is not a family\(NearestName.hint(name, known))")
            }
            item.presentationKind = presentationKind
        }
        if let name = try fields.text("variant") {
            guard let variant = VariantName(rawValue: name) else {
                let known = VariantName.allCases.map(\.rawValue)
                throw Problem(
                    description: "\(place).variant: '\(name)' is not a variant\(NearestName.hint(name, known))")
            }
            item.variant = variant
        }
        item.entry = try fields.integer("entry", 0...100_000) ?? 0
        (item.row, item.column) = (try fields.integer("row", 1...20), try fields.integer("column", 1...20))
        if (item.row == nil) != (item.column == nil) {
            throw Problem(
                description: "\(place): write both \"row\" and \"column\", or neither to have the place chosen")
        }
        return item
    }
}

/// The fields of a JSON object, each looked at once.
struct JSONFields {
    private let values: [String: JSONValue]
    private let place: String

    typealias Problem = CompositionLayout.Problem

    init(_ value: JSONValue, place: String, known: [String]) throws(Problem) {
        guard case .object(let values) = value else {
            throw Problem(description: "\(place.isEmpty ? "the file" : place) is not an object; write { … }")
        }
        (self.values, self.place) = (values, place)
        if let name = values.keys.sorted().first(where: { !known.contains($0) }) {
            throw Problem(description: "\(path(name)) is not known\(NearestName.hint(name, known))")
        }
    }

    func path(_ name: String) -> String { place.isEmpty ? name : "\(place).\(name)" }

    func text(_ name: String) throws(Problem) -> String? {
        switch values[name] {
        case nil, .null?: return nil
        case .string(let text)?: return text
        default: throw Problem(description: "\(path(name)): write a text in quotation marks")
        }
    }

    func integer(_ name: String, _ range: ClosedRange<Int>) throws(Problem) -> Int? {
        switch values[name] {
        case nil, .null?: return nil
        case .integer(let number)? where range.contains(number): return number
        default:
            throw Problem(
                description: "\(path(name)): write a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
    }

    func list(_ name: String) throws(Problem) -> [JSONValue] {
        switch values[name] {
        case nil, .null?: return []
        case .array(let values)?: return values
        default: throw Problem(description: "\(path(name)): write a list: [ … ]")
        }
    }

    /// A text, or one for each language; texts by language, the one for all languages under "".
    func texts(_ name: String) throws(Problem) -> [String: String] {
        switch values[name] {
        case nil, .null?: return [:]
        case .string(let text)?: return ["": text]
        case .object(let texts)?:
            var result: [String: String] = [:]
            for (language, text) in texts {
                guard case .string(let text) = text else {
                    throw Problem(description: "\(path(name)).\(language): write a text in quotation marks")
                }
                result[language] = text
            }
            return result
        default:
            throw Problem(
                description: "\(path(name)): write a text, or one for each language: {\"en\": \"…\", \"ja\": \"…\"}")
        }
    }
}
