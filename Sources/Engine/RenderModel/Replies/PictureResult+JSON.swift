import Foundation
import Geometry
import SystemSupport

// What is answered for every picture. What has its usual value is left out.

extension PictureResult: JSONRecord {
    package init(reading members: inout JSONRecordReader) throws {
        accessibility = try members.recordIfPresent("accessibility")
        activity = try members.otherIfPresent("activity")
        byteCount = try members.integer("byteCount")
        control = try members.otherIfPresent("control")
        dataRequests = try members.otherIfPresent("dataRequests") ?? MissingData()
        drawing = try members.stringIfPresent("drawing")
        entryDate = try members.doubleIfPresent("entryDate").map(Date.init(timeIntervalSinceReferenceDate:))
        findings = try members.recordsIfPresent("findings") ?? []
        ignoredLinks = try members.recordsIfPresent("ignoredLinks") ?? []
        intents = try members.otherIfPresent("intents") ?? []
        links = try members.recordsIfPresent("links") ?? []
        pixelHeight = try members.integer("pixelHeight")
        pixelWidth = try members.integer("pixelWidth")
        relevance = try members.otherIfPresent("relevance")
        sha256 = try members.string("sha256")
        size = try members.doublesIfPresent("size").map { try members.required("size", CGSize($0)) }
        snapshot = try members.recordIfPresent("snapshot")
        timings = try members.record("timings")
        widgetURL = try members.stringIfPresent("widgetURL")
    }

    package func write(to members: JSONRecordWriter) throws {
        try members.write("accessibility", accessibility)
        try members.write("activity", other: activity)
        try members.write("byteCount", byteCount)
        try members.write("control", other: control)
        try members.write("dataRequests", other: dataRequests.isEmpty ? nil : dataRequests)
        try members.write("drawing", drawing)
        try members.write("entryDate", entryDate?.timeIntervalSinceReferenceDate)
        try members.write("findings", findings.isEmpty ? nil : findings)
        try members.write("ignoredLinks", ignoredLinks.isEmpty ? nil : ignoredLinks)
        try members.write("intents", other: intents.isEmpty ? nil : intents)
        try members.write("links", links.isEmpty ? nil : links)
        try members.write("pixelHeight", pixelHeight)
        try members.write("pixelWidth", pixelWidth)
        try members.write("relevance", other: relevance)
        try members.write("sha256", sha256)
        try members.write("size", size?.numbers)
        try members.write("snapshot", snapshot)
        try members.write("timings", timings)
        try members.write("widgetURL", widgetURL)
    }
}

extension StageTimings: JSONRecord {
    package init(reading members: inout JSONRecordReader) throws {
        encode = try members.double("encode")
        hash = try members.double("hash")
        isKnown = try members.bool("isKnown")
        layout = try members.double("layout")
        peakMemory = try members.integer("peakMemory")
        raster = try members.double("raster")
        record = try members.double("record")
        resolve = try members.double("resolve")
        total = try members.double("total")
        write = try members.double("write")
    }

    package func write(to members: JSONRecordWriter) throws {
        try members.write("encode", encode)
        try members.write("hash", hash)
        try members.write("isKnown", isKnown)
        try members.write("layout", layout)
        try members.write("peakMemory", peakMemory)
        try members.write("raster", raster)
        try members.write("record", record)
        try members.write("resolve", resolve)
        try members.write("total", total)
        try members.write("write", write)
    }
}

extension DrawnSnapshot: JSONRecord {
    package init(reading members: inout JSONRecordReader) throws {
        cost = try members.integer("cost")
        hash = try members.string("hash")
        outcome = try members.name("outcome")
        text = try members.stringIfPresent("text")
    }

    package func write(to members: JSONRecordWriter) throws {
        try members.write("cost", cost)
        try members.write("hash", hash)
        try members.write("outcome", outcome)
        try members.write("text", text)
    }
}

extension LinkRegion: JSONRecord {
    package init(reading members: inout JSONRecordReader) throws {
        frame = try members.other("frame")
        order = try members.integer("order")
        url = try members.string("url")
    }

    package func write(to members: JSONRecordWriter) throws {
        try members.write("frame", other: frame)
        try members.write("order", order)
        try members.write("url", url)
    }
}
