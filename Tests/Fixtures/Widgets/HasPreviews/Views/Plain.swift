import SwiftUI

private let constantName = "Named by a constant"

private struct Badge: View {
    var text: String = "Badge"

    var body: some View { Text(text).padding(8).background(.yellow) }
}

#Preview {
    Badge()
}

#Preview("Fitted", traits: .sizeThatFitsLayout) {
    Badge(text: "Fitted")
}

#Preview("Fixed", traits: .fixedLayout(width: 120, height: 60)) { Badge() }; #Preview("Beside") { Badge() }

#Preview("Across", traits: .landscapeLeft, .defaultLayout) { Badge() }

#Preview(constantName, traits: .fixedLayout(width: 100, height: 50)) { Badge() }

#Preview("Several views", traits: .sizeThatFitsLayout) {
    Badge(text: "first")
    Badge(text: "second")
}

#Preview("Returns", traits: .sizeThatFitsLayout) {
    struct Local: View {
        @State private var count = 2
        var body: some View { Text("\(count)") }
    }
    let view = Local()
    return view.frame(width: 30, height: 20)
}

#Preview("Previewable", traits: .fixedLayout(width: 100, height: 50)) {
    @Previewable @State var text = "before"
    @Previewable @Environment(\.colorScheme) var scheme
    Badge(text: scheme == .light ? text : "dark")
        .onAppear { text = "after" }
}

#Preview("Arguments", traits: .sizeThatFitsLayout, arguments: ["a", "b"]) { argument in
    Badge(text: argument)
}

#Preview("Dark", traits: .fixedLayout(width: 60, height: 40)) {
    Text("dark").preferredColorScheme(.dark)
}

#Preview("Traps") {
    let views: [Badge] = []
    return views[1]
}

#if DEBUG
#Preview("Debug", traits: .fixedLayout(width: 40, height: 40)) { Color.red }
#else
#Preview("Release") { Color.red }
#endif

#if os(macOS)
#Preview("Mac") { Badge() }
#endif

enum Namespace {
    private static let secret = "secret"

    #Preview("In a type", traits: .sizeThatFitsLayout) { Text(secret) }
}
