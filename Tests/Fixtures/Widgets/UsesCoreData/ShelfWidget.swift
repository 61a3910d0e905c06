import CoreData
import SwiftUI
import WidgetKit

@main
struct ShelfWidgets: WidgetBundle {
    init() { Visits.add("start") }

    var body: some Widget {
        ShelfWidget()
        FetchWidget()
        VisitWidget()
    }
}

struct ShelfEntry: TimelineEntry {
    let date: Date
    let books: [Book]
}

/// Fetches in the provider: the shared store in the timeline, samples in the gallery.
struct ShelfProvider: TimelineProvider {
    func placeholder(in context: Context) -> ShelfEntry { ShelfEntry(date: .now, books: []) }

    func getSnapshot(in context: Context, completion: @escaping (ShelfEntry) -> Void) {
        completion(entry(from: PersistenceController.preview.container.viewContext))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ShelfEntry>) -> Void) {
        let context = PersistenceController.shared.container.viewContext
        completion(Timeline(entries: [entry(from: context)], policy: .never))
    }

    private func entry(from context: NSManagedObjectContext) -> ShelfEntry {
        let request = Book.fetchRequest()
        request.predicate = NSPredicate(format: "finished == YES AND author.name CONTAINS[cd] %@", "ada")
        request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
        return ShelfEntry(date: .now, books: (try? context.fetch(request)) ?? [])
    }
}

struct ShelfWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Shelf", provider: ShelfProvider()) { entry in
            VStack(alignment: .leading) {
                if entry.books.isEmpty { Text("No books yet") }
                ForEach(entry.books) { book in
                    Text(book.title ?? "").font(.headline)
                    Text("\(book.pages) pages, \(book.author?.initials ?? "-")").font(.caption)
                    Text((book.notes?.firstObject as? Note)?.text ?? "").font(.caption)
                }
            }
            .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}

/// Fetches in the view.
struct FetchView: View {
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(sortDescriptors: [SortDescriptor(\.title)], animation: .default)
    private var books: FetchedResults<Book>

    var body: some View {
        VStack(alignment: .leading) {
            ForEach(books) { Text($0.title ?? "") }
            Text("\((try? context.count(for: Note.fetchRequest())) ?? 0) notes")
        }
    }
}

struct FetchWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Fetch", provider: ShelfProvider()) { _ in
            FetchView()
                .environment(\.managedObjectContext, PersistenceController.preview.container.viewContext)
                .containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
