// What C's conditions say of an iPhone, which Swift sees as numbers.

public let TARGET_OS_MAC: Int32 = 1
public let TARGET_OS_IPHONE: Int32 = 1
public let TARGET_OS_IOS: Int32 = 1
public let TARGET_OS_EMBEDDED: Int32 = 1
public let TARGET_OS_OSX: Int32 = 0
public let TARGET_OS_MACCATALYST: Int32 = 0
public let TARGET_OS_SIMULATOR: Int32 = 0
public let TARGET_IPHONE_SIMULATOR: Int32 = 0
public let TARGET_OS_TV: Int32 = 0
public let TARGET_OS_WATCH: Int32 = 0
public let TARGET_OS_VISION: Int32 = 0
public let TARGET_OS_LINUX: Int32 = 0
public let TARGET_OS_UNIX: Int32 = 0
public let TARGET_OS_WIN32: Int32 = 0
public let TARGET_CPU_ARM64: Int32 = 1
public let TARGET_CPU_X86_64: Int32 = 0
