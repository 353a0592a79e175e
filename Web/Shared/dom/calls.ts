/** Reports an exception as the browser reports those of listeners; it does not stop what goes on. */
export function report(error: unknown): void {
  const { reportError } = globalThis as { reportError?: (error: unknown) => void };
  if (reportError) {
    reportError(error);
  } else {
    setTimeout(() => {
      throw error;
    });
  }
}

/** Calls a function of the app. One that throws is reported, and the answer is then `otherwise`. */
export function call<T>(run: () => T, otherwise: T): T {
  try {
    return run();
  } catch (error) {
    report(error);
    return otherwise;
  }
}
