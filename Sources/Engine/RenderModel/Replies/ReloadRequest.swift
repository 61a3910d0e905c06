import Foundation

/// What user code asked of `WidgetCenter` or `ControlCenter`.
package struct ReloadRequest: Hashable, Sendable, Codable {
    package enum Subject: Hashable, Sendable, Codable {
        /// nil for all kinds.
        case timelines(kind: String?)
        /// nil for all kinds.
        case controls(kind: String?)
        case recommendations
        case relevance(kind: String)
    }

    /// During which call something was asked.
    package enum Caller: Hashable, Sendable, Codable {
        /// Outside of every call: static initializers, late tasks.
        case launch
        case provider(kind: String, call: String)
        /// The intent's type.
        case intent(String)
        case view(kind: String)
    }

    package var subject: Subject
    package var caller: Caller
    /// What user code's clock said.
    package var date: Date

    package init(subject: Subject, caller: Caller, date: Date) {
        (self.subject, self.caller, self.date) = (subject, caller, date)
    }
}

extension ReloadRequest.Subject {
    /// Whether it has the provider of that kind asked for a new timeline.
    package func reloads(kind: String) -> Bool {
        guard case .timelines(let wanted) = self else { return false }
        return wanted == nil || wanted == kind
    }
}

extension ReloadRequest.Subject: CustomStringConvertible {
    /// As it stands in source.
    package var description: String {
        switch self {
        case .timelines(nil): "reloadAllTimelines()"
        case .timelines(let kind?): "reloadTimelines(ofKind: \"\(kind)\")"
        case .controls(nil): "reloadAllControls()"
        case .controls(let kind?): "reloadControls(ofKind: \"\(kind)\")"
        case .recommendations: "invalidateConfigurationRecommendations()"
        case .relevance(let kind): "invalidateRelevance(ofKind: \"\(kind)\")"
        }
    }
}
