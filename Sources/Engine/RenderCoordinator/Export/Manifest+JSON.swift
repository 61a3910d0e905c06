import SystemSupport

// A manifest has one for every picture, and each is read again by the page and by later runs.

extension Manifest.Picture: JSONRecord {
    package init(reading members: inout JSONRecordReader) throws {
        accent = try members.stringIfPresent("accent")
        accessibility = try members.recordsIfPresent("accessibility")
        activity = try members.otherIfPresent("activity")
        configuration = try members.otherIfPresent("configuration")
        control = try members.otherIfPresent("control")
        device = try members.string("device")
        drawing = try members.stringIfPresent("drawing")
        entryDate = try members.stringIfPresent("entryDate")
        entryIndex = try members.integerIfPresent("entryIndex")
        family = try members.string("family")
        file = try members.string("file")
        findings = try members.required("findings", try members.recordsIfPresent("findings"))
        frame = try members.rectangleIfPresent("frame")
        instant = try members.stringIfPresent("instant")
        intents = try members.otherIfPresent("intents")
        kind = try members.string("kind")
        links = try members.required("links", try members.recordsIfPresent("links"))
        locale = try members.string("locale")
        lock = try members.nameIfPresent("lock")
        luminanceReduced = try members.boolIfPresent("luminanceReduced")
        mode = try members.name("mode")
        pixelSize = try members.record("pixelSize")
        preview = try members.otherIfPresent("preview")
        pseudolanguage = try members.name("pseudolanguage")
        redactionLevel = try members.nameIfPresent("redactionLevel")
        relevance = try members.otherIfPresent("relevance")
        run = try members.stringIfPresent("run")
        scale = try members.double("scale")
        scheme = try members.name("scheme")
        sha256 = try members.string("sha256")
        size = try members.record("size")
        typeSize = try members.string("typeSize")
        variant = try members.name("variant")
        wallpaper = try members.stringIfPresent("wallpaper")
        widgetURL = try members.stringIfPresent("widgetURL")
    }

    package func write(to members: JSONRecordWriter) throws {
        try members.write("accent", accent)
        try members.write("accessibility", accessibility)
        try members.write("activity", other: activity)
        try members.write("configuration", other: configuration)
        try members.write("control", other: control)
        try members.write("device", device)
        try members.write("drawing", drawing)
        try members.write("entryDate", entryDate)
        try members.write("entryIndex", entryIndex)
        try members.write("family", family)
        try members.write("file", file)
        try members.write("findings", findings)
        try members.write("frame", frame)
        try members.write("instant", instant)
        try members.write("intents", other: intents)
        try members.write("kind", kind)
        try members.write("links", links)
        try members.write("locale", locale)
        try members.write("lock", lock)
        try members.write("luminanceReduced", luminanceReduced)
        try members.write("mode", mode)
        try members.write("pixelSize", pixelSize)
        try members.write("preview", other: preview)
        try members.write("pseudolanguage", pseudolanguage)
        try members.write("redactionLevel", redactionLevel)
        try members.write("relevance", other: relevance)
        try members.write("run", run)
        try members.write("scale", scale)
        try members.write("scheme", scheme)
        try members.write("sha256", sha256)
        try members.write("size", size)
        try members.write("typeSize", typeSize)
        try members.write("variant", variant)
        try members.write("wallpaper", wallpaper)
        try members.write("widgetURL", widgetURL)
    }
}

extension Manifest.Size: JSONRecord {
    package init(reading members: inout JSONRecordReader) throws {
        height = try members.double("height")
        width = try members.double("width")
    }

    package func write(to members: JSONRecordWriter) throws {
        try members.write("height", height)
        try members.write("width", width)
    }
}

extension Manifest.Link: JSONRecord {
    package init(reading members: inout JSONRecordReader) throws {
        frame = try members.rectangle("frame")
        url = try members.string("url")
    }

    package func write(to members: JSONRecordWriter) throws {
        try members.write("frame", frame)
        try members.write("url", url)
    }
}
