import Foundation
import RenderModel
import RenderPlanning

/// What a command does, as a value: which pictures it is about, and what is done with them. It is printed, filtered,
/// counted and split into shards before a provider is asked or a pixel is drawn.
package struct RunPlan: Sendable {
    /// Where the pictures come from.
    package enum Subject: Hashable, Sendable {
        /// What the extension declares.
        case widgets
        /// The previews whose name or file holds one of the words; all where there are none.
        case previews([String])
    }

    package var action: any RunAction
    package var subject: Subject
    /// The groups of pictures that the action is about.
    package private(set) var pictures: RenderPlan
    /// Every widget of the program, whatever is chosen of them.
    package var declared: [WidgetDescriptor]
    /// What the user has placed: what user code is told of, which no filter and no shard changes.
    package let placed: [PlacedWidget]
    /// The widgets whose configuration could not be asked for, which are in no plan.
    package var brokenWidgets: [BrokenWidget]

    package init(
        _ action: some RunAction, _ pictures: RenderPlan, subject: Subject = .widgets,
        declared: [WidgetDescriptor] = [],
        brokenWidgets: [BrokenWidget] = []
    ) {
        (self.action, self.subject, self.pictures) = (action, subject, pictures)
        (self.declared, self.brokenWidgets) = (declared.isEmpty ? pictures.widgets : declared, brokenWidgets)
        placed = pictures.items
    }

    /// How many groups of pictures there are: widgets in one form at one place.
    package var count: Int { pictures.groups.count }

    /// The same plan about some of its groups.
    package func filtered(_ isIncluded: (RenderGroup) throws -> Bool) rethrows -> RunPlan {
        var copy = self
        try copy.pictures.keep(isIncluded)
        return copy
    }

    /// The part of the plan that one of several machines carries out. Every group is in just one shard, all have
    /// about as much to do, and most groups stay where they are when others are added. Widgets whose time is played
    /// together, on one device, stay together.
    package func shard(_ shard: Shard) -> RunPlan {
        let assignment = ShardAssignment(shard, costs: costs)
        var part = filtered { assignment.holds(shardName($0)) }
        part.pictures.become(partOf: pictures)
        return part
    }

    /// What stays together on one machine.
    private func shardName(_ group: RenderGroup) -> String {
        action.keepsDevicesTogether ? group.placement.name : group.folder
    }

    /// How many pictures there are of what stays together. A timeline is taken for one entry in each look: how many it
    /// has is known when its provider has answered.
    private var costs: [String: Int] {
        pictures.groups.reduce(into: [:]) { costs, group in
            costs[shardName(group), default: 0] +=
                group.immediatePictures.count + (group.needsTimeline ? group.looks.count : 0)
        }
    }
}

extension RunPlan: CustomStringConvertible {
    /// `render 12 forms of 3 widgets: 40 pictures, and those of 12 timelines`.
    package var description: String {
        let noun = subject == .widgets ? "widget" : "preview"
        let known = pictures.groups.map(\.immediatePictures.count).reduce(0, +)
        let timelines = pictures.groups.count(where: \.needsTimeline)
        let rest = timelines > 0 ? ", and those of \(Count.text(timelines, "timeline"))" : ""
        return "\(action.name) \(Count.text(count, "form")) of \(Count.text(pictures.widgets.count, noun)): "
            + Count.text(known, "image") + rest
    }
}
