import Findings
import Foundation
import Gallery
import RenderModel
import SystemSupport

/// Puts together what several manifests say as a whole: the same widget, and the same fact, stand there once.
struct OutlineBuilder {
    let audience: GalleryAudience
    private var outline = GalleryOutline(title: "")
    private var widgets: [WidgetKey: Int] = [:]
    private var groups: [GroupKey: Int] = [:]
    private var hasPreviews = false

    init(audience: GalleryAudience) { self.audience = audience }

    /// A page lists so many findings and failures; the manifests have all.
    private static let longest = 200

    private struct WidgetKey: Hashable {
        var kind: String
        var name: String
    }

    private struct GroupKey: Hashable {
        var code: String
        var message: String
        var place: String?
    }

    /// - Returns: the widgets' numbers by their kinds.
    mutating func add(_ reader: some ManifestRecords, name: String) throws -> [String: Int] {
        let manifest = reader.outline
        outline.runs.append(
            GalleryOutline.Run(
                name: name, renderer: "\(manifest.renderer.name) \(manifest.renderer.version)",
                clock: manifest.settings.clock, timeZone: manifest.settings.timeZone))
        var numbers: [String: Int] = [:]
        for widget in manifest.widgets where numbers[widget.kind] == nil { numbers[widget.kind] = add(widget) }
        if audience == .team { try addProblems(of: reader) }
        return numbers
    }

    private mutating func add(_ widget: Manifest.Widget) -> Int {
        hasPreviews = hasPreviews || widget.preview != nil
        let key = WidgetKey(kind: widget.kind, name: widget.displayName)
        if let number = widgets[key] { return number }
        let number = outline.widgets.count, isTeam = audience == .team
        widgets[key] = number
        let names = (widget.localizations ?? [:]).sorted { $0.key < $1.key }.map { locale, names in
            GalleryOutline.LocalName(
                locale: locale, language: Locale(identifier: locale).identifier(.bcp47), name: names.displayName,
                description: names.description)
        }
        let fallback = isTeam ? widget.kind : "Widget \(number + 1)"
        outline.widgets.append(
            GalleryOutline.Widget(
                name: widget.displayName.isEmpty ? fallback : widget.displayName, kind: isTeam ? widget.kind : nil,
                description: widget.description, names: names.isEmpty ? nil : names))
        return number
    }

    private mutating func addProblems(of reader: some ManifestRecords) throws {
        let manifest = reader.outline
        for group in manifest.findingGroups ?? [] { add(group) }
        for index in 0..<reader.failureCount {
            guard outline.failures.count < Self.longest else {
                outline.furtherFailures += reader.failureCount - index
                break
            }
            outline.failures.append(GalleryOutline.Failure(try reader.failure(index)))
        }
        outline.failures += (manifest.brokenWidgets ?? []).map {
            GalleryOutline.Failure(subject: $0.type, reason: $0.reason.rawValue, message: $0.message)
        }
        for note in manifest.notes where !outline.notes.contains(note) { outline.notes.append(note) }
    }

    private mutating func add(_ group: FindingGroup) {
        let place = group.source.map(\.description)
        let key = GroupKey(code: group.code.name, message: group.message, place: place)
        if let number = groups[key] {
            guard let count = group.pictureCount else { return }
            outline.findings[number].pictureCount = (outline.findings[number].pictureCount ?? 0) + count
        } else if outline.findings.count < Self.longest {
            groups[key] = outline.findings.count
            outline.findings.append(
                GalleryOutline.Group(
                    code: group.code.name, severity: group.severity.rawValue, message: group.message, place: place,
                    pictureCount: group.pictureCount))
        } else {
            outline.furtherFindings += 1
        }
    }

    /// - Parameter title: nil for the widgets' names.
    func outline(title: String?) -> GalleryOutline {
        var result = outline
        // For pictures of widgets that the manifest does not list: anybody can edit it.
        result.widgets.append(GalleryOutline.Widget(name: "Other", kind: nil, description: ""))
        let names = outline.widgets.map(\.name), shown = names.prefix(3).joined(separator: ", ")
        let usual = hasPreviews ? "Previews" : names.isEmpty ? "Widgets" : shown
        result.title = title ?? (names.count > 3 && !hasPreviews ? "\(shown) and \(names.count - 3) more" : usual)
        return result
    }
}

extension GalleryOutline.Failure {
    init(_ failure: Manifest.Failure) {
        let variant = failure.entryIndex.map { "\(failure.variant.rawValue) \($0)" } ?? failure.variant.rawValue
        let subject = [failure.kind, failure.family, variant, failure.scheme?.rawValue, failure.device, failure.locale]
        self.init(
            subject: subject.compactMap(\.self).joined(separator: ", "), reason: "\(failure.reason)",
            message: failure.message)
    }
}
