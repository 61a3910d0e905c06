/// A property of an intent, by its class and its name.
open class INParameter: NSObject {
    public let parameterClass: AnyClass
    public let parameterKeyPath: String
    private var indices: [String: Int] = [:]

    public init(for aClass: AnyClass, keyPath: String) {
        parameterClass = aClass
        parameterKeyPath = keyPath
    }

    open func isEqual(to parameter: INParameter) -> Bool {
        parameter.parameterClass == parameterClass && parameter.parameterKeyPath == parameterKeyPath
    }

    open func setIndex(_ index: Int, forSubKeyPath subKeyPath: String) { indices[subKeyPath] = index }
    open func index(forSubKeyPath subKeyPath: String) -> Int { indices[subKeyPath] ?? NSNotFound }
}
