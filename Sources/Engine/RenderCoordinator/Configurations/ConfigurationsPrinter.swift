import Foundation
import RenderModel
import SystemSupport

/// Shows what can be chosen for widgets.
package struct ConfigurationsPrinter {
    package let listings: [ConfigurationListing]
    /// The pages that were drawn.
    package var pages: [EditPagePicture] = []
    /// Their folder, as the user typed it.
    package var output = ""

    package init(listings: [ConfigurationListing], pages: [EditPagePicture] = [], output: String = "") {
        (self.listings, self.pages, self.output) = (listings, pages, output)
    }

    /// One for each widget.
    package var rows: [Listing] { listings.map { Listing($0, pages) } }

    package func text() -> String { listings.map(text).joined(separator: "\n\n") }

    private func text(_ listing: ConfigurationListing) -> String {
        let name = listing.displayName.isEmpty ? "" : "  \(listing.displayName)"
        guard !listing.intent.isEmpty else { return "\(listing.kind)\(name)\n  cannot be configured" }
        var lines = ["\(listing.kind)\(name)", "  intent: \(listing.intent), “\(listing.title)”"]
        lines += listing.summaries.compactMap { summary -> String? in
            guard !summary.sentence.text.isEmpty else { return nil }
            let families =
                listing.summaries.count > 1
                ? " (\(summary.families.map(\.description).joined(separator: ", ")))" : ""
            return "  summary\(families): \(sentence(summary.sentence.text, listing))"
        }
        if listing.parameters.isEmpty {
            lines.append("  no parameters")
        } else {
            lines += table(listing).description.split(separator: "\n").map { "  \($0)" }
            lines += listing.parameters.flatMap(options)
        }
        lines += listing.recommendations.map { recommendation in
            "  recommended: \(recommendation.description) \(JSONValue.object(recommendation.parameters).text)"
        }
        lines += pages.filter { $0.kind == listing.kind }.flatMap { page in
            ["  page: \(output)/\(page.file) (\(page.families.joined(separator: ", ")))"]
                + page.findings.map { "    \($0.severity): \($0.message)" }
        }
        return lines.joined(separator: "\n")
    }

    /// With the parameters' titles in the place of their names.
    private func sentence(_ text: String, _ listing: ConfigurationListing) -> String {
        listing.parameters.reduce(text) { $0.replacingOccurrences(of: "${\($1.name)}", with: "[\($1.title)]") }
    }

    private func table(_ listing: ConfigurationListing) -> TextTable {
        TextTable(
            columns: [("parameter", .left), ("title", .left), ("type", .left), ("default", .left), ("takes", .left)],
            rows: listing.parameters.map { [$0.name, $0.title, $0.type, $0.defaultValue?.text ?? "-", limits($0)] })
    }

    private func limits(_ parameter: ParameterDescription) -> String {
        var parts: [String] = []
        if let range = parameter.range {
            let upper = range.upperBound.map { " to \(number($0))" } ?? " and more"
            parts.append("\(number(range.lowerBound))\(upper)")
        }
        if let size = parameter.size { parts.append(text(size)) }
        for family in FamilyName.allCases {
            guard let size = parameter.familySizes?[family.description] else { continue }
            parts.append("\(text(size)) in \(family)")
        }
        if !parameter.options.isEmpty {
            parts.append(
                "\(Count.text(parameter.options.count, "option"))\(parameter.isDynamic ? " of its query" : "")")
        } else if parameter.isDynamic, parameter.problem == nil {
            parts.append("its query returns nothing")
        }
        if let form = parameter.form { parts.append(form) }
        if let condition = parameter.shownWhen { parts.append("shown where \(condition)") }
        return parts.isEmpty ? "anything" : parts.joined(separator: ", ")
    }

    private func text(_ size: ParameterDescription.Size) -> String {
        guard let maximum = size.maximum else { return "\(size.minimum) values or more" }
        return size.minimum == maximum ? Count.text(maximum, "value") : "\(size.minimum) to \(maximum) values"
    }

    private func options(_ parameter: ParameterDescription) -> [String] {
        if let problem = parameter.problem { return ["  \(parameter.name): its query failed: \(problem)"] }
        guard !parameter.options.isEmpty else { return [] }
        var lines = ["  \(parameter.name) can be"], section: String?
        for option in parameter.options {
            if option.section != section, let title = option.section { lines.append("    \(title)") }
            section = option.section
            let subtitle = option.subtitle.map { ", \($0)" } ?? ""
            lines.append("    \(section == nil ? "" : "  ")\(option.value.text)  \(option.title)\(subtitle)")
        }
        return lines
    }

    private func number(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? String(value) }
}

extension ConfigurationsPrinter {
    /// A widget as JSON lists it.
    package struct Listing: Encodable, Sendable {
        struct Summary: Encodable {
            var families: [String]
            var text: String
            var parameters: [String]
        }

        var kind: String
        var displayName: String
        var intent: String?
        var title: String?
        var parameters: [ParameterDescription]
        var summaries: [Summary]
        var recommendations: [ConfigurationListing.Recommendation]
        /// Left out where none were drawn.
        var pages: [EditPagePicture]?

        fileprivate init(_ listing: ConfigurationListing, _ pages: [EditPagePicture]) {
            let own = pages.filter { $0.kind == listing.kind }
            self.pages = own.isEmpty ? nil : own
            kind = listing.kind
            displayName = listing.displayName
            intent = listing.intent.isEmpty ? nil : listing.intent
            title = listing.intent.isEmpty ? nil : listing.title
            parameters = listing.parameters
            summaries = listing.summaries.map { summary in
                Summary(
                    families: summary.families.map(\.description), text: summary.sentence.text,
                    parameters: summary.sentence.parameters)
            }
            recommendations = listing.recommendations
        }
    }
}
