import { type PartsQuery, useParts } from '@mullion/client/catalog/catalog.hooks'
import {
  type CSSProperties,
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { QueryStates } from '../../../ui/query-states.tsx'
import type { CatalogActions } from '../catalog-actions.ts'
import { chunkSize, heightBetween, loadSize, rememberedHeights } from '../chunks.ts'
import { drawInTurn } from '../draw-queue.ts'
import { useChunksInSight } from '../use-chunks-in-sight.ts'
import classes from './all-results.module.css'
import { ResultGrid, walkedTogether } from './result-grid.tsx'

/** A chunk that is only passed by in scrolling is not asked for. */
const passingMs = 120
/** So many parts are drawn in one frame. */
const drawnTogether = 4

interface ChunkProps {
  readonly query: PartsQuery
  readonly at: number
  /** How tall it is taken to be until it is there. */
  readonly height: number
  readonly actions: CatalogActions
  readonly onHeight: (at: number, height: number) => void
}

/** How many parts of a chunk are drawn by now: those that come with one answer are not drawn in one frame. */
function useDrawn(at: number, loaded: boolean): number {
  const [drawn, setDrawn] = useState(at === 0 ? chunkSize : 0)
  const reached = useRef(drawn)
  useEffect(() => {
    if (!loaded || reached.current >= chunkSize) return
    return drawInTurn(() => {
      reached.current += drawnTogether
      setDrawn(reached.current)
      return reached.current < chunkSize
    })
  }, [loaded])
  return drawn
}

function LoadedChunk({ query, at, height, actions, onHeight }: ChunkProps) {
  const box = useRef<HTMLDivElement>(null)
  const first = at * chunkSize
  const offset = first - (first % loadSize)
  const parts = useParts({ ...query, offset, limit: loadSize })
  const { isFetching, refetch } = parts
  // What is there says nothing itself of a failure to load it anew: the list does, above all of its chunks.
  const error = parts.data ? null : parts.error
  const drawn = useDrawn(at, parts.data !== undefined)
  const ready = drawn > 0 ? parts.data : undefined
  const whole = ready !== undefined && drawn >= chunkSize
  useLayoutEffect(() => {
    if (whole && box.current) onHeight(at, box.current.getBoundingClientRect().height)
  }, [whole, at, onHeight])
  return (
    <div ref={box} className={classes.chunk} style={whole ? undefined : { minHeight: height }}>
      <QueryStates query={{ data: ready, error, isFetching, refetch }} pending={null}>
        {(page) => (
          <ResultGrid
            parts={page.parts.slice(first - offset, first - offset + drawn)}
            actions={actions}
            stale={false}
            early={at === 0}
          />
        )}
      </QueryStates>
    </div>
  )
}

/** A chunk of results that has come near: asked for once it stays. The first one is there already. */
const Chunk = memo(function Chunk(props: ChunkProps) {
  const [stays, setStays] = useState(props.at === 0)
  useEffect(() => {
    const timer = setTimeout(() => setStays(true), passingMs)
    return () => clearTimeout(timer)
  }, [])
  return stays ? <LoadedChunk {...props} /> : <div style={{ minHeight: props.height }} />
})

export interface AllResultsProps {
  readonly query: PartsQuery
  readonly total: number
  /** Tells lists apart that differ in what they are of, in order or layout. */
  readonly listKey: string
  readonly actions: CatalogActions
}

/** How tall a whole chunk is, for the cards that stand for those not drawn yet. */
const chunkHeightStyle = (height: number) => ({ '--chunk-height': `${height}px` }) as CSSProperties

/** Every result on one page. Only those near the window are loaded and drawn; the others keep their place. */
export function AllResults({ query, total, listKey, actions }: AllResultsProps) {
  const list = useRef<HTMLDivElement>(null)
  // A mark may leave fewer parts than are shown: what is there stays until the list is opened anew.
  const [most, setMost] = useState(total)
  if (total > most) setMost(total)
  const heights = useMemo(() => rememberedHeights(listKey, most), [listKey, most])
  const { from, to } = useChunksInSight(list, heights)
  const [, setMeasured] = useState(false)
  const onHeight = useCallback(
    (at: number, height: number) => {
      if (heights.measured(at, height)) setMeasured(true)
    },
    [heights],
  )
  const drawn = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return (
    <div ref={list} className={classes.all} style={chunkHeightStyle(heights.whole)} {...walkedTogether}>
      <div style={{ height: heightBetween(heights, 0, from) }} />
      {drawn.map((at) => (
        <Chunk key={at} query={query} at={at} height={heights.of(at)} actions={actions} onHeight={onHeight} />
      ))}
      <div style={{ height: heightBetween(heights, to + 1, heights.count) }} />
    </div>
  )
}
