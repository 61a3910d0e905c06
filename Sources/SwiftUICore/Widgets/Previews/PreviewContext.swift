/// Where a preview is shown.
public protocol PreviewContext {}
