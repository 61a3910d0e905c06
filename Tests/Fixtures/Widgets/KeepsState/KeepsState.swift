import SwiftUI
import WidgetKit

/// A class that a provider holds and its entries hand on.
final class Notebook {
    var marks = ""
}

struct StateEntry: TimelineEntry {
    var date: Date
    var found: String
    var notebook: Notebook
}

/// Adds a capital letter for each call, and tells what it found.
struct StateProvider<K: Keeper>: TimelineProvider {
    let notebook = Notebook()

    func placeholder(in context: Context) -> StateEntry {
        StateEntry(date: Date(), found: K.add("P"), notebook: notebook)
    }

    func getSnapshot(in context: Context, completion: @escaping (StateEntry) -> Void) {
        completion(StateEntry(date: Date(), found: K.add("S"), notebook: notebook))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<StateEntry>) -> Void) {
        let found = K.add(context.family == .systemSmall ? "T" : "M")
        Task {
            completion(Timeline(
                entries: (0..<2).map {
                    StateEntry(date: Date().addingTimeInterval(Double($0) * 3600), found: found, notebook: notebook)
                },
                policy: .never))
        }
    }
}

struct StateView<K: Keeper>: View {
    let entry: StateEntry

    var body: some View {
        VStack(alignment: .leading) {
            Text(verbatim: "provider: \(entry.found)")
            Text(verbatim: "view: \(K.add("v"))")
        }
        .font(.system(size: 9))
        .containerBackground(.background, for: .widget)
    }
}

struct StateWidget<K: Keeper>: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "\(K.self)", provider: StateProvider<K>()) { StateView<K>(entry: $0) }
            .configurationDisplayName("\(K.self)")
            .description("Changes what outlives it.")
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

/// An entry's object, which no static keeps.
struct NotebookWidget: Widget {
    struct Content: View {
        let notebook: Notebook

        private func added() -> String {
            defer { notebook.marks += "v" }
            return notebook.marks
        }

        var body: some View {
            Text(verbatim: "view: \(added())").containerBackground(.background, for: .widget)
        }
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "InEntry", provider: StateProvider<InObject>()) { Content(notebook: $0.notebook) }
            .configurationDisplayName("InEntry")
            .description("Changes what its provider made.")
            .supportedFamilies([.systemSmall])
    }
}

/// What is counted in one place would hide what is missed in another, so each has a widget of its own.
@main
struct KeepsState: WidgetBundle {
    var body: some Widget {
        StateWidget<InObject>()
        StateWidget<InStatic>()
        StateWidget<InGlobal>()
        StateWidget<InPublished>()
        StateWidget<InObservable>()
        StateWidget<InSubject>()
        StateWidget<InLock>()
        rest
    }

    @WidgetBundleBuilder private var rest: some Widget {
        StateWidget<InFile>()
        StateWidget<InDefaults>()
        StateWidget<InFormatter>()
        StateWidget<InFirstUse>()
        NotebookWidget()
    }
}
