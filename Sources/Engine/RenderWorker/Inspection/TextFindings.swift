import Findings
import Geometry
import RenderModel

/// Findings about the runs of texts as those about the texts: a text that is broken into lines, or has values in it, is
/// drawn in several runs, which are mostly alike.
struct TextFindings {
    private(set) var all: [LocatedFinding] = []

    private struct Key: Hashable {
        var node: Int
        var code: FindingCode
        /// The message behind the run's words.
        var rest: String
    }

    init(_ found: [LocatedFinding], in tree: ViewTree) {
        var indices: [Key: Int] = [:]
        for var finding in found {
            finding.node = finding.index(in: tree)
            let words = finding.text.map { "\"\($0)\" " }
            guard let words, finding.finding.message.hasPrefix(words), let node = finding.node,
                let whole = tree.nodes[node].text
            else {
                all.append(finding)
                continue
            }
            let rest = String(finding.finding.message.dropFirst(words.count))
            let key = Key(node: node, code: finding.finding.code, rest: rest)
            if let known = indices[key] {
                all[known].cover(finding.box, saying: "\(whole.quoted) \(rest)")
            } else {
                indices[key] = all.count
                all.append(finding)
            }
        }
    }
}

extension LocatedFinding {
    /// Makes it one about all of a text.
    fileprivate mutating func cover(_ other: CGRect, saying message: String) {
        box = box.union(other)
        finding.message = message
        finding.frame = Finding.Frame(box)
    }
}

extension ViewTree.Node {
    /// What a text says; nil of other views.
    fileprivate var text: String? {
        guard view.hasPrefix("Text \""), view.hasSuffix("\"") else { return nil }
        return String(view.dropFirst(6).dropLast())
    }
}
