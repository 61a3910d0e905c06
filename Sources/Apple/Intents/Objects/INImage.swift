/// A picture beside an option; options are listed as text, so it is kept and not drawn.
open class INImage: NSObject, NSCopying {
    package enum Source {
        case named(String)
        case system(String)
        case data(Data)
        case url(URL)
    }

    package let source: Source

    private init(_ source: Source) { self.source = source }

    public convenience init(named name: String) { self.init(.named(name)) }
    public convenience init(imageData: Data) { self.init(.data(imageData)) }
    public convenience init(url URL: URL) { self.init(.url(URL)) }
    public convenience init?(url URL: URL, width: Double, height: Double) { self.init(.url(URL)) }

    open class func systemImageNamed(_ systemImageName: String) -> INImage { INImage(.system(systemImageName)) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
