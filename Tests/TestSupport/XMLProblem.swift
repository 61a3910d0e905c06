/// The first place where tags do not nest, for asserting that markup is well-formed.
package enum XMLProblem {
    package static func first(in xml: String) -> String? {
        var open: [String] = []
        for match in xml.matches(of: #/<(/?)([A-Za-z0-9]+)((?:\s+[\w-]+="[^"<]*")*)\s*(/?)>|[<>]/#) {
            guard let name = match.2.map(String.init) else {
                return "a stray '\(match.0)' in \(context(xml, match.range))"
            }
            if match.1 == "/" {
                guard open.popLast() == name else { return "</\(name)> closes nothing in \(context(xml, match.range))" }
            } else if match.4 != "/" {
                open.append(name)
            }
        }
        return open.last.map { "<\($0)> is not closed" }
    }

    private static func context(_ xml: String, _ range: Range<String.Index>) -> String {
        let start = xml.index(range.lowerBound, offsetBy: -40, limitedBy: xml.startIndex) ?? xml.startIndex
        let end = xml.index(range.upperBound, offsetBy: 40, limitedBy: xml.endIndex) ?? xml.endIndex
        return String(xml[start..<end])
    }
}
