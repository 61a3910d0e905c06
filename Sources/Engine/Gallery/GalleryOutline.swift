/// What a page says of its pictures as a whole.
package struct GalleryOutline: Encodable, Sendable {
    package var title: String
    package var widgets: [Widget] = []
    /// What made the pictures, in the order of the folders.
    package var runs: [Run] = []
    /// Each fact once, the gravest first.
    package var findings: [Group] = []
    /// How many further facts the page leaves out.
    package var furtherFindings = 0
    /// What has no picture, and why.
    package var failures: [Failure] = []
    package var furtherFailures = 0
    package var notes: [String] = []

    package init(title: String) { self.title = title }

    package struct Widget: Encodable, Sendable {
        package var name: String
        /// nil where the page is not to tell it.
        package var kind: String?
        package var description: String
        /// What it is called in other languages.
        package var names: [LocalName]?

        package init(name: String, kind: String?, description: String, names: [LocalName]? = nil) {
            (self.name, self.kind, self.description, self.names) = (name, kind, description, names)
        }
    }

    package struct LocalName: Encodable, Sendable {
        /// Such as `ar`, and as HTML has it.
        package var locale: String
        package var language: String
        package var name: String
        package var description: String

        package init(locale: String, language: String, name: String, description: String) {
            (self.locale, self.language, self.name, self.description) = (locale, language, name, description)
        }
    }

    package struct Run: Encodable, Sendable {
        package var name: String
        /// Such as `darkroom 1.0.0`.
        package var renderer: String
        /// The moment at which widgets believe to be, in ISO 8601, and the time zone's name.
        package var clock: String
        package var timeZone: String

        package init(name: String, renderer: String, clock: String, timeZone: String) {
            (self.name, self.renderer, self.clock, self.timeZone) = (name, renderer, clock, timeZone)
        }
    }

    package struct Group: Encodable, Sendable {
        package var code: String
        package var severity: String
        package var message: String
        package var place: String?
        /// nil where it is about none.
        package var pictureCount: Int?

        package init(code: String, severity: String, message: String, place: String?, pictureCount: Int?) {
            (self.code, self.severity, self.message) = (code, severity, message)
            (self.place, self.pictureCount) = (place, pictureCount)
        }
    }

    package struct Failure: Encodable, Sendable {
        package var subject: String
        package var reason: String
        package var message: String

        package init(subject: String, reason: String, message: String) {
            (self.subject, self.reason, self.message) = (subject, reason, message)
        }
    }
}
