/** Renders one step of a task. Returns true while more is left. */
type DrawSome = () => boolean

/** Tasks waiting to render, in order. */
const waiting = new Set<DrawSome>()
let asked = false

function requestFrame(): void {
  if (asked || waiting.size === 0) return
  asked = true
  requestAnimationFrame(drawNext)
}

function drawNext(): void {
  asked = false
  const [first] = waiting
  if (!first) return
  if (!first()) waiting.delete(first)
  requestFrame()
}

/** Queues a task that runs one step per frame, to keep scrolling smooth. Returns a function that removes it. */
export function drawInTurn(draw: DrawSome): () => void {
  waiting.add(draw)
  requestFrame()
  return () => void waiting.delete(draw)
}
