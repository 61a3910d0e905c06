import Foundation
import RenderModel

/// A moment at which a widget is pictured.
package struct Moment: Hashable, Sendable {
    /// When the picture comes on.
    package var date: Date
    package var content: DisplayedEntry.Content
    /// When it goes, in life.
    package var until: Date

    package init(date: Date, content: DisplayedEntry.Content, until: Date) {
        (self.date, self.content, self.until) = (date, content, until)
    }

    /// One for each thing shown, and where dates are to move on, more of them.
    package static func all(_ showings: [DisplayedEntry], every: Double?) -> [Moment] {
        showings.flatMap { showing -> [Moment] in
            var dates = [showing.from]
            if let every, every > 0 {
                var date = showing.from.addingTimeInterval(every)
                while date < showing.until {
                    dates.append(date)
                    date = date.addingTimeInterval(every)
                }
            }
            return zip(dates, dates.dropFirst() + [showing.until]).map {
                Moment(date: $0, content: showing.content, until: $1)
            }
        }
    }
}

package typealias Look = RenderGroup.Look

extension RenderGroup {
    /// Asks what the provider is asked at one of the reloads, having been asked those before.
    package func request(_ number: Int, of reloads: [TimelineReload]) -> DrawRequest {
        var request = timelineRequest
        request.surface.clock = reloads[number].date
        request.previousRequests = reloads[..<number].map(\.date)
        return request
    }

    /// - Parameter file: where the picture goes, in the output folder.
    package func picture(_ moment: Moment, _ look: Look, _ reloads: [TimelineReload], file: String) -> PlannedPicture {
        var request: DrawRequest
        switch moment.content {
        case .placeholder:
            // It is drawn once and stands still.
            request = self.request(0, of: reloads)
            request.variant = .placeholder
        case .entry(let reload, let index):
            request = self.request(reload, of: reloads)
            request.variant = .timeline(index)
            request.instant = moment.date
        }
        request.scheme = look.scheme
        request.presentation = look.presentation
        // The always-on display does not animate.
        request.marksMotion = !request.presentation.isLuminanceReduced
        return PlannedPicture(
            group: id, request: request, file: file, rasterScale: placement.rasterScale(presentationKind),
            square: square,
            wallpaper: wallpaper)
    }
}
