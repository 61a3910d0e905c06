import SwiftText

/// Names the class where an extension of one of Apple's makes an instance of `Self`: what Objective-C has initializes
/// any class dynamically, and of Swift's classes only what has `required` initializers does.
enum DynamicSelf {
    private static let classes = Set(
        """
        Bundle ByteCountFormatter CLGeocoder CLLocation CLLocationManager DateComponentsFormatter DateFormatter
        DateIntervalFormatter EKEventStore EnergyFormatter FileManager HKHealthStore HKUnit ISO8601DateFormatter
        LengthFormatter ListFormatter MKMapItem MKPolyline MassFormatter MeasurementFormatter NSAttributedString NSError
        NSManagedObjectContext NSMutableAttributedString NSPersistentContainer NSPredicate NSRegularExpression
        NSSortDescriptor NotificationCenter NumberFormatter PersonNameComponentsFormatter ProcessInfo
        RelativeDateTimeFormatter Timer UIBezierPath UIColor UIFont UIFontDescriptor UIImage UIView
        URLCache URLSession URLSessionConfiguration UserDefaults
        """.split(whereSeparator: \.isWhitespace).map(String.init))

    static func name(in file: SourceFile, _ edits: inout SourceEdits) {
        guard !file.tokens("extension").isEmpty, file.hasWord("Self") || file.hasWord("self") else { return }
        let types = TypeDeclarations(file).all
        for type in types where type.keyword == "extension" && classes.contains(type.path) {
            // A requirement that returns `Self` is met by nothing else.
            guard !type.header.contains(where: { file.isToken($0, ":") }) else { continue }
            // Types inside are `Self` for their own members.
            let inner = types.map(\.body).filter { $0 != type.body && type.body.contains($0.lowerBound) }
            let body = type.body.filter { index in !inner.contains { $0.contains(index) } }
            let makers = makers(in: body, of: file)
            guard !makers.isEmpty || constructs(in: body, of: file) else { continue }
            for index in body where file.isToken(index, "Self") && !file.isToken(index - 1, ".") {
                edits.replace(file.tokens[index].range, with: type.path)
            }
            for index in makers { edits.replace(file.tokens[index].range, with: type.path) }
        }
    }

    /// Whether `Self(…)`, or `.init(…)` of a type that is known by what is expected, stands among tokens.
    private static func constructs(in body: [Int], of file: SourceFile) -> Bool {
        body.contains { index in
            file.isToken(index, "Self") && (file.isToken(index + 1, "(") || file.isToken(index + 1, "."))
                || file.isToken(index, ".") && file.isToken(index + 1, "init") && !isBehindValue(index, in: file)
        }
    }

    private static func isBehindValue(_ mark: Int, in file: SourceFile) -> Bool {
        guard mark > 0, file.tokens[mark - 1].upperBound == file.tokens[mark].lowerBound else { return false }
        return file.tokens[mark - 1].kind == .word || file.isToken(mark - 1, ")")
    }

    /// Where `self` is the class, as in `self.init()` outside of initializers.
    private static func makers(in body: [Int], of file: SourceFile) -> [Int] {
        var depth = 0, isInitializer = false
        return body.filter { index in
            if file.isToken(index, "{") {
                depth += 1
            } else if file.isToken(index, "}") {
                depth -= 1
            } else if depth == 0, file.isToken(index, in: ["func", "var", "let", "subscript"]) {
                isInitializer = false
            } else if depth == 0, file.isToken(index, "init") {
                isInitializer = true
            }
            return !isInitializer && depth > 0 && file.isToken(index, "self") && file.isToken(index + 1, ".")
                && file.isToken(index + 2, "init")
        }
    }
}
