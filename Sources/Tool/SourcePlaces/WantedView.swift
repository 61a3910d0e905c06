/// The names of a view, taken apart.
struct WantedView {
    /// The owners' names, the outermost first: `Board.Cell`.
    var owners: [String]
    /// What its source calls it: `Text`.
    var name: String
    /// What it shows, where its name tells that.
    var shown: String?
    /// Which of the views of that name in its owner it is, counted from 1; nil where that is not told.
    var number: Int?
    /// The modifier on it that is wanted.
    var modifier: Modifier?

    /// Whether it may be a view of the widget's own, in whose body the modifier is.
    var isOwner = false

    struct Modifier {
        /// What it may be written as: `padding`.
        var names: Set<String>
        /// Which of those on the view it is, counted from 1.
        var number: Int
    }

    /// - Parameter path: as `ViewTree.paths` tells it, or with a modifier such as `.padding` behind it.
    init?(_ path: [String]) {
        var path = path
        if let last = path.last, let first = last.unicodeScalars.first,
            first == "." || first.properties.isLowercase && path.count > 1
        {
            let name = last.drop { $0 == "." }.prefix { $0 != " " && $0 != "(" }
            let number = last.range(of: " #").flatMap { Int(last[$0.upperBound...]) }
            modifier = Modifier(names: Self.modifiers(String(name)), number: max(1, number ?? 1))
            path.removeLast()
        }
        guard let view = path.popLast(), !view.isEmpty else { return nil }
        owners = path
        var rest = view[...]
        if let mark = rest.lastIndex(of: "#"), rest[..<mark].last == " ",
            let number = Int(rest[rest.index(after: mark)...])
        {
            self.number = number
            rest = rest[..<mark].dropLast()
        }
        if let first = rest.firstIndex(of: "\""), let last = rest.lastIndex(of: "\""), first < last {
            shown = String(rest[rest.index(after: first)..<last])
            rest = rest[..<first]
            while rest.last == " " { rest.removeLast() }
        }
        let type = Self.type(String(rest))
        name = Self.lastPart(type)
        isOwner = modifier != nil && shown == nil
        if isOwner { owners.append(type) }
    }

    static func lastPart(_ name: String) -> String {
        String(name[(name.lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex)...])
    }

    /// The type's name: that of the shape in it where the engine has made another of it.
    private static func type(_ type: String) -> String {
        var type = type
        while type.hasPrefix("_"), let start = type.firstIndex(of: "<"), let end = type.lastIndex(of: ">"),
            start < end
        {
            type = String(type[type.index(after: start)..<end])
        }
        return String(type.prefix { $0 != "<" && $0 != "," })
    }

    /// What else makes such views, where nothing of the name does.
    var others: [String] {
        switch name {
        case "Text":
            ["Label", "Button", "Link", "Toggle", "LabeledContent", "Section", "ProgressView", "Gauge", "Stepper"]
        case "Image": ["Label", "Button", "AsyncImage", "ContentUnavailableView"]
        case "Rectangle":
            ["LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient", "MeshGradient", "Color"]
        default: []
        }
    }

    /// What else makes such modifiers.
    private static func modifiers(_ name: String) -> Set<String> {
        switch name {
        case "clip", "clipShape": ["clipShape", "cornerRadius", "clipped"]
        case "multiply": ["colorMultiply"]
        case "rotation": ["rotationEffect"]
        case "scale": ["scaleEffect"]
        case "transform": ["transformEffect"]
        case "projection": ["projectionEffect", "rotation3DEffect"]
        case "frame": ["frame", "containerRelativeFrame"]
        case "aspectRatio": ["aspectRatio", "scaledToFit", "scaledToFill"]
        default: [name]
        }
    }
}

extension StringProtocol {
    fileprivate func range(of text: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            start = index(after: start)
        }
        return nil
    }
}
