/// Names that Apple's documentation of SwiftUI, WidgetKit and the frameworks around them publishes, as far as widget
/// extensions may meet them: what is named so and does not compile is absent here, and no slip of the pen.
enum AppleNames {
    /// Modifiers of views, widget configurations, shapes, texts and images, and values of the environment.
    static let members = words(
        """
        accentColor accessibilityAction accessibilityActions accessibilityActivationPoint accessibilityAddTraits
        accessibilityAdjustableAction accessibilityChartDescriptor accessibilityChildren accessibilityCustomContent
        accessibilityDefaultFocus accessibilityDirectTouch accessibilityDragPoint accessibilityDropPoint
        accessibilityElement accessibilityFocused accessibilityHeading accessibilityHidden accessibilityHint
        accessibilityIdentifier accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabel
        accessibilityLabeledPair accessibilityLinkedGroup accessibilityQuickAction accessibilityRemoveTraits
        accessibilityRepresentation accessibilityRespondsToUserInteraction accessibilityRotor accessibilityRotorEntry
        accessibilityScrollAction accessibilityScrollStatus accessibilityShowsLargeContentViewer
        accessibilitySortPriority accessibilitySpeechAdjustedPitch accessibilitySpeechAlwaysIncludesPunctuation
        accessibilitySpeechAnnouncementsQueued accessibilitySpeechSpellsOutCharacters accessibilityTextContentType
        accessibilityValue accessibilityZoomAction actionSheet activityBackgroundTint activitySystemActionForegroundColor
        aircraftStyle alert alignmentGuide allowedDynamicRange allowsHitTesting allowsTightening anchorPreference
        animation annotation appStoreMerchandising appStoreOverlay appEntityIdentifier aspectRatio assistiveAccessNavigationIcon
        attributedTextFormattingDefinition autocapitalization autocorrectionDisabled background
        backgroundExtensionEffect backgroundPreferenceValue backgroundStyle backgroundTask badge badgeProminence
        baselineOffset blendMode blur bold border brightness buttonBorderShape buttonRepeatBehavior buttonSizing
        buttonStyle chart3DCameraProjection chart3DPose chart3DRenderingStyle chartAngleSelection chartBackground
        chartForegroundStyleScale chartGesture chartLegend chartLineStyleScale chartOverlay chartPlotStyle
        chartScrollPosition chartScrollTargetBehavior chartScrollableAxes chartSymbolScale chartSymbolSizeScale
        chartXAxis chartXAxisLabel chartXAxisStyle chartXScale chartXSelection chartXVisibleDomain chartYAxis
        chartYAxisLabel chartYAxisStyle chartYScale chartYSelection chartYVisibleDomain chartZAxis chartZScale
        clipShape clipped colorEffect colorInvert colorMultiply colorScheme compositingGroup configurationDisplayName
        confirmationDialog containerBackground containerBackgroundRemovable containerCornerOffset containerRelativeFrame
        containerShape containerValue contentCaptureProtected contentMargins contentMarginsDisabled contentShape
        contentToolbar contentTransition contextMenu contrast controlGroupStyle controlSize controlWidgetActionHint
        controlWidgetStatus coordinateSpace copyable crossFade curvesText cuttable dataRepresentation
        datePickerStyle defaultAdaptableTabBarPlacement defaultAppStorage defaultFocus defaultHoverEffect
        defaultScrollAnchor defaultWidgetHistory defersSystemGestures deleteDisabled description dialogIcon
        dialogPreventsAppTermination dialogSeverity dialogSuppressionToggle digitalCrownAccessory digitalCrownRotation
        disableAutocorrection disableContentMarginsIfNeeded disabled disablesDarkening disclosureGroupStyle
        displayName distortionEffect documentBrowserContextMenu draggable dragConfiguration dragContainer
        dragPreviewsFormation drawingGroup dropConfiguration dropDestination dropPreviewsFormation
        dynamicIsland dynamicTypeSize edgesIgnoringSafeArea editMenuRotation environment environmentObject
        fileDialogBrowserOptions fileDialogConfirmationLabel fileExporter fileImporter fileMover findDisabled
        findNavigator fixedSize flipsForRightToLeftLayoutDirection focusEffectDisabled focusScope focusSection
        focusable focused focusedObject focusedSceneObject focusedSceneValue focusedValue font fontDesign fontWeight
        fontWidth foregroundColor foregroundStyle formStyle frame fullScreenCover gaugeStyle geometryGroup gesture
        glassBackgroundEffect glassEffect glassEffectID glassEffectTransition glassEffectUnion
        grayscale gridCellAnchor gridCellColumns gridCellUnsizedAxes gridColumnAlignment groupBoxStyle
        groupActivityAssociation handGestureShortcut handlesExternalEvents headerProminence help hidden
        highPriorityGesture hoverEffect hoverEffectDisabled hoverEffectGroup hueRotation id ignoresSafeArea
        imageScale indexViewStyle inspector inspectorColumnWidth interactionActivityTrackingTag
        interactiveDismissDisabled invalidatableContent inViewSubscriptionOffer isDetailLink italic itemProvider
        journalingSuggestionsPicker kerning keyboardShortcut keyboardType keyframeAnimator keylineTint
        labelIconToTitleSpacing labelReservedIconWidth labelStyle labeledContentStyle labelsHidden
        labelsVisibility layerEffect layoutDirectionBehavior layoutPriority layoutValue levelOfDetail lineHeight
        lineLimit lineSpacing listItemTint listRowBackground listRowHoverEffect listRowInsets listRowSeparator
        listRowSeparatorTint listRowSpacing listSectionIndexVisibility listSectionMargins listSectionSeparator
        listSectionSeparatorTint listSectionSpacing listStyle luminanceToAlpha lookAroundViewer
        manageSubscriptionsSheet manipulable mapCameraKeyframeAnimator mapControlVisibility mapControls
        mapFeatureSelectionAccessory mapFeatureSelectionContent mapFeatureSelectionDisabled mapItemDetailPopover
        mapItemDetailSheet mapScope mapStyle mask matchedGeometryEffect matchedTransitionSource
        materialActiveAppearance menuActionDismissBehavior menuIndicator menuOrder menuStyle minimumScaleFactor
        modifier monospaced monospacedDigit moveDisabled multilineTextAlignment musicSubscriptionOffer
        navigationBarBackButtonHidden navigationBarHidden navigationBarItems navigationBarTitle
        navigationBarTitleDisplayMode navigationDestination navigationDocument navigationLinkIndicatorVisibility
        navigationSplitViewColumnWidth navigationSplitViewStyle navigationSubtitle navigationTitle
        navigationTransition navigationViewStyle newDocumentButton offerCodeRedemption offset onAppIntentExecution
        onAppear onBackgroundURLSessionEvents onCameraCaptureEvent onChange onContinueUserActivity
        onContinuousHover onCopyCommand onCutCommand onDeleteCommand onDisappear onDrag onDragSessionUpdated
        onDrop onDropSessionUpdated onExitCommand onGeometryChange onHover onInAppPurchaseCompletion
        onInAppPurchaseStart onInteractiveResizeChange onKeyPress onLongPressGesture onLongTouchGesture
        onMapCameraChange onModifierKeysChanged onMoveCommand onOpenURL onPasteCommand onPencilDoubleTap
        onPencilSqueeze onPlayPauseCommand onPreferenceChange onReceive onScrollGeometryChange onScrollPhaseChange
        onScrollTargetVisibilityChange onScrollVisibilityChange onSubmit onTapGesture onWidgetURL opacity overlay
        overlayPreferenceValue padding paletteSelectionEffect pasteDestination payLaterViewStyle persistentSystemOverlays
        phaseAnimator photosPicker photosPickerAccessoryVisibility photosPickerDisabledCapabilities photosPickerStyle
        pickerStyle popover popoverTip position preference preferredColorScheme preferredSurroundingsEffect
        prefersDefaultFocus presentationBackground presentationBackgroundInteraction presentationCompactAdaptation
        presentationContentInteraction presentationCornerRadius presentationDetents presentationDragIndicator
        presentationPlacement presentationPreventsAppTermination presentationSizing previewContext previewDevice
        previewDisplayName previewInterfaceOrientation previewLayout privacySensitive productDescription productIconBorder
        productViewStyle progressViewStyle projectionEffect promptsForUserConfirmation pushProvider
        quickLookPreview rectangleEffect redacted refreshable refundRequestSheet reloadDescriptors renameAction
        renderingMode replaceDisabled resizable rotation3DEffect rotationEffect safeAreaBar safeAreaInset
        safeAreaPadding saturation scaleEffect scaledToFill scaledToFit scenePadding scrollBounceBehavior
        scrollClipDisabled scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollEdgeEffectDisabled
        scrollEdgeEffectHidden scrollEdgeEffectStyle scrollIndicators scrollIndicatorsFlash scrollInputBehavior
        scrollPosition scrollTarget scrollTargetBehavior scrollTargetLayout scrollTransition searchCompletion
        searchDictationBehavior searchFocused searchPresentationToolbarBehavior searchScopes searchSelection
        searchSuggestions searchToolbarBehavior searchable sectionActions sectionIndexLabel selectionDisabled
        sensoryFeedback shadow sheet simultaneousGesture signInWithAppleButtonStyle sliderThumbVisibility
        speechAdjustedPitch speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters
        spatialOverlay speechPhoneticRepresentation spring springLoadingBehavior statusBar statusBarHidden storeButton
        storeProductTask storeProductsTask strikethrough subscriptionPromotionalOffer subscriptionStatusTask
        subscriptionStoreButtonLabel subscriptionStoreControlBackground subscriptionStoreControlIcon
        subscriptionStoreControlStyle subscriptionStoreOptionGroupStyle subscriptionStorePickerItemBackground
        subscriptionStorePolicyDestination subscriptionStorePolicyForegroundStyle subscriptionStoreSignInAction
        submitLabel submitScope supplementalActivityFamilies supportedFamilies supportedMountingStyles
        supportsRemoteScenes swipeActions symbolColorRenderingMode symbolEffect symbolEffectsRemoved
        symbolRenderingMode symbolVariableValueMode symbolVariant systemNotification tabBarMinimizeBehavior tabItem
        tabViewBottomAccessory tabViewCustomization tabViewSearchActivation tabViewSidebarBottomBar
        tabViewSidebarFooter tabViewSidebarHeader tabViewStyle tableColumnHeaders tableStyle tag task
        technicalPreview textCase textContentType textEditorStyle textFieldStyle textInputAutocapitalization
        textInputCompletion textInputFormattingControlVisibility textInputSuggestions textRenderer textScale
        textSelection textSelectionAffinity textVariant tint tipBackground tipBackgroundInteraction tipCornerRadius
        tipImageSize tipImageStyle tipViewStyle toggleStyle toolbar toolbarBackground toolbarBackgroundVisibility
        toolbarColorScheme toolbarForegroundStyle toolbarItemHidden toolbarRole toolbarTitleDisplayMode
        toolbarTitleMenu toolbarVisibility touchBar touchBarItemPrincipal tracking transaction transformAnchorPreference
        transformEffect transformEnvironment transformPreference transition translationPresentation translationTask
        truncationMode typeSelectEquivalent typesettingLanguage underline unredacted upperLimbVisibility userActivity
        verifyIdentityWithWalletButtonStyle verticalFocusEffect visualEffect visualEffect3D webViewBackForwardNavigationGestures
        webViewContentBackground webViewElementFullscreenBehavior webViewLinkPreviews webViewMagnificationGestures
        webViewOnScrollGeometryChange webViewScrollPosition webViewTextSelection widgetAccentable
        widgetAccentedRenderingMode widgetCurvesContent widgetLabel widgetRenderingMode widgetTexture widgetURL
        windowFullScreenBehavior windowDismissBehavior windowMinimizeBehavior windowResizeBehavior windowToolbarFullScreenVisibility
        workoutPreview writingDirection writingToolsAffordanceVisibility writingToolsBehavior zIndex
        systemExtraLargePortrait showsWidgetContainerBackground showsWidgetLabel widgetContentMargins widgetFamily
        activityFamily isActivityFullscreen isActivityUpdateReduced isLuminanceReduced
        attributed containerCornerInsets exposureAdjust headroom requestChoice resolveHDR uiKit
        """)

