/** Reports an exception as browsers report those of listeners. Execution continues. */
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

/** Calls a function of the app. If it throws, reports the exception and returns `otherwise`. */
export function call<T>(run: () => T, otherwise: T): T {
  try {
    return run();
  } catch (error) {
    report(error);
    return otherwise;
  }
}
