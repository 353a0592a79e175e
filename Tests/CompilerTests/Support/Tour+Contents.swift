import TutorialTour

extension Tour {
  /// The tour without the contents of callouts.
  var withoutContents: Tour {
    var tour = self
    tour.contents = []
    tour.probes = [:]
    for variant in tour.variants.indices {
      for step in tour.variants[variant].steps.indices {
        guard var callout = tour.variants[variant].steps[step].callout else { continue }
        for place in callout.layouts.all.indices { callout.layouts.all[place].value.content = nil }
        for locale in callout.sizes.all.indices {
          for place in callout.sizes.all[locale].value.all.indices {
            callout.sizes.all[locale].value.all[place].value.content = nil
          }
        }
        tour.variants[variant].steps[step].callout = callout
      }
    }
    return tour
  }
}
