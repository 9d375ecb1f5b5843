/** Runs work when the browser is idle; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, 1_500)
    return () => clearTimeout(timer)
  }
  const idle = window.requestIdleCallback(work)
  return () => cancelIdleCallback(idle)
}
