import Foundation
import Geometry
import SystemSupport

// Every picture's request has them. What has its usual value is left out.

extension RenderSurface: JSONRecord {
    package init(reading members: inout JSONRecordReader) throws {
        clock = Date(timeIntervalSinceReferenceDate: try members.double("clock"))
        contentMargin = try members.double("contentMargin")
        contrast = try members.nameIfPresent("contrast") ?? .standard
        cornerRadius = try members.double("cornerRadius")
        displayScale = try members.double("displayScale")
        idiom = try members.nameIfPresent("idiom") ?? .phone
        keepsContentMargin = try members.boolIfPresent("keepsContentMargin") ?? false
        locale = try members.string("locale")
        palette = try members.name("palette")
        pseudolanguage = try members.nameIfPresent("pseudolanguage") ?? .plain
        safeArea = try members.otherIfPresent("safeArea") ?? ScreenInsets()
        screen = try members.required("screen", CGSize(try members.doublesIfPresent("screen")))
        size = try members.required("size", CGSize(try members.doublesIfPresent("size")))
        system = try members.otherIfPresent("system")
        timeZone = try members.string("timeZone")
        let name = try members.stringIfPresent("typeSize")
        typeSize = try name.map { try members.required("typeSize", TypeSizeName(named: $0)) } ?? .large
    }

    package func write(to members: JSONRecordWriter) throws {
        try members.write("clock", clock.timeIntervalSinceReferenceDate)
        try members.write("contentMargin", contentMargin)
        try members.write("contrast", contrast == .standard ? nil : contrast)
        try members.write("cornerRadius", cornerRadius)
        try members.write("displayScale", displayScale)
        try members.write("idiom", idiom == .phone ? nil : idiom)
        try members.write("keepsContentMargin", keepsContentMargin ? true : nil)
        try members.write("locale", locale)
        try members.write("palette", palette)
        try members.write("pseudolanguage", pseudolanguage == .plain ? nil : pseudolanguage)
        try members.write("safeArea", other: safeArea == ScreenInsets() ? nil : safeArea)
        try members.write("screen", screen.numbers)
        try members.write("size", size.numbers)
        try members.write("system", other: system)
        try members.write("timeZone", timeZone)
        try members.write("typeSize", typeSize == .large ? nil : typeSize.description)
    }
}

extension Presentation: JSONRecord {
    package init(reading members: inout JSONRecordReader) throws {
        isLuminanceReduced = try members.boolIfPresent("isLuminanceReduced") ?? false
        lock = try members.nameIfPresent("lock") ?? .unlocked
        mode = try members.name("mode")
        redactionLevel = try members.nameIfPresent("redactionLevel") ?? .nothing
        tint = try members.otherIfPresent("tint") ?? .standard
    }

    package func write(to members: JSONRecordWriter) throws {
        try members.write("isLuminanceReduced", isLuminanceReduced ? true : nil)
        try members.write("lock", lock == .unlocked ? nil : lock)
        try members.write("mode", mode)
        try members.write("redactionLevel", redactionLevel == .nothing ? nil : redactionLevel)
        try members.write("tint", other: tint == .standard ? nil : tint)
    }
}

extension CGSize {
    /// As Foundation writes a size.
    var numbers: [Double] { [width, height] }

    init?(_ numbers: [Double]?) {
        guard let numbers, numbers.count == 2 else { return nil }
        self.init(width: numbers[0], height: numbers[1])
    }
}
