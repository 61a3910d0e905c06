// The versions of Foundation by which old code tells systems apart.

public let NSFoundationVersionNumber = 3000.0
public let NSFoundationVersionNumber_iOS_7_0 = 1047.2
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
public let NSFoundationVersionNumber_iOS_8_4 = 1144.17
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
public let NSFoundationVersionNumber_iOS_9_x_Max = 1299.0
