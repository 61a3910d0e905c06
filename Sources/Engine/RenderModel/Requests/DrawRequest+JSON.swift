import Foundation
import SystemSupport

// What every picture's request is made of. What has its usual value is left out.

extension DrawJob: JSONRecord {
    package init(reading members: inout JSONRecordReader) throws {
        companions = try members.otherIfPresent("companions") ?? []
        destination = try members.stringIfPresent("destination")
        hasSelectableText = try members.boolIfPresent("hasSelectableText") ?? false
        isOptimized = try members.boolIfPresent("isOptimized") ?? false
        isRecorded = try members.boolIfPresent("isRecorded") ?? false
        known = try members.otherIfPresent("known")
        marksAccessibility = try members.boolIfPresent("marksAccessibility") ?? false
        picture = try members.record("picture")
        scratchFolder = try members.string("scratchFolder")
        snapshot = try members.recordIfPresent("snapshot")
    }

    package func write(to members: JSONRecordWriter) throws {
        try members.write("companions", other: companions.isEmpty ? nil : companions)
        try members.write("destination", destination)
        try members.write("hasSelectableText", hasSelectableText ? true : nil)
        try members.write("isOptimized", isOptimized ? true : nil)
        try members.write("isRecorded", isRecorded ? true : nil)
        try members.write("known", other: known)
        try members.write("marksAccessibility", marksAccessibility ? true : nil)
        try members.write("picture", picture)
        try members.write("scratchFolder", scratchFolder)
        try members.write("snapshot", snapshot)
    }
}

extension PlannedPicture: JSONRecord {
    package init(reading members: inout JSONRecordReader) throws {
        file = try members.string("file")
        group = try members.integer("group")
        rasterScale = try members.double("rasterScale")
        request = try members.record("request")
        square = try members.bool("square")
        wallpaper = try members.otherIfPresent("wallpaper")
    }

    package func write(to members: JSONRecordWriter) throws {
        try members.write("file", file)
        try members.write("group", group)
        try members.write("rasterScale", rasterScale)
        try members.write("request", request)
        try members.write("square", square)
        try members.write("wallpaper", other: wallpaper)
    }
}

extension DrawRequest: JSONRecord {
    package init(reading members: inout JSONRecordReader) throws {
        activities = try members.otherIfPresent("activities") ?? []
        configuration = try members.otherIfPresent("configuration")
        instant = try members.doubleIfPresent("instant").map(Date.init(timeIntervalSinceReferenceDate:))
        kind = try members.string("kind")
        marksMotion = try members.boolIfPresent("marksMotion") ?? false
        presentation = try members.record("presentation")
        presentationKind = try members.other("presentationKind")
        preview = try members.otherIfPresent("preview")
        previousRequests = (try members.doublesIfPresent("previousRequests") ?? []).map(
            Date.init(timeIntervalSinceReferenceDate:))
        providerTimeout = try members.double("providerTimeout")
        scheme = try members.name("scheme")
        surface = try members.record("surface")
        tapped = try members.integerIfPresent("tapped")
        variant = try members.other("variant")
    }

    package func write(to members: JSONRecordWriter) throws {
        try members.write("activities", other: activities.isEmpty ? nil : activities)
        try members.write("configuration", other: configuration)
        try members.write("instant", instant?.timeIntervalSinceReferenceDate)
        try members.write("kind", kind)
        try members.write("marksMotion", marksMotion ? true : nil)
        try members.write("presentation", presentation)
        try members.write("presentationKind", other: presentationKind)
        try members.write("preview", other: preview)
        try members.write(
            "previousRequests",
            previousRequests.isEmpty ? nil : previousRequests.map(\.timeIntervalSinceReferenceDate))
        try members.write("providerTimeout", providerTimeout)
        try members.write("scheme", scheme)
        try members.write("surface", surface)
        try members.write("tapped", tapped)
        try members.write("variant", other: variant)
    }
}

extension SnapshotJob: JSONRecord {
    package init(reading members: inout JSONRecordReader) throws {
        folder = try members.string("folder")
        golden = try members.stringIfPresent("golden")
        hash = try members.stringIfPresent("hash")
        isInspected = try members.bool("isInspected")
        keepsDifferent = try members.bool("keepsDifferent")
        keepsNew = try members.bool("keepsNew")
        writesAlways = try members.bool("writesAlways")
    }

    package func write(to members: JSONRecordWriter) throws {
        try members.write("folder", folder)
        try members.write("golden", golden)
        try members.write("hash", hash)
        try members.write("isInspected", isInspected)
        try members.write("keepsDifferent", keepsDifferent)
        try members.write("keepsNew", keepsNew)
        try members.write("writesAlways", writesAlways)
    }
}
