/** What is open over a place, such as a pop-up or a further question in one. */
interface Layer {
  readonly close: () => void
}

/** What the history state of a step says of layers. */
interface Marks {
  /** How many are open at it. */
  readonly layers: number
  /** How many steps it lies above the place that it belongs to; a place itself has none. */
  readonly above: number
}

type Mark = { readonly step?: unknown; readonly passed?: unknown } & Partial<Record<keyof Marks, unknown>>

const stuckAfterMs = 1_000
/** A page that is busy can hear of a step later than that. */
const lateForMs = 2_000

/** The layers that are open, the one on top last. */
let open: readonly Layer[] = []
let settling: ReturnType<typeof setTimeout> | undefined
/** Set while a step of our own is under way, with what was open at its start: the browser takes a moment for it. */
let travelling: { readonly timer: ReturnType<typeof setTimeout>; readonly from: typeof open } | undefined
let waiting: (() => void)[] = []
/** Set while a step that was given up may still come: where the reader is to stay, once something was written there. */
let late: { readonly timer: ReturnType<typeof setTimeout>; readonly from: Mark; kept: boolean } | undefined
let here: Mark = {}

const count = (value: unknown) => (typeof value === 'number' ? value : 0)
const marksOf = ({ layers, above }: Mark): Marks => ({ layers: count(layers), above: count(above) })
const markNow = (): Mark => history.state ?? {}

/** What the layers have noted in the step that is shown; whoever replaces its state keeps it. */
export function layerMarks(): Marks {
  return marksOf(markNow())
}

function noteStep(): void {
  here = markNow()
}

function isForward(mark: Mark): boolean {
  const steps = count(mark.step) - count(here.step)
  return steps === 0 ? marksOf(mark).above > marksOf(here).above : steps > 0
}

function stillAgain(): void {
  clearTimeout(travelling?.timer)
  travelling = undefined
}

function goOn(): void {
  while (travelling === undefined && waiting.length > 0) waiting.shift()?.()
}

function notLate(): void {
  clearTimeout(late?.timer)
  late = undefined
}

/** There seems to be no such step: the one that is shown stands for its place from now on. */
function stuck(onStuck: () => void): void {
  travelling = undefined
  history.replaceState({ ...markNow(), layers: open.length, above: 0 }, '')
  noteStep()
  notLate()
  late = { timer: setTimeout(notLate, lateForMs), from: here, kept: waiting.length > 0 }
  onStuck()
  goOn()
}

function leap(by: number, onStuck: () => void): void {
  travelling = { timer: setTimeout(() => stuck(onStuck), stuckAfterMs), from: open }
  history.go(by)
}

/**
 * Moves through the history; what would write into it meanwhile waits until the step is reached. Says where that takes so
 * long that there can be no such step.
 */
export function travel(by: number, onStuck = () => {}): void {
  notLate()
  leap(by, onStuck)
}

function isHere(mark: Mark): boolean {
  const [shown, left] = [marksOf(mark), marksOf(here)]
  return mark.step === here.step && shown.layers === left.layers && shown.above === left.above
}

/**
 * True for a step that was given up and comes after all when the reader has moved on from it: goes forward again to where
 * they are, and whoever follows the history leaves it alone.
 */
export function swallowLate(): boolean {
  if (late === undefined) return false
  const returning = travelling !== undefined
  const stays = late.kept || late.from !== here
  if (stays && !isHere(markNow())) {
    stillAgain()
    leap(1, notLate)
    return true
  }
  notLate()
  if (!returning) return false
  stillAgain()
  goOn()
  settleSoon()
  return true
}

/** Does what writes into the history: at once, or when a step back that is under way has been made. */
export function whenStill(work: () => void): void {
  if (travelling === undefined) work()
  else waiting.push(work)
}

/** Brings the steps of the history in line with the layers that are open. */
function settle(): void {
  settling = undefined
  if (travelling !== undefined) return
  const { layers, above } = layerMarks()
  const gone = layers - open.length
  if (gone > 0 && above > 0) {
    travel(-Math.min(gone, above))
    return
  }
  if (gone > 0) history.replaceState({ ...markNow(), layers: open.length }, '')
  for (let at = 1; at <= -gone; at += 1) {
    // Forward crosses it to what comes on top, also where that has become a place.
    if (above + at > 1) history.replaceState({ ...markNow(), passed: true }, '')
    history.pushState({ ...markNow(), layers: layers + at, above: above + at, passed: false }, '')
  }
  noteStep()
}

/** Not at once: what closes may make way for what opens, which then takes its step over. */
function settleSoon(): void {
  if (layerMarks().layers !== open.length) settling ??= setTimeout(settle)
}

/** Opens a layer, which Back closes from now on; returns how to take its step back when it was closed otherwise. */
export function openLayer(close: () => void): () => void {
  const layer = { close }
  open = [...open, layer]
  settleSoon()
  return () => {
    open = open.filter((each) => each !== layer)
    settleSoon()
  }
}

/**
 * Adds the step of a place: on top of the layers that are open, or below them, where the page behind them changes.
 */
export function pushPlace(mark: object, address: string, { onTop }: { readonly onTop: boolean }): void {
  const { layers, above } = layerMarks()
  if (above > 0 && onTop) history.replaceState({ ...markNow(), passed: true }, '')
  if (above > 0 && !onTop) history.replaceState({ ...mark, layers: layers - above }, '', address)
  else history.pushState({ ...mark, layers }, '', address)
  noteStep()
  settleSoon()
}

/** A step of a layer that is not open any more stands for nothing: passes it by. */
function passBy(mark: Mark): void {
  const { layers, above } = marksOf(mark)
  const onwards = mark.passed === true && isForward(mark)
  const by = onwards ? 1 : -Math.min(layers - open.length, above)
  here = mark
  travel(by)
}

/** Another step is shown, by Back or Forward: closes what was opened after it. */
export function arriveAtLayers(): void {
  const mark = markNow()
  const { layers, above } = marksOf(mark)
  // What opened while a step of our own was under way is not older than where it leads.
  const closing = open.slice(layers).filter((layer) => !travelling || travelling.from.includes(layer))
  open = open.filter((layer) => !closing.includes(layer))
  stillAgain()
  for (const { close } of closing.reverse()) close()
  if (above > 0 && layers > open.length) {
    passBy(mark)
    return
  }
  noteStep()
  goOn()
  settleSoon()
}

/** Begins a visit: a reload leaves steps of layers that are not open any more. */
export function beginLayers(): void {
  stillAgain()
  notLate()
  clearTimeout(settling)
  settling = undefined
  waiting = []
  open = []
  noteStep()
  settleSoon()
}
