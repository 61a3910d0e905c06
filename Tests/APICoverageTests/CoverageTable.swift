import Foundation

/// The documentation's table.
struct CoverageTable {
    let rows: [(symbol: UsedSymbol, coverage: Coverage)]

    var text: String {
        let frameworks = rows.map(\.symbol.framework).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return introduction + "\n" + summary(frameworks) + frameworks.map(section).joined()
    }

    private var introduction: String {
        """
        # API coverage

        What becomes of the symbols that the widget extensions of 39 public iOS repositories use, and how many of them
        use each.

        - **drawn**: a picture shows it, VoiceOver reads it, or the code that it runs does what it does on an iPhone.
        - **accepted and ignored**: it compiles and changes no picture, such as what moves.
        - **absent**: code that names it does not compile.

        `make record FILTER=APICoverageTests` writes this page from the compiler's symbol graphs and the source; the test
        fails where the page is out of date.

        """
    }

    private func summary(_ frameworks: [String]) -> String {
        let lines = frameworks.map { framework in
            let own = rows.filter { $0.symbol.framework == framework }
            let counts = [Coverage.drawn, .ignored, .absent].map { coverage in
                own.filter { $0.coverage == coverage }.count
            }
            return "| \(framework) | \(counts.map(String.init).joined(separator: " | ")) |"
        }
        return (["| framework | drawn | accepted and ignored | absent |", "|---|---|---|---|"] + lines).joined(
            separator: "\n") + "\n"
    }

    private func section(_ framework: String) -> String {
        let kinds = UsedSymbol.Kind.allCases.map { kind -> String in
            let own = rows.filter { $0.symbol.framework == framework && $0.symbol.kind == kind }
            guard !own.isEmpty else { return "" }
            let lines = own.map { "| `\($0.symbol.name)` | \($0.symbol.repositories) | \($0.coverage.rawValue) |" }
            return "\n### \(title(kind))\n\n| symbol | repositories | status |\n|---|---|---|\n"
                + lines.joined(separator: "\n") + "\n"
        }
        return "\n## \(framework)\n" + kinds.joined()
    }

    private func title(_ kind: UsedSymbol.Kind) -> String {
        switch kind {
        case .type: "Types"
        case .initializer: "Initializers"
        case .modifier: "Modifiers"
        case .member: "Members"
        case .environment: "Environment values"
        case .attribute: "Attributes"
        case .macro: "Macros"
        }
    }
}
