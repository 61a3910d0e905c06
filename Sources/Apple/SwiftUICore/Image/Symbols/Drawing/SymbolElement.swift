import Assets
import DisplayList
import Geometry

/// One step of a drawing in `drawings.txt`, as `fonts/README.md` describes it.
struct SymbolElement {
    enum Operation: String {
        /// A filled outline, one drawn with a line along it, and one with a line inside it.
        case fill, stroke, ring
        /// What is cut out of everything below.
        case cut
        /// Another symbol, one glyph of the icon fonts, or letters of the text face.
        case use, glyph, text
        /// The symbol that a template is put around.
        case inner
    }

    var operation: Operation
    var data: Substring
    var level: Int?
    var color: String?
    var threshold: Double?
    var gap: CGFloat?
    var isHole = false
    /// Hundredths of an em; where the step's origin lies.
    var offset = CGPoint.zero
    var scale: CGFloat = 1
    /// Degrees clockwise.
    var turn: CGFloat = 0
    /// The width and height that the step is scaled into, in hundredths of an em.
    var fit: CGSize?
    /// How many times as thick as usual lines are.
    var line: CGFloat = 1
    /// The corner of what is drawn so far that `offset` counts from.
    var corner: CGPoint?

    /// - Returns: nil where the step is none.
    init?(_ text: Substring) {
        var words = text.drop { $0 == " " }
        func word() -> Substring {
            let word = words.prefix { $0 != " " }
            words = words.dropFirst(word.count).drop { $0 == " " }
            return word
        }
        guard let operation = Operation(rawValue: String(word())) else { return nil }
        self.operation = operation
        data = ""
        while let end = words.firstIndex(of: " ") ?? (words.isEmpty ? nil : words.endIndex) {
            let option = words[..<end]
            guard set(option) else { break }
            _ = word()
        }
        data = words
    }

    /// - Returns: whether the word is an option rather than the step's data.
    private mutating func set(_ option: Substring) -> Bool {
        if option == "hole" {
            isHole = true
            return true
        }
        guard let equals = option.firstIndex(of: "=") else { return false }
        let value = option[option.index(after: equals)...]
        let numbers = value.split(separator: ",").map { CGFloat(Double($0) ?? 0) }
        func point() -> CGPoint { CGPoint(x: numbers.first ?? 0, y: numbers.last ?? 0) }
        switch option[..<equals] {
        case "level": level = Int(value)
        case "color": color = String(value)
        case "above": threshold = Double(value)
        case "gap": gap = numbers.first
        case "at": offset = point()
        case "scale": scale = numbers.first ?? 1
        case "turn": turn = numbers.first ?? 0
        case "fit": fit = CGSize(width: point().x, height: point().y)
        case "line": line = numbers.first ?? 1
        case "corner": corner = point()
        default: return false
        }
        return true
    }

    /// The outline that a step with its own geometry draws: `circle x y radius`, `box x y width height radius`
    /// around a middle, or path data.
    func outline(insetBy inset: CGFloat) -> [PathElement] {
        let words = data.split(separator: " ")
        let numbers = words.dropFirst().map { CGFloat(Double($0) ?? 0) }
        switch (words.first, numbers.count) {
        case ("circle", 3):
            let radius = numbers[2] - inset
            return Outline.ellipse(
                CGRect(x: numbers[0] - radius, y: numbers[1] - radius, width: 2 * radius, height: 2 * radius)
            ).elements
        case ("box", 5):
            let rect = CGRect(
                x: numbers[0] - numbers[2] / 2, y: numbers[1] - numbers[3] / 2, width: numbers[2],
                height: numbers[3]
            ).insetBy(dx: inset, dy: inset)
            return Outline.roundedRectangle(rect, radius: max(0, numbers[4] - inset), continuous: false).elements
        default:
            let elements = (try? PathData.elements(data)) ?? []
            return inset == 0 ? elements : elements.emboldened(by: -inset)
        }
    }
}
