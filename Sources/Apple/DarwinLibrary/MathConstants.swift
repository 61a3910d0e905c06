/// The greatest finite number of a C float.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
