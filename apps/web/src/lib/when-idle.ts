/** Does something when the browser has nothing else to do; returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, 1_500)
    return () => clearTimeout(timer)
  }
  const idle = window.requestIdleCallback(work)
  return () => cancelIdleCallback(idle)
}
