/// A file that is handed to an intent.
open class INFile: NSObject {
    public let data: Data
    open var filename: String
    public let fileURL: URL?
    public let typeIdentifier: String?
    open var removedOnCompletion = false

    private init(_ data: Data, _ filename: String, _ url: URL?, _ typeIdentifier: String?) {
        self.data = data
        self.filename = filename
        fileURL = url
        self.typeIdentifier = typeIdentifier
    }

    public convenience init(data: Data, filename: String, typeIdentifier: String?) {
        self.init(data, filename, nil, typeIdentifier)
    }

    public convenience init(fileURL: URL, filename: String?, typeIdentifier: String?) {
        self.init(
            (try? Data(contentsOf: fileURL)) ?? Data(), filename ?? fileURL.lastPathComponent, fileURL, typeIdentifier)
    }
}