    /// Types of views, styles and values, and functions and classes of the frameworks around them.
    static let types = words(
        """
        AccessoryWidgetBackground AccessoryWidgetGroup ActivityViewContext ActivityPreviewViewKind
        AlarmButton Animatable AnyGesture AnyLayout AnyNavigationLink AnyShapeStyle AnyTransition AppStorage
        AsyncImage BackgroundProminence BadgeProminence BorderedProminentButtonStyle BoundsKey Canvas Capsule
        Chart Chart3D ChartProxy ColorPicker ColorRenderingMode ConcentricRectangle ContainerRelativeShape
        ContainerValues ContentUnavailableView ControlGroup ControlWidgetButton ControlWidgetToggle CustomHoverEffect
        DatePicker DefaultButtonLabel DefaultDateProgressLabel DefaultGlassEffectShape DisclosureGroup DismissAction
        DragGesture EditButton EditMode EditableCollectionContent EllipticalGradient EnvironmentalModifier
        FetchRequest FillShapeStyle FocusState ForEachSectionCollection ForEachSubviewCollection Form GaugeStyle
        GeometryReader3D Glass GlassBackgroundDisplayMode GlassButtonStyle GlassEffectContainer GlassEffectTransition
        GlassProminentButtonStyle Grid GroupBox GroupElementsOfContent GroupSectionsOfContent HSplitView
        HelpLink HoverEffect HoverPhase ImageRenderer IndexViewStyle InsetShape ItemProviderTableRowModifier
        KeyPress KeyframeAnimator KeyframeTimeline LabeledContent LabeledControlGroupContent LabeledToolbarItemGroupContent
        LazyHGrid LazyHStack LazyVGrid LazyVStack LevelOfDetail List LocationButton LongPressGesture LookAroundPreview
        MagnificationGesture MagnifyGesture Map MapCameraBounds MapCameraPosition MapCircle MapCompass MapPitchToggle MapPolygon MapPolyline
        MapReader MapScaleView MapUserLocationButton Marker MeshGradient MultiDatePicker NavigationLink NavigationPath
        NavigationSplitView NavigationStack NavigationView NowPlayingView OpenSettingsAction OutlineGroup
        OutlineSubgroupChildren PageIndexViewStyle PageTabViewStyle PKAddPassButton PasteButton PayWithApplePayButton PhaseAnimator PhotosPicker Picker
        PresentationDetent PresentationMode PreviewDevice ProductView ProgressViewStyle ProposedViewSize RealityView
        RenameButton ResolvedModelAsset RotateGesture RotationGesture SafariView ScaledMetric SceneStorage SceneView
        ScrollGeometry ScrollPhase ScrollPosition ScrollTarget ScrollView ScrollViewReader SearchFieldPlacement
        SecureField SectionedFetchRequest SensoryFeedback ShareLink SidebarRowSize SignInWithAppleButton
        SpatialEventGesture SpatialTapGesture SpriteView Stepper StoreView SubscriptionOfferView
        SubscriptionStoreView SubscriptionView SymbolColorRenderingMode SymbolVariableValueMode Tab TabRole TabSection
        TabView Table TableColumn TableRow TapGesture TextEditor TextField TextFieldLink TextRenderer TextSelection
        TipView ToolbarItem ToolbarItemGroup ToolbarSpacer TransferRepresentation Translation TranslationSession
        TupleTable UIApplication UIApplicationDelegateAdaptor UIHostingConfiguration UIHostingController
        UIViewControllerRepresentable UIViewRepresentable UIActivityIndicatorView UIActivityViewController
        UIAlertController UIBlurEffect UIButton UICollectionView UIFeedbackGenerator UIImageView
        UIImpactFeedbackGenerator UILabel UINavigationBar UINavigationController UINotificationFeedbackGenerator
        UIPasteboard UIProgressView UIScrollView UISelectionFeedbackGenerator UIStackView UISwitch UITabBar
        UITabBarController UITableView UITextField UITextView UIView UIViewController UIVisualEffectView UIWindow
        UIWindowScene ValueConstraint ValueTransformer VerifyIdentityWithWalletButton VideoPlayer ViewDimensions3D VSplitView WebPage
        WebView WidgetTexture WidgetMountingStyle WidgetPushHandler WidgetPushInfo WidgetRelevance WidgetRelevanceAttribute
        WidgetRelevanceEntry WidgetRelevanceEntriesProvider WindowVisibilityToggle WKWebView WorkoutPreview
        CACurrentMediaTime CADisplayLink CAGradientLayer CALayer CAShapeLayer CATransaction CABasicAnimation
        AVPlayer AVPlayerItem AVAsset AVURLAsset CMTime AVAudioPlayer AVSpeechSynthesizer AVCaptureDevice
        CLBackgroundActivitySession CLLocationUpdate CLMonitor CLServiceSession CMAltimeter CMHeadphoneMotionManager
        CNContactFormatter CNPostalAddressFormatter CSSearchableItem CSSearchableIndex CTLine CTFrame
        HKAnchoredObjectQuery HKActivitySummaryQuery HKObserverQuery HKStatisticsCollectionQuery INInteraction
        INShortcut INVoiceShortcutCenter INRelevantShortcut LPLinkMetadata LPMetadataProvider MKDirections
        MKDistanceFormatter MKLocalSearch MKLocalSearchCompleter MKMapView MKPolyline MPMediaQuery
        MPMusicPlayerController MPNowPlayingInfoCenter MXMetricManager NLTagger NLLanguageRecognizer NSDataDetector
        NWParameters NWEndpoint NWError NWInterface NWPath NWPathMonitor NWProtocolTLS NWProtocolTCP
        NWProtocolUDP NWProtocolIP NWProtocolFramer NWProtocolWebSocket NWConnectionGroup NWMulticastGroup
        NWTXTRecord NWEthernetChannel SKProduct SKProductDiscount SKPayment SKMutablePayment
        SKPaymentTransaction SKPaymentTransactionObserver SKReceiptRefreshRequest SKStoreProductViewController
        SecIdentity SecCertificate SecTrust SecPolicy SecAccessControl UIBarButtonItem UIBarButtonItemGroup
        UIModalPresentationStyle CKQuerySubscription CKDatabaseSubscription CKRecordZoneSubscription CKShare
        EKRecurrenceRule EKAlarm EKParticipant CFRunLoopTimer OSSignposter OSSignpostID
        NSAttributedString NSTextAttachment NSMetadataQuery NWBrowser NWListener NWConnection PHAsset PHImageManager
        PKPass PKPassLibrary PKDrawing PDFDocument PDFView QLThumbnailGenerator SCNetworkReachability
        SFSafariViewController SFSpeechRecognizer SKStoreReviewController SKPaymentQueue SKProductsRequest SNClassifySoundRequest
        UNNotificationServiceExtension VNImageRequestHandler VNRecognizeTextRequest WCSession
        ASAuthorizationController ASWebAuthenticationSession ATTrackingManager BGAppRefreshTask
        BGAppRefreshTaskRequest BGProcessingTask BGTaskScheduler CBCentralManager CBPeripheral CKSyncEngine
        CSUserQuery DCDevice EKEventViewController GKLocalPlayer GKLeaderboard HMHomeManager MTLCreateSystemDefaultDevice
        MTKView SCNScene SCNView SKScene SKSpriteNode ARSession ARView LanguageModelSession SystemLanguageModel
        AppTransaction ExternalPurchase ExternalPurchaseLink PurchaseIntent MusicAuthorization
        MusicCatalogSearchRequest MusicItemID MusicLibraryRequest ApplicationMusicPlayer SystemMusicPlayer
        WeatherAttribution AudioQueueRef ExtAudioFileRef FileWrapper RecognizeTextRequest ImageCreator
        AnimationContext AnimationState AreaPlot AXChartDescriptor AXChartDescriptorRepresentable BarPlot CustomAnimation
        LinePlot PointPlot RectanglePlot RelevantEntities RulePlot SectorPlot SnippetIntent SurfacePlot UndoableIntent
        TTSpeech statfs UIDocumentPickerViewController UIImagePickerController UIPrintInteractionController UIReferenceLibraryViewController
        """)

