import Foundation
import SwiftUI
import WidgetKit

struct CalendarEvent: Decodable {
    let eventID: String
    let title: String
    let date: Date
    let alertTime: Date
}

/// Asks the calendar's server.
struct CalendarService {
    func fetchNextEvents(completion: @escaping (Result<[CalendarEvent], Error>) -> Void) {
        URLSession.shared.dataTask(with: URL(string: "https://calendar.example.com/events")!) { data, _, error in
            completion(Result {
                if let error { throw error }
                let decoder = JSONDecoder()
                decoder.dateDecodingStrategy = .iso8601
                return try decoder.decode([CalendarEvent].self, from: data ?? Data())
            })
        }.resume()
    }
}

let calendarService = CalendarService()

struct SimpleEntry: TimelineEntry {
    let date: Date
    let nextEvent: String
    let nextEventTime: Date
    var eventID = "1"
}

/// “Go to the network for updates”.
struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> SimpleEntry {
        SimpleEntry(date: Date(), nextEvent: "Loading", nextEventTime: Date())
    }

    func getSnapshot(in context: Context, completion: @escaping (SimpleEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping

        (Timeline<SimpleEntry>) -> Void) {

            var entries: [SimpleEntry] = []
            calendarService.fetchNextEvents { result in
                switch result {

                case .success(let events):

                    for event in events {

                        let entry = SimpleEntry(date:

                        event.alertTime, nextEvent:

                            event.title, nextEventTime:

                            event.date)

                        entries.append(entry)

                    }

                case .failure(let error):

                    print("Error fetching next events: \(error.localizedDescription)")

                }

            let timeline = Timeline(entries: entries, policy:

            .atEnd)

            completion(timeline)

    }

        }
}
