import Foundation
import Rasterizer
import RenderPlanning

/// How a widget's time is played.
package struct TimelineSettings: Hashable, Sendable {
    /// What is written beside the pictures and `timeline.json`.
    package enum Product: String, Hashable, Sendable, CaseIterable {
        case pictures, strip, animation
    }

    /// Which changes the animation plays as the system does, instead of cutting.
    package enum Transitions: String, Hashable, Sendable, CaseIterable {
        /// All, unless there are more than `Film.mostTransitions`.
        case auto
        case all, none
    }

    package typealias Format = AnimationFormat

    package var from: Date
    /// Seconds.
    package var length: Double
    /// Reloads a day; nil for no limit.
    package var dailyBudget: Int?
    package var appReloads: [AppReload] = []
    package var taps: [TimelineTap] = []
    /// Seconds between further pictures of an entry, in which dates move on; nil for none.
    package var every: Double?
    package var products = Set(Product.allCases)
    /// Of the animation; the page shows the first.
    package var formats: [Format] = [.apng]
    package var framesPerSecond = 20
    /// Seconds for which the animation shows each picture; nil chooses by their number.
    package var hold: Double?
    /// How many times as fast as in life the animation goes, instead of `hold`.
    package var speed: Double?
    package var transitions = Transitions.auto

    package init(from: Date, length: Double, dailyBudget: Int? = ReloadBudget.usual) {
        (self.from, self.length, self.dailyBudget) = (from, length, dailyBudget)
    }

    package var until: Date { from.addingTimeInterval(length) }
}