    /// What functions and constants in C of frameworks begin with, of which there are too many to list.
    private static let beginnings = [
        "AudioComponent", "AudioServices", "CFHost", "CFNetwork", "CFNotification", "CFReadStream", "CFRunLoop",
        "CFSocket", "CFStream", "CFWriteStream", "CMBlockBuffer", "CMSampleBuffer", "CVPixelBuffer", "SecCertificate",
        "SecIdentity", "SecKey", "SecPKCS12", "SecPolicy", "SecTrust", "VTCompression", "VTDecompression", "cblas_",
        "CTL_", "HOST_", "KERN_", "MACH_TASK", "TASK_", "errSec", "host_", "kAudio", "kCFStream", "kCMSampleBuffer",
        "kCVPixelBuffer", "kSec", "mach_task", "nw_", "sec_certificate_", "sec_identity_", "sec_protocol_",
        "sec_trust_",
        "task_", "vDSP_", "vImage", "vm_statistics"
    ]

    /// Labels of arguments that Apple publishes, as of `UnitLength(forLocale:usage:)` or `List(_:editActions:)`, and that
    /// hardly anybody else uses. Where no overload takes one, an API is absent: it is no slip of the pen.
    static let labels = words(
        """
        attachmentAnchor columnCustomization currentValueLabel editActions editableTokens forLocale itemProviders
        markedValueLabels subscriptionGroupID suggestedTokens traitsFrom
        """)

