import DisplayList
import Foundation
import RenderModel
import RenderPlanning
import RenderWorker
import WidgetKitCore

/// Draws every picture that a subject is asked for, as the command's worker does.
@MainActor
struct SnapshotStudio {
    /// A picture before it has pixels.
    struct Shot {
        /// The golden's path below the assertion's folder, without its extension: `Score/systemSmall/timeline-0-light`.
        var name: String
        var kind: String
        var family: String
        /// As it is rasterized, with the container's corner cut out.
        var list: DisplayList
        /// Of `list`, in pixels per point.
        var scale: Double
        var views: ViewTree?
        /// What VoiceOver reads of it.
        var heard: AccessibilityTree?
    }

    /// A picture that there is not.
    struct Failure {
        var name: String
        var reason: String
    }

    struct Album {
        var shots: [Shot] = []
        var failures: [Failure] = []
        /// What was asked for and cannot be shown, a sentence each.
        var notes: [String] = []
    }

    let configuration: WidgetSnapshotConfiguration

    func album(of subject: SnapshotSubject) async throws -> Album {
        let settings = try subject.choices.settings(configuration)
        RequestSurroundings.prepareForHost()
        VirtualClock.beginLife(at: settings.clock)
        let host = try subject.makeHost()
        let plan = try RenderPlan(widgets: try host.descriptors().filter(subject.isWanted), settings: settings)
        var album = Album(notes: plan.notes)
        for group in plan.groups { await shoot(group, host, subject, &album) }
        if album.shots.isEmpty, album.failures.isEmpty, album.notes.isEmpty {
            album.notes.append("there is nothing to render")
        }
        return album
    }

    private func shoot(
        _ group: RenderGroup, _ host: any WidgetHosting, _ subject: SnapshotSubject, _ album: inout Album
    ) async {
        var pictures = group.immediatePictures
        if group.needsTimeline {
            let question = TimelineIdentity(group.timelineRequest).request(timeout: group.timeout)
            RequestSurroundings.prepare(for: question, drivingTimeline: true)
            do {
                let timeline = try await host.timeline(for: question)
                pictures = group.timelinePictures(count: timeline.entries.count) + pictures
                if timeline.entries.isEmpty {
                    album.notes.append("the timeline of '\(group.widget.kind)' has no entries")
                }
            } catch {
                album.failures.append(Failure(name: name(group.folder, subject), reason: "\(error)"))
            }
        }
        for picture in pictures {
            let name = name(picture.file, subject)
            RequestSurroundings.prepare(for: picture.request, drivingTimeline: false)
            do {
                let drawing = try await host.draw(picture.request)
                album.shots.append(
                    Shot(
                        name: name, kind: group.widget.kind, family: group.presentationKind.description,
                        list: PicturePainter.finished(drawing.displayList, picture), scale: picture.rasterScale,
                        views: drawing.viewTree?(), heard: drawing.accessibilityTree?()))
            } catch {
                album.failures.append(Failure(name: name, reason: "\(error)"))
            }
        }
    }

    private func name(_ file: String, _ subject: SnapshotSubject) -> String {
        let path = file.hasSuffix(".png") ? String(file.dropLast(".png".count)) : file
        guard !subject.namesKind, let slash = path.firstIndex(of: "/") else { return path }
        return String(path[path.index(after: slash)...]).replacing("/timeline-0-", with: "/")
    }
}
