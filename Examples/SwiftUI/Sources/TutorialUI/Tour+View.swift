#if canImport(SwiftUI)
  import SwiftUI
  import TutorialGeometry
  import TutorialIR
  import TutorialRuntime

  extension View {
    /// Plays a tour over this view, which holds all its screens.
    ///
    /// - Parameters:
    ///   - tour: the compiled tour.
    ///   - isPresented: whether it runs; becomes false when it has ended. Whether a person has seen it before is the app's
    ///     to remember, under the name `tour.once`.
    ///   - flags: what the app's flags are, for steps and rules with a `when`.
    public func tour(
      _ tour: Tour?, isPresented: Binding<Bool>,
      flags: @escaping @Sendable (String) -> TourScalar? = { _ in nil }
    ) -> some View {
      modifier(TourModifier(tour: tour, isPresented: isPresented, flags: flags))
    }
  }

  private struct TourModifier: ViewModifier {
    let tour: Tour?
    @Binding var isPresented: Bool
    let flags: @Sendable (String) -> TourScalar?
    @State private var session: TourSession?
    @State private var screen: LayoutSnapshot?
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    func body(content: Content) -> some View {
      content
        .environment(\.tourTap, tap)
        .environment(\.tourEvent, event)
        .modifier(
          LayoutReader(variant: nil) { snapshot in
            TourStage(session: $session, screen: snapshot)
              .onChange(of: snapshot, initial: true) { _, new in adopt(new) }
          }
        )
        .onChange(of: isPresented, initial: true) { _, isWanted in isWanted ? begin() : end() }
        .onChange(of: reducesMotion) { _, isReduced in session?.setReducedMotion(isReduced) }
        .task(id: wakeTime) { await wake() }
    }

    private var tap: TourTapAction {
      guard session != nil else { return TourTapAction() }
      return TourTapAction { id in session?.tapped(target: id, at: .now) }
    }

    private var event: TourEventAction {
      guard session != nil else { return TourEventAction() }
      return TourEventAction { name in session?.report(event: name, at: .now) }
    }

    private func adopt(_ snapshot: LayoutSnapshot) {
      screen = snapshot
      session?.adopt(snapshot.traits, display: snapshot.size, at: .now)
      session?.update(snapshot.liveScreen)
      if isPresented, session == nil { begin() }
    }

    private func begin() {
      guard session == nil, let tour, let screen else { return }
      session = TourSession(
        tour, traits: screen.traits, display: screen.size, prefersReducedMotion: reducesMotion, flags: flags)
      session?.update(screen.liveScreen)
      session?.start(at: .now)
      if session?.step == nil { isPresented = false }
    }

    private func end() { session?.leave(at: .now) }

    /// When there is something to do though nobody touches the screen: the overlay has come to rest, so that no more frames
    /// are needed; a step's time is over; the tour has gone.
    private var wakeTime: Double? {
      guard let session else { return nil }
      let times = [session.playback.restTime, session.step == nil ? nil : session.deadline].compactMap { $0 }
      return session.step == nil ? times.min() : times.filter { $0 > .now }.min()
    }

    private func wake() async {
      guard let wakeTime else { return }
      try? await Task.sleep(for: .seconds(max(0, wakeTime - .now)))
      guard !Task.isCancelled else { return }
      session?.tick(at: .now)
      if session?.step == nil {
        session = nil
        isPresented = false
      }
    }
  }

  extension Double {
    /// Seconds on the clock that the overlay is drawn by.
    static var now: Double { Date.now.timeIntervalSinceReferenceDate }
  }
#endif
