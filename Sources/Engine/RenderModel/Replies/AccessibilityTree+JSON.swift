import SystemSupport

extension AccessibilityTree: JSONRecord {
    package init(reading members: inout JSONRecordReader) throws {
        elements = try members.required("elements", try members.recordsIfPresent("elements"))
    }

    package func write(to members: JSONRecordWriter) throws { try members.write("elements", elements) }
}

extension AccessibilityTree.Element: JSONRecord {
    package init(reading members: inout JSONRecordReader) throws {
        actions = try members.stringsIfPresent("actions")
        children = try members.recordsIfPresent("children")
        customContent = try members.recordsIfPresent("customContent")
        frame = try members.rectangle("frame")
        headingLevel = try members.integerIfPresent("headingLevel")
        hint = try members.stringIfPresent("hint")
        identifier = try members.stringIfPresent("identifier")
        inputLabels = try members.stringsIfPresent("inputLabels")
        isRedacted = try members.boolIfPresent("isRedacted")
        label = try members.stringIfPresent("label")
        traits = try members.stringsIfPresent("traits")?.map {
            try members.required("traits", AccessibilityTree.Trait(rawValue: $0))
        }
        value = try members.stringIfPresent("value")
    }

    package func write(to members: JSONRecordWriter) throws {
        try members.write("actions", actions)
        try members.write("children", children)
        try members.write("customContent", customContent)
        try members.write("frame", frame)
        try members.write("headingLevel", headingLevel)
        try members.write("hint", hint)
        try members.write("identifier", identifier)
        try members.write("inputLabels", inputLabels)
        try members.write("isRedacted", isRedacted)
        try members.write("label", label)
        try members.write("traits", traits?.map(\.rawValue))
        try members.write("value", value)
    }
}

extension AccessibilityTree.CustomContent: JSONRecord {
    package init(reading members: inout JSONRecordReader) throws {
        label = try members.string("label")
        value = try members.string("value")
    }

    package func write(to members: JSONRecordWriter) throws {
        try members.write("label", label)
        try members.write("value", value)
    }
}
