import Foundation
import ImageFormats
import Launch
import SystemSupport

/// What the coordinator asks of a worker: one JSON object a line.
package enum WorkerRequest: Sendable, Codable {
    /// The widgets, as a process that begins in the locale describes them; nil for the usual one.
    case describe(locale: String? = nil)
    case timeline(DrawRequest)
    case draw(DrawJob)
    case viewTree(DrawRequest)
    case frame(FrameJob)
    /// Draws what the next transition starts from, as its view is now.
    case hold(PlannedPicture)
    case transition(TransitionJob)
    /// What user code stores stays from now on, whatever is asked: the process lives the life of one device.
    case keepData
    /// What can be chosen for each widget, with the seconds that each may take and what is searched for.
    /// A process that begins with it speaks the locale's language; nil for the usual one.
    case configurations(timeout: Double, searchTerm: String?, locale: String? = nil)
    /// Draws the page on which the picture's widget is edited.
    case editPage(DrawJob, names: WidgetNames)
    /// Draws a composition, whose canvas is the picture's surface.
    case compose(DrawJob, CompositionContent)
    /// Whether the request's configuration is possible.
    case checkConfiguration(DrawRequest)
    /// What the plan holds, for user code that asks what the user has placed.
    case place([PlacedWidget])
    /// Performs the intent of one of a picture's areas.
    case perform(DrawRequest, region: Int)
    /// What the app is opened with where a tap on the picture meets no URL.
    case handedActivity(DrawRequest)
    /// Forgets the timelines of a kind, or all.
    case reload(kind: String?)
    /// Where the previews are declared.
    case previewPlaces
    /// What the declaration with this position shows.
    case previews(declaration: Int)
    /// The states of a Live Activity that the declaration with this position shows, at the clock's moment.
    case previewedActivities(declaration: Int, timeout: Double, clock: Date)
    /// The JSON that a state of a Live Activity is chosen with, whose dates are the clock's moment.
    case activityTemplate(kind: String, clock: Date)
}

/// A picture to draw and the absolute paths that only this run knows.
package struct DrawJob: Hashable, Sendable {
    package var picture: PlannedPicture
    /// Where the PNG goes; nil draws and encodes without writing, for measuring.
    package var destination: String?
    /// A folder on the same file system, for files that are not yet whole.
    package var scratchFolder: String
    /// What is written beside the picture.
    package var companions: [Companion]
    /// Whether words can be selected in its SVG.
    package var hasSelectableText = false
    /// Whether its PNG is as small as it can be made, which takes longer.
    package var isOptimized = false
    /// What the picture is held against; nil for one that is only drawn.
    package var snapshot: SnapshotJob?
    /// Whether the picture's drawing is told by a hash, so that a later run need not draw it again.
    package var isRecorded = false
    /// What lies at the destination; nil where nothing is known of it.
    package var known: KnownPicture?
    /// Whether what VoiceOver finds is marked in the picture and spelled out beside it.
    package var marksAccessibility = false

    package init(
        picture: PlannedPicture, destination: String?, scratchFolder: String, companions: [Companion] = []
    ) {
        (self.picture, self.destination) = (picture, destination)
        (self.scratchFolder, self.companions) = (scratchFolder, companions)
    }
}

/// What a worker answers, one JSON object a line: once for `ready` in each life, and then once for each request.
package enum WorkerReply: Sendable, Codable {
    /// A life has begun in the process of that identifier, which leads a process group.
    case ready(process: Int32)
    /// A life has died in the middle of a request, or between two; `ready` follows. The status is `waitpid`'s.
    case ended(status: Int32)
    /// What the code has asked for and not got that now traps, or that keeps the main thread waiting: then with why its
    /// call does not answer, where that is known. `ended` follows, or nothing.
    case lastWords(MissingData, reason: String? = nil)
    case descriptors([WidgetDescriptor])
    case timeline(TimelineSummary)
    case picture(PictureResult)
    case viewTree(ViewTree)
    case frame(FrameResult)
    case transition([AnimationFrame])
    case configurations([ConfigurationListing])
    case checked
    case performed(PerformedIntent)
    case handedActivity(HandedActivity?)
    /// nil for a widget without parameters.
    case editPage(PictureResult?)
    case previewPlaces([PreviewPlace])
    case previewedActivities([ActivityChoice])
    case activityTemplate(ActivityTemplate?)
    /// This life keeps what others have left, and has ended; `ready` follows.
    case needsFreshProcess
    /// The request failed; the worker is fit for the next one.
    case failed(FailureReason)
}

/// Messages as lines of JSON. JSON escapes line feeds, so a line feed ends a message and nothing else.
package enum MessageCoding {
    package static func line(_ message: some Encodable) throws -> Data {
        try JSONText.encoded(message, as: .line) + [lineFeed]
    }

    package static func message<Message: Decodable>(_ type: Message.Type, line: Data) throws -> Message {
        try JSONText.decoded(type, from: line)
    }

    package static let lineFeed = UInt8(ascii: "\n")
}

/// How the program of widgets is told what to be; users write none of it.
package enum WorkerArguments {
    /// The first argument of a worker.
    package static let worker = "--darkroom-worker"
    /// Its second argument where it draws previews instead of what the extension declares.
    package static let previews = "previews"
    /// The first argument of the process that tries image files.
    package static let decoder = "--darkroom-decoder"
    /// The numbers of the bundle's widgets follow that are left out.
    package static let omitWidgets = "--omit-widgets"
    /// The process tells which widget it describes.
    package static let announceWidgets = "--announce-widgets"
}

/// The environment variables that workers read.
package enum WorkerEnvironment {
    /// All name the folder that stands in for the user's home.
    package static let homes = [
        "HOME", "CFFIXED_USER_HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"
    ]
}
