/// The rules of a `<style>` element that stand for classes.
struct SVGStyleSheet {
    private var rules: [String: [String: String]] = [:]

    /// Rules other than those for classes are of no use to a symbol and left out.
    init(_ text: String) {
        for rule in text.split(separator: "}") {
            let parts = rule.split(separator: "{", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let declarations = Self.declarations(parts[1])
            for selector in parts[0].split(separator: ",") {
                let name = selector.drop { $0.isWhitespace }
                guard name.first == "." else { continue }
                let key = String(name.dropFirst().prefix { !$0.isWhitespace })
                rules[key, default: [:]].merge(declarations) { $1 }
            }
        }
    }

    subscript(name: String) -> [String: String] { rules[name] ?? [:] }

    static func declarations(_ text: Substring) -> [String: String] {
        var result: [String: String] = [:]
        for declaration in text.split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            func trimmed(_ text: Substring) -> String {
                String(text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
            }
            result[trimmed(parts[0])] = trimmed(parts[1])
        }
        return result
    }
}
