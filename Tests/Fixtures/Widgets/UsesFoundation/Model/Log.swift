import OSLog
import os

func log(_ count: Int) {
    let started = CFAbsoluteTimeGetCurrent()
    Logger(subsystem: "com.example", category: "store").debug("\(count, privacy: .public) bytes at \(started)")
    os_log("done")
}
