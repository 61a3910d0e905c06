/// The device's kind, as far as code can ask for it.
package enum ScreenIdiom: String, Hashable, Sendable, Codable { case phone, pad }
