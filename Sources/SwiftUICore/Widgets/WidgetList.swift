/// The configurations found so far.
public struct _WidgetList {
    package var records: [_WidgetConfigurationRecord] = []
    package init() {}
}
