// The name under which the log is imported too.
@_exported import OSLog
