import DisplayList
import Findings
import Foundation
import RenderCoordinator
import RenderModel
import RenderPlanning
import SystemSupport
import Taps

/// `timeline.json`: what happened to widgets over time, when and why.
///
/// Like `manifest.json` it is the same bytes for the same sources: no durations of the work, no machine's paths.
/// Instants are in ISO 8601 in UTC; lengths of time in seconds. Fields that do not apply are left out.
package struct TimelineManifest: Hashable, Sendable, Codable {
    package var schemaVersion = 1
    package var renderer: Manifest.Renderer
    package var settings: Settings
    package var tracks: [Track]
    /// What was asked for and could not be planned, a sentence each.
    package var notes: [String]
    /// What is wrong with the files of the extension's bundle; missing where nothing is.
    package var bundleFindings: [Finding]?

    package struct Settings: Hashable, Sendable, Codable {
        package var from: String
        package var until: String
        package var timeZone: String
        /// Reloads a day; missing where there is no limit.
        package var dailyBudget: Int?
        package var framesPerSecond: Int
    }

    /// A widget in one form at one place.
    package struct Track: Hashable, Sendable, Codable {
        package var kind: String
        package var family: String
        package var device: String
        package var scale: Double
        package var locale: String
        /// The name of the configuration, where one was chosen.
        package var configuration: String?
        /// How often the provider was asked, the first time included.
        package var reloads: Int
        /// How many of them the system counts.
        package var chargedReloads: Int
        /// How many reloads had to wait, and how long all of them waited.
        package var delayedReloads: Int
        package var waited: Double
        package var budgetLeft: Int?
        package var events: [Event]
        /// When it would come forward in a Smart Stack, which chooses among its widgets by these scores.
        package var smartStack: [Relevance]
        package var films: [Film]
        package var findings: [Finding]
        package var failures: [Failure]
    }

    package struct Event: Hashable, Sendable, Codable {
        /// What happened.
        package enum Kind: String, Hashable, Sendable, Codable {
            case asked, answered, failed, tapped, shown, delayed
        }

        package var at: String
        package var event: Kind
        /// Why the provider was asked; of a delay, what was delayed.
        package var because: ReloadCause?
        /// The kind whose provider or tap caused it.
        package var by: String?
        /// What a tap hit and did.
        package var tap: TapOutcome?
        /// Which question it is about, from 0.
        package var question: Int?
        package var budgetLeft: Int?
        /// How many entries the answer has, and how many of them were shown.
        package var entries: Int?
        package var shownEntries: Int?
        package var policy: Manifest.ReloadPolicy?
        /// Of `after`.
        package var policyDate: String?
        /// The entry shown; missing for the placeholder.
        package var entry: Int?
        package var entryDate: String?
        /// Seconds for which it was shown.
        package var duration: Double?
        package var relevance: Manifest.Relevance?
        /// The picture of each look, such as `light`.
        package var pictures: [String: String]?
        /// When a delayed reload was possible; missing for not at all.
        package var until: String?
        /// Why a reload was delayed.
        package var reason: ReloadDelay.Reason?
        /// Whether the app asked for a reload before the delay was over.
        package var overtaken: Bool?
        package var message: String?
    }

    package struct Relevance: Hashable, Sendable, Codable {
        package var from: String
        package var until: String
        package var score: Float
        /// Whether none of the timeline's entries scores higher.
        package var isHighest: Bool
    }

    package struct Film: Hashable, Sendable, Codable {
        /// `light`, `dark-accented`.
        package var look: String
        /// Moments that were pictured, and how many of them look different from the one before.
        package var frames: Int
        package var changes: Int
        /// Files of this look, in the order in which they are first shown.
        package var pictures: [Picture]
        package var filmStrip: String?
        package var animation: Animation?
    }

    package struct Picture: Hashable, Sendable, Codable {
        package var file: String
        package var at: String
        package var sha256: String
    }

    package struct Animation: Hashable, Sendable, Codable {
        package var file: String
        /// Files of the same film in other formats; nil where there are none.
        package var otherFormats: [String]?
        /// On the screen, in points.
        package var size: Manifest.Size
        package var frames: Int
        package var duration: Double
        /// How many changes are animated as the system does; the others are cut.
        package var transitions: Int
    }

    package struct Failure: Hashable, Sendable, Codable {
        package var at: String
        package var look: SchemeName?
        package var reason: TapReport.Failure.Reason
        package var message: String
    }

    package func encoded() throws -> Data {
        try JSONEncoder.forFiles.encode(self) + [UInt8(ascii: "\n")]
    }
}
