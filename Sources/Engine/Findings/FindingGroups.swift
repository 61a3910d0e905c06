/// Puts findings of many pictures together that tell one fact: the same code, of the same view of a widget, in the
/// same words but for their numbers.
package struct FindingGroups: Sendable {
    /// The picture in which something was found.
    package struct Place: Hashable, Sendable {
        /// The widget's kind.
        package var widget: String
        package var family: String
        /// Nil for what is about a timeline.
        package var variant: String?
        /// The path inside the output folder; nil for what is about a timeline.
        package var picture: String?

        package init(widget: String, family: String, variant: String? = nil, picture: String? = nil) {
            (self.widget, self.family, self.variant, self.picture) = (widget, family, variant, picture)
        }
    }

    private struct Key: Hashable {
        var code: FindingCode
        var widget: String?
        var words: Words
        var source: SourcePlace?
        var allowed: String?
    }

    private static let namedPictures = 3

    private let policy: FindingPolicy
    private var indices: [Key: Int] = [:]
    private var found: [FindingGroup] = []
    private var families: [Set<String>] = []
    private var variants: [Set<String>] = []
    private var lastPicture: [String?] = []

    package init(policy: FindingPolicy = FindingPolicy()) { self.policy = policy }

    /// - Parameter place: nil for what is about no widget.
    package mutating func add(_ finding: Finding, at place: Place?) {
        let finding = finding.located(by: policy.sources)
        let allowed = policy.allowance(for: finding, at: place)
        let key = Key(
            code: finding.code, widget: place?.widget, words: Words(finding), source: finding.source,
            allowed: allowed)
        let index = indices[key] ?? found.count
        if index == found.count {
            indices[key] = index
            found.append(
                FindingGroup(
                    code: finding.code, severity: finding.severity, message: finding.message, widget: place?.widget,
                    view: finding.view, frame: finding.frame, source: finding.source, count: 0, allowed: allowed))
            families.append([])
            variants.append([])
            lastPicture.append(nil)
        }
        found[index].count += 1
        if finding.severity.rank > found[index].severity.rank { found[index].severity = finding.severity }
        guard let place else { return }
        families[index].insert(place.family)
        if let variant = place.variant { variants[index].insert(variant) }
        guard let picture = place.picture, lastPicture[index] != picture else { return }
        lastPicture[index] = picture
        found[index].pictureCount = (found[index].pictureCount ?? 0) + 1
        if (found[index].pictures ?? []).count < Self.namedPictures {
            found[index].pictures = (found[index].pictures ?? []) + [picture]
        }
    }

    /// The gravest and most frequent first; what is allowed comes last.
    package var groups: [FindingGroup] {
        var result = found
        for index in result.indices {
            if !families[index].isEmpty { result[index].families = families[index].sorted() }
            if !variants[index].isEmpty { result[index].variants = variants[index].sorted() }
        }
        func order(_ group: FindingGroup) -> (Int, Int, Int) {
            (group.allowed == nil ? 0 : 1, -group.severity.rank, -group.count)
        }
        return result.enumerated().sorted { a, b in
            let (x, y) = (order(a.element), order(b.element))
            if x != y { return x < y }
            return a.element.code != b.element.code ? a.element.code < b.element.code : a.offset < b.offset
        }.map(\.element)
    }
}

/// Texts without what differs from picture to picture: words with digits in them.
private struct Words: Hashable {
    private var bytes: [UInt8] = []

    init(_ finding: Finding) {
        bytes.reserveCapacity(256)
        for name in finding.view ?? [] { add(name, end: 1) }
        add(finding.message, end: 2)
    }

    func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }

    private mutating func add(_ text: String, end: UInt8) {
        var text = text
        text.withUTF8 { add($0) }
        bytes.append(end)
    }

    private mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
        var start = 0, hasDigit = false
        for (index, byte) in text.enumerated() {
            switch byte {
            // A digit, or the # of a color, #8A8A8E or #FFFFFF.
            case 48...57, 35:
                hasDigit = true
            case 65...90, 97...122, 46, 128...:
                break
            default:
                if !hasDigit { bytes += text[start..<index] }
                bytes.append(byte)
                (start, hasDigit) = (index + 1, false)
            }
        }
        if !hasDigit { bytes += text[start...] }
    }
}
