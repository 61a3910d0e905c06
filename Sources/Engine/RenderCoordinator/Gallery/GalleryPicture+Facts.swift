import Assets
import Gallery
import RenderModel

extension GalleryPicture {
    /// What made a picture, in the order in which one asks, and what it holds.
    ///
    /// - Parameter timeline: what its provider answered.
    static func facts(_ picture: Manifest.Picture, timeline: String?, for audience: GalleryAudience) -> [Fact] {
        let size = GalleryWords.size(picture.size, "pt") + ", " + GalleryWords.size(picture.pixelSize, "px")
        var facts = [
            Fact("Size", "\(size), \(GalleryWords.density(picture.scale))"),
            Fact("Device", picture.device), Fact("Language", picture.locale), Fact("Text size", picture.typeSize),
            Fact("Variant", picture.entryIndex.map { "\(picture.variant.rawValue) \($0)" } ?? picture.variant.rawValue),
            Fact("Scheme", picture.scheme.rawValue),
            Fact("Mode", [picture.mode.rawValue, picture.accent].compactMap(\.self).joined(separator: ", "))
        ]
        func add(_ name: String, _ value: String?) {
            if let value { facts.append(Fact(name, value)) }
        }
        add("Wallpaper", picture.wallpaper)
        add("Moment", picture.instant)
        add("Entry", picture.entryDate)
        add("Timeline", timeline)
        add("Relevance", picture.relevance.map { "\($0.score) for \(GalleryWords.number($0.duration)) s" })
        add("Concealed", picture.redactionLevel.map { "\($0)" })
        add("Control", picture.control.flatMap { $0.title ?? $0.value })
        add("VoiceOver", voiceOver(picture.accessibility))
        add("SHA-256", picture.sha256)
        guard audience == .team else { return facts }
        add("Kind", picture.kind)
        add("Preview", picture.preview.flatMap(place))
        for (name, value) in (picture.configuration?.parameters ?? [:]).sorted(by: { $0.key < $1.key }) {
            add(name, value.text)
        }
        add("Opens", picture.widgetURL)
        for link in picture.links { add("Link", "\(link.url) at \(frame(link.frame))") }
        for intent in picture.intents ?? [] {
            add("Performs", "\(intent.title.isEmpty ? intent.intent : intent.title) at \(frame(intent.frame))")
        }
        return facts
    }

    private static func voiceOver(_ elements: [AccessibilityTree.Element]?) -> String? {
        let words = (elements ?? []).compactMap(\.label).filter { !$0.isEmpty }
        return words.isEmpty ? nil : words.joined(separator: " · ")
    }

    private static func place(_ preview: Manifest.Preview) -> String? {
        preview.file.map { file in preview.line.map { "\(file):\($0)" } ?? file } ?? preview.type
    }

    private static func frame(_ frame: Manifest.Rect) -> String {
        let numbers = [frame.x, frame.y, frame.width, frame.height].map(GalleryWords.number)
        return "(\(numbers[0]), \(numbers[1])), \(numbers[2]) × \(numbers[3])"
    }
}
