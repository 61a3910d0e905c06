import SystemSupport

extension Finding: JSONRecord {
    package init(reading members: inout JSONRecordReader) throws {
        callSite = try members.integerIfPresent("callSite")
        code = FindingCode(written: try members.string("code"))
        frame = try members.rectangleIfPresent("frame")
        message = try members.string("message")
        let name = try members.string("severity")
        severity = try members.required("severity", Severity(rawValue: name))
        source = try members.recordIfPresent("source")
        view = try members.stringsIfPresent("view")
    }

    package func write(to members: JSONRecordWriter) throws {
        try members.write("callSite", callSite)
        try members.write("code", code.name)
        try members.write("frame", frame)
        try members.write("message", message)
        try members.write("severity", severity.rawValue)
        try members.write("source", source)
        try members.write("view", view)
    }
}

extension SourcePlace: JSONRecord {
    package init(reading members: inout JSONRecordReader) throws {
        file = try members.string("file")
        line = try members.integer("line")
    }

    package func write(to members: JSONRecordWriter) throws {
        try members.write("file", file)
        try members.write("line", line)
    }
}
