import Foundation
import ProcessContext

// What `localizedDescription` says of an error that brings no words of its own: Apple's, in English, where Foundation on
// Linux has others. CFoundationHooks jumps here.

extension NSError {
    @_silgen_name("darkroom_error_description")
    func appleDescription() -> String { ErrorDescription(self).text }
}

extension Error {
    @_silgen_name("darkroom_any_error_description")
    public func _darkroomDescription() -> String { ErrorDescription(self as NSError).text }
}

/// An error's description as Apple's systems word it.
struct ErrorDescription {
    private let error: NSError
    private let userInfo: [String: Any]

    init(_ error: NSError) {
        self.error = error
        userInfo = error.userInfo
    }

    var text: String {
        if let text = error.domain == NSURLErrorDomain ? loadingText : nil { return text }
        if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
        if let reason = userInfo[NSLocalizedFailureReasonErrorKey] as? String { return Self.unfinished(reason) }
        if let text = error.domain == NSCocoaErrorDomain ? cocoaText : nil { return text }
        return Self.unfinished(error.localizedFailureReason ?? "(\(error.domain) error \(error.code).)")
    }

    private static func unfinished(_ reason: String) -> String { "The operation couldn’t be completed. \(reason)" }
}

// MARK: Requests

extension ErrorDescription {
    /// Of a request that failed, where Foundation gives the words of the library below it. An error that the widget
    /// makes itself names no address and has none.
    private var loadingText: String? {
        guard userInfo[NSURLErrorFailingURLErrorKey] != nil else { return nil }
        // A device without a network would have said so before it looked for the server.
        let isOffline = !ProcessContext.current.launch.allowsNetwork && ProcessContext.current.launch.responses == nil
        if isOffline, Self.unreached.contains(error.code) { return Self.loadingTexts[NSURLErrorNotConnectedToInternet] }
        return Self.loadingTexts[error.code]
    }

    private static let unreached = [
        NSURLErrorCannotFindHost, NSURLErrorCannotConnectToHost, NSURLErrorDNSLookupFailed, NSURLErrorTimedOut
    ]

    private static let loadingTexts = [
        NSURLErrorCancelled: "cancelled",
        NSURLErrorBadURL: "bad URL",
        NSURLErrorTimedOut: "The request timed out.",
        NSURLErrorUnsupportedURL: "unsupported URL",
        NSURLErrorCannotFindHost: "A server with the specified hostname could not be found.",
        NSURLErrorCannotConnectToHost: "Could not connect to the server.",
        NSURLErrorNetworkConnectionLost: "The network connection was lost.",
        NSURLErrorNotConnectedToInternet: "The Internet connection appears to be offline.",
        NSURLErrorBadServerResponse: "There was a bad response from the server.",
        NSURLErrorSecureConnectionFailed:
            "An SSL error has occurred and a secure connection to the server cannot be made."
    ]
}

// MARK: Files and data

extension ErrorDescription {
    /// Of Foundation's own errors that pictures are likely to show: files that are not there, data that is not as
    /// expected.
    private var cocoaText: String? {
        switch CocoaError.Code(rawValue: error.code) {
        case .coderReadCorrupt, .propertyListReadCorrupt:
            "The data couldn’t be read because it isn’t in the correct format."
        case .coderValueNotFound: "The data couldn’t be read because it is missing."
        case .coderInvalidValue: "The data couldn’t be written because it isn’t in the correct format."
        case .fileNoSuchFile, .fileReadNoSuchFile: missingText
        case .fileReadNoPermission, .fileWriteNoPermission: forbiddenText
        case .fileReadUnknown: "The file\(quoted(file)) couldn’t be opened."
        case .fileReadCorruptFile: "The file\(quoted(file)) couldn’t be opened because it isn’t in the correct format."
        case .fileWriteFileExists: existingText
        default: nil
        }
    }

    private var missingText: String {
        switch (variant, CocoaError.Code(rawValue: error.code)) {
        case ("Remove", _): return "“\(file ?? "")” couldn’t be removed."
        // What is written into a folder that is not there is called a folder too.
        case ("Folder", _),
            (nil, .fileNoSuchFile) where file != nil:
            return "The folder\(quoted(file)) doesn’t exist."
        case (_, .fileNoSuchFile): return "The file\(quoted(file)) doesn’t exist."
        default: return "The file\(quoted(file)) couldn’t be opened because there is no such file."
        }
    }

    private var forbiddenText: String {
        switch (variant, CocoaError.Code(rawValue: error.code)) {
        case ("Remove", _): return "“\(file ?? "")” couldn’t be removed because you don’t have permission to access it."
        case (_, .fileReadNoPermission):
            return "The file\(quoted(file)) couldn’t be opened because you don’t have permission to view it."
        default:
            let folder = path.map { (($0 as NSString).deletingLastPathComponent as NSString).lastPathComponent } ?? ""
            let place = folder.isEmpty ? "" : " in the folder “\(folder)”"
            return "You don’t have permission to save the file\(quoted(file))\(place)."
        }
    }

    private var existingText: String? {
        let action = ["Copy": "copied to", "Move": "moved to", "Link": "linked to"][variant ?? ""]
        guard let action, let destination = userInfo["NSDestinationFilePath"] as? String else { return nil }
        let folder = ((destination as NSString).deletingLastPathComponent as NSString).lastPathComponent
        return "“\(file ?? "")” couldn’t be \(action) “\(folder)” because an item with the same name already exists."
    }

    private var path: String? { userInfo[NSFilePathErrorKey] as? String }
    private var file: String? { path.map { ($0 as NSString).lastPathComponent } }
    private func quoted(_ name: String?) -> String { name.map { " “\($0)”" } ?? "" }

    /// What was being done.
    private var variant: String? {
        let variant = userInfo["NSUserStringVariant"]
        return variant as? String ?? (variant as? [String])?.first
    }
}
