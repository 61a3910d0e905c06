import Assets
import Findings
import Foundation
import Geometry
import RenderModel
import RenderPlanning
import SystemSupport

/// `manifest.json`: everything about the pictures of a folder that is not in their pixels.
///
/// Two runs over the same sources write the same bytes: there are no durations, no machine's paths and no date of
/// today in it, and keys are sorted. Sizes and frames are in points from the top left corner of the widget, pixel
/// sizes in pixels, instants in ISO 8601 in UTC. Fields that do not apply are left out.
///
/// `schemaVersion` grows when a field changes its meaning or goes; new fields do not change it.
package struct Manifest: Hashable, Sendable, Codable {
    package static let currentSchemaVersion = 1

    package var schemaVersion = currentSchemaVersion
    package var renderer: Renderer
    package var settings: Settings
    package var widgets: [Widget]
    /// What providers answered, one for each widget, family and placement whose timeline was asked for.
    package var timelines: [Timeline]
    package var pictures: [Picture]
    package var failures: [Failure]
    /// What is wrong with the asset catalogs, whatever was drawn.
    package var assetFindings: [Finding]
    /// What the widget's code asked of its app's shared data and of the network and did not get, whatever was drawn;
    /// missing where it got all.
    package var dataFindings: [Finding]?
    /// All findings, one for each fact, with the number of pictures that have it; missing where there are none.
    package var findingGroups: [FindingGroup]?
    /// The widgets whose configuration could not be asked for, as it trapped; missing where there are none.
    package var brokenWidgets: [BrokenWidget]?
    /// What was asked for and could not be planned, a sentence each.
    package var notes: [String]
    /// The runs of which pictures were kept, by their names in `pictures`; missing where there are none.
    package var earlierRuns: [String: Run]?
    /// The part that was carried out; missing where it was the whole plan.
    package var shard: Shard?

    /// What drew the pictures: the same sources, renderer and settings give the same bytes.
    package struct Renderer: Hashable, Sendable, Codable {
        package var name = "darkroom"
        package var version: String
        /// What wrote the PNG files, such as `darkroom-deflate 2`.
        package var encoder: String
        /// A digest of the packaged fonts, as far as the widget's host knows one.
        package var fonts: String?

        package init(version: String, encoder: String, fonts: String?) {
            (self.version, self.encoder, self.fonts) = (version, encoder, fonts)
        }
    }

    package struct Settings: Hashable, Sendable, Codable {
        package var clock: String
        package var timeZone: String
        /// Whether the corners were left in place.
        package var square: Bool
        /// The system symbols that the user's own drawings stand for, sorted.
        package var symbols: [String]?
        /// The suites and containers that `--app-group` gave, sorted.
        package var appGroups: [String]?
        /// Missing where the network was refused.
        package var network: DataSettings.Network?
    }

    package struct Widget: Hashable, Sendable, Codable {
        package var kind: String
        /// As the gallery shows it, in the first locale that is rendered.
        package var displayName: String
        package var description: String
        /// What it is called in each locale; left out where one is rendered.
        package var localizations: [String: WidgetNames]?
        package var families: [String]
        package var contentMarginsEnabled: Bool
        package var containerBackgroundRemovable: Bool
        /// Whether it is a Live Activity, whose kind is the type of its attributes; left out where it is not.
        package var isActivity: Bool?
        /// Where a preview is declared; left out for what the extension declares.
        package var preview: Preview?
    }

    /// Where a preview is declared. What is not known is left out.
    package struct Preview: Hashable, Sendable, Codable {
        /// The source file, in the rendered folder or by its name alone.
        package var file: String?
        /// Counted from 1.
        package var line: Int?
        package var column: Int?
        /// The type's name, for a `PreviewProvider`.
        package var type: String?
    }

    package struct Timeline: Hashable, Sendable, Codable {
        package var kind: String
        package var family: String
        package var device: String
        package var scale: Double
        package var locale: String
        /// The Dynamic Type size, such as `xLarge`.
        package var typeSize: String
        package var pseudolanguage: Pseudolanguage
        /// The name of the configuration, where one was chosen.
        package var configuration: String?
        package var entryCount: Int
        package var reloadPolicy: ReloadPolicy
        /// The instant of `after`.
        package var reloadDate: String?
        package var findings: [Finding]
    }

    /// When a timeline's provider is asked again.
    package enum ReloadPolicy: String, Hashable, Sendable, Codable {
        case atEnd, never, after
    }

    package struct Size: Hashable, Sendable {
        package var width: Double
        package var height: Double

        package init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
    }

    package struct Rect: Hashable, Sendable, JSONRectangle {
        package var x: Double
        package var y: Double
        package var width: Double
        package var height: Double

        package init(x: Double, y: Double, width: Double, height: Double) {
            (self.x, self.y, self.width, self.height) = (x, y, width, height)
        }
    }

    package struct Link: Hashable, Sendable {
        package var url: String
        package var frame: Rect
    }

    /// An area that performs an intent.
    package struct Intent: Hashable, Sendable, Codable {
        package var control: ControlRole
        /// The intent's type.
        package var intent: String
        package var title: String
        package var parameters: [String: JSONValue]
        /// Whether a toggle is on.
        package var isOn: Bool?
        package var frame: Rect
    }

    /// Values that were chosen with `--configuration`.
    package struct Configuration: Hashable, Sendable, Codable {
        package var name: String
        package var parameters: [String: JSONValue]
    }

    /// What is known of a Live Activity's state.
    package struct Activity: Hashable, Sendable, Codable {
        /// Missing where it has none.
        package var name: String?
        package var isStale: Bool
        package var hasEnded: Bool
    }

    package struct Relevance: Hashable, Sendable, Codable {
        package var score: Float
        /// Seconds.
        package var duration: Double

        package init(score: Float, duration: Double) { (self.score, self.duration) = (score, duration) }
    }

    package struct Picture: Hashable, Sendable {
        /// The path inside the folder.
        package var file: String
        package var kind: String
        package var family: String
        package var variant: VariantName
        /// The index in the timeline, or among the states.
        package var entryIndex: Int?
        package var entryDate: String?
        /// The moment that is shown, where one was asked for.
        package var instant: String?
        package var relevance: Relevance?
        package var scheme: SchemeName
        package var mode: ModeName
        /// The tint of accented mode: a system color's name, or hexadecimal digits.
        package var accent: String?
        /// Whether the widget is drawn as on the always-on display; left out where it is not.
        package var luminanceReduced: Bool?
        /// Left out where the device is unlocked.
        package var lock: LockName?
        /// What is hidden because of the lock; left out where nothing is.
        package var redactionLevel: RedactionLevel?
        /// What the widget lies on: a preset, a color or a file's name.
        package var wallpaper: String?
        /// Where in the picture the widget lies, in points; left out where it fills the picture.
        package var frame: Rect?
        package var device: String
        package var scale: Double
        package var locale: String
        /// The Dynamic Type size, such as `xLarge`.
        package var typeSize: String
        package var pseudolanguage: Pseudolanguage
        /// At which the content was laid out.
        package var size: Size
        package var pixelSize: Size
        package var widgetURL: String?
        package var links: [Link]
        /// Missing where there are none.
        package var intents: [Intent]?
        /// What a control says; missing for widgets.
        package var control: ControlDescription?
        /// Missing where the parameters had their defaults.
        package var configuration: Configuration?
        /// Where the preview is declared; missing where the picture is none of a preview.
        package var preview: Preview?
        /// The state of a Live Activity; missing for a widget.
        package var activity: Activity?
        /// What VoiceOver reads, in its order; missing where it finds nothing. Frames are those of the widget.
        package var accessibility: [AccessibilityTree.Element]?
        package var findings: [Finding]
        package var sha256: String
        /// The hash of the drawing and everything that draws it: where it is the same, a later run does not draw the
        /// picture again.
        package var drawing: String?
        /// Which of `earlierRuns` drew it; left out where the manifest's own settings and renderer did.
        package var run: String?
    }

    /// A run whose pictures lie in the folder, with other settings or another renderer than the last one's.
    package struct Run: Hashable, Sendable, Codable {
        package var renderer: Renderer
        package var settings: Settings
    }

    /// What is known where only a part of a plan was carried out, so that `darkroom join` can tell the whole.
    package struct Shard: Hashable, Sendable, Codable {
        /// Such as `2/5`.
        package var part: String
        /// The folders of all pictures of the plan, in its order.
        package var folders: [String]
        /// The digest of the options that folders do not tell of: the same in all parts.
        package var options: String?
        /// The folder of each of the manifest's timelines, as an index.
        package var timelines: [Int]
        /// The folder of each of its failures.
        package var failures: [Int]
        /// Missing where the widget's code got all that it asked for.
        package var dataRequests: MissingData?
        /// Pictures of earlier runs that lie in the folder, too, and are no part of the plan; missing where there are none.
        package var kept: [String]?
        /// The widgets without the families that only kept pictures are of; missing with those.
        package var widgets: [Widget]?
    }

    package struct Failure: Hashable, Sendable, Codable {
        package var kind: String
        package var family: String
        package var variant: VariantName
        package var entryIndex: Int?
        /// Missing where the timeline failed, and with it all its pictures.
        package var scheme: SchemeName?
        /// Missing with the scheme.
        package var mode: ModeName?
        package var device: String
        package var scale: Double
        package var locale: String
        /// The Dynamic Type size, such as `xLarge`.
        package var typeSize: String
        package var pseudolanguage: Pseudolanguage
        /// The name of the configuration, where one was chosen.
        package var configuration: String?
        package var reason: FailureReason.Code
        package var message: String
    }

    package func encoded() throws -> Data {
        var data = Data()
        try StreamedJSON(self).write { data += $0 }
        return data
    }
}
