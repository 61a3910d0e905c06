import Foundation
import WidgetKit

// What the provider of the small family does instead of answering, by the fault's name.

private actor Never {
    func answer() async -> Timeline<Moment> {
        await withCheckedContinuation { (_: CheckedContinuation<Timeline<Moment>, Never.Error>) in }
    }
    typealias Error = Swift.Never
}

private func dated(_ entries: [Moment], _ date: Date) -> Timeline<Moment> {
    var entries = entries
    entries[1].date = date
    return Timeline(entries: entries, policy: .never)
}

@MainActor let providerFaults: [String: ([Moment]) async -> Timeline<Moment>] = {
    var faults: [String: ([Moment]) async -> Timeline<Moment>] = [:]
    faults["provider-trap"] = { entries in Timeline(entries: [entries[entries.count]], policy: .never) }
    faults["provider-endless"] = { entries in while !entries.isEmpty {}; return Timeline(entries: [], policy: .never) }
    faults["provider-silent"] = { _ in await Never().answer() }
    faults["provider-sleep"] = { entries in
        try? await Task.sleep(for: .seconds(100_000))
        return Timeline(entries: entries, policy: .never)
    }
    faults["provider-twice"] = { entries in
        await withCheckedContinuation { continuation in
            continuation.resume(returning: Timeline(entries: entries, policy: .never))
            continuation.resume(returning: Timeline(entries: [], policy: .never))
        }
    }
    faults["provider-blocks-main"] = { entries in
        await MainActor.run { _ = sleep(100_000) }
        return Timeline(entries: entries, policy: .never)
    }
    faults["provider-exit"] = { _ in exit(0) }
    faults["no-entries"] = { _ in Timeline(entries: [], policy: .atEnd) }
    faults["nan-date"] = { dated($0, Date(timeIntervalSince1970: .nan)) }
    faults["infinite-date"] = { dated($0, Date(timeIntervalSince1970: .infinity)) }
    faults["distant-past"] = { dated($0, .distantPast) }
    faults["unordered"] = { entries in Timeline(entries: entries.reversed(), policy: .never) }
    faults["nan-reload"] = { entries in Timeline(entries: entries, policy: .after(Date(timeIntervalSince1970: .nan))) }
    faults["nan-relevance"] = { entries in
        var entries = entries
        entries[1].relevance = TimelineEntryRelevance(score: .nan, duration: .infinity)
        return Timeline(entries: entries, policy: .never)
    }
    return faults
}()
