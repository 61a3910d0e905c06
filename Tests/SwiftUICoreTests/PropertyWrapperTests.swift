import Combine
import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// What views read from their properties when they are drawn once.
@Suite("Property wrappers") @MainActor
struct PropertyWrapperTests {
    @Test("A state object is made once and its changes on appearing are shown")
    func stateObject() {
        Counter.made = 0
        #expect(texts { Counting() } == ["4", "4"])
        #expect(Counter.made == 1)
    }

    @Test("An environment object reaches the views below")
    func environmentObject() {
        let counter = Counter()
        counter.count = 7
        #expect(texts { ReadsObject().environmentObject(counter) } == ["7"])
    }

    @Test("Stored values win over initial ones, in every type")
    func appStorage() throws {
        let suite = "darkroom-tests-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: suite))
        defer { store.removePersistentDomain(forName: suite) }
        #expect(texts { Stored(store) } == ["Anna 3 true nil warm"])
        store.set("Berta", forKey: "name")
        store.set(4, forKey: "count")
        store.set(false, forKey: "on")
        store.set(2.5, forKey: "ratio")
        store.set("cold", forKey: "mode")
        #expect(texts { Stored(store) } == ["Berta 4 false 2.5 cold"])
    }

    @Test(
        "Scaled metrics follow the leading of their style",
        arguments: [
            (DynamicTypeSize.large, CGFloat(44)), (.accessibility5, 124), (.xSmall, 38)
        ])
    func scaledMetric(_ size: DynamicTypeSize, _ expected: CGFloat) {
        #expect(texts { Scaled().dynamicTypeSize(size) } == ["\(expected)"])
    }

    @Test("A property of the user's own is updated after its inner ones are connected")
    func customProperty() {
        #expect(texts { UsesDoubled().environment(\.dynamicTypeSize, .large) } == ["20 21"])
    }

    /// SwiftUI stores the values in the view before it asks for the body.
    @Test("Closures of a body read the values of its view, wherever their content stands")
    func deferredClosures() {
        #expect(
            texts { ReadsLater().dynamicTypeSize(.accessibility5).lineLimit(3) } == Array(repeating: "28 3", count: 5))
    }

    private func texts<V: View>(@ViewBuilder _ view: () -> V) -> [String] {
        var found: [String] = []
        func collect(_ node: LayoutNode) {
            if let text = node as? TextNode { found.append(text.resolved.runs.map(\.text).joined()) }
            node.children.forEach(collect)
        }
        collect(ViewRenderer().render(view).root)
        return found
    }
}

private final class Counter: ObservableObject {
    static var made = 0
    @Published var count = 1
    init() { Self.made += 1 }
}

private struct ReadsLater: View {
    @ScaledMetric private var length = CGFloat(10)
    @Environment(\.lineLimit) private var limit

    private var text: Text { Text(verbatim: "\(Int(length)) \(limit ?? 0)") }

    var body: some View {
        VStack {
            text
            Group {
                GeometryReader { _ in text }
                ForEach(0..<1) { _ in text }
                TimelineView(.everyMinute) { _ in text }
                Color.clear.overlayPreferenceValue(NamesKey.self) { _ in text }
            }
            .dynamicTypeSize(.large).lineLimit(7)
        }
    }
}

private struct NamesKey: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Counting: View {
    @StateObject private var counter = Counter()

    var body: some View {
        VStack {
            Text("\(counter.count)")
            Observing(counter: counter)
        }
        .onAppear { counter.count += 3 }
    }
}

private struct Observing: View {
    @ObservedObject var counter: Counter
    var body: some View { Text(verbatim: "\($counter.count.wrappedValue)") }
}

private struct ReadsObject: View {
    @EnvironmentObject var counter: Counter
    var body: some View { Text(verbatim: "\(counter.count)") }
}

private struct Stored: View {
    enum Mode: String { case warm, cold }
    @AppStorage private var name: String
    @AppStorage private var count: Int
    @AppStorage private var isOn: Bool
    @AppStorage private var ratio: Double?
    @AppStorage private var mode: Mode

    init(_ store: UserDefaults) {
        _name = AppStorage(wrappedValue: "Anna", "name", store: store)
        _count = AppStorage(wrappedValue: 3, "count", store: store)
        _isOn = AppStorage(wrappedValue: true, "on", store: store)
        _ratio = AppStorage("ratio", store: store)
        _mode = AppStorage(wrappedValue: .warm, "mode", store: store)
    }

    var body: some View {
        Text(verbatim: "\(name) \(count) \(isOn) \(ratio.map { "\($0)" } ?? "nil") \(mode.rawValue)")
    }
}

private struct Scaled: View {
    @ScaledMetric private var size: CGFloat = 44
    var body: some View { Text(verbatim: "\(size)") }
}

/// Twice a state's value, worked out in `update()`.
private struct Doubled: DynamicProperty {
    @State private var base = 10
    private(set) var value = 0
    mutating func update() { value = base * 2 }
}

private struct UsesDoubled: View {
    private var doubled = Doubled()
    @Namespace private var space
    @FocusState private var focus: Bool
    @GestureState private var drag = 1
    @SceneStorage("page") private var page = 20

    var body: some View {
        Text(verbatim: "\(doubled.value) \(page + drag)").focused($focus).matchedGeometryEffect(id: 1, in: space)
    }
}
