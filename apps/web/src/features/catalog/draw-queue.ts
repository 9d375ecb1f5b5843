/** Draws some of what waits; true while more of it is left. */
type DrawSome = () => boolean

/** What waits for its turn to be drawn, the first first. */
const waiting = new Set<DrawSome>()
let asked = false

function askForFrame(): void {
  if (asked || waiting.size === 0) return
  asked = true
  requestAnimationFrame(drawNext)
}

function drawNext(): void {
  asked = false
  const [first] = waiting
  if (!first) return
  if (!first()) waiting.delete(first)
  askForFrame()
}

/** Draws some of one thing a frame, so that scrolling goes on between them; returns how to take it off the list. */
export function drawInTurn(draw: DrawSome): () => void {
  waiting.add(draw)
  askForFrame()
  return () => void waiting.delete(draw)
}