    /// What types, functions and constants of Apple's frameworks begin with that are written for Objective-C.
    private static let prefixes = words(
        """
        AB AC AE AR AS AT AU AV AX BE BG CA CB CF CG CI CK CL CM CN CP CS CT CV CX DC EA EK GC GK GL HK HM IK IN IO JS
        LA LK LP MC MD MF MK ML MP MPS MTK MTL MX NE NF NI NK NL NS NW OS PDF PH PK PT QL RK RP SC SCN SF SFS SK SL SM
        SN SR ST TK TV UI UN UT VM VN VS VT WC WK
        """)

    /// Whether Apple publishes a type, a function or a constant of this name.
    static func hasGlobal(_ name: String) -> Bool { isListed(name) || hasPrefix(name) }

    /// Whether it is known to.
    static func isListed(_ name: String) -> Bool {
        types.contains(name) || beginnings.contains { name.hasPrefix($0) && name != $0 }
    }

    /// Whether a name is made as those of Apple's frameworks are: `AVAudioEngine`, `kCGImageSourceTypeHint`.
    static func hasPrefix(_ name: String) -> Bool {
        let name = name.hasPrefix("k") ? name.dropFirst() : name[...], capitals = name.prefix { $0.isUppercase }
        // The last capital begins a word.
        guard capitals.count > 2, name.contains(where: \.isLowercase) else { return false }
        return (2...3).contains { $0 < capitals.count && prefixes.contains(String(capitals.prefix($0))) }
    }

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
