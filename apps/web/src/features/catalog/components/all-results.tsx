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

/** A chunk must stay near the window this long before it is fetched, so that scrolling past does not load it. */
const passingMs = 120
/** Number of parts rendered per frame. */
const drawnTogether = 4

interface ChunkProps {
  readonly query: PartsQuery
  readonly at: number
  /** Estimated height until the chunk is rendered. */
  readonly height: number
  readonly actions: CatalogActions
  readonly onHeight: (at: number, height: number) => void
}

/** Returns how many parts of a chunk to render so far. Parts arrive together but are rendered over several frames. */
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
  // A chunk with data hides its refetch errors; the list shows one error above all chunks.
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

/** A chunk near the window, fetched once it stays there. The first chunk is fetched at once. */
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
  /** Identifies a list by its query, sort order and layout. */
  readonly listKey: string
  readonly actions: CatalogActions
}

/** Passes the height of a full chunk to the placeholder cards. */
const chunkHeightStyle = (height: number) => ({ '--chunk-height': `${height}px` }) as CSSProperties

/** All results on one page. Only the chunks near the window are fetched and rendered; the rest are reserved space. */
export function AllResults({ query, total, listKey, actions }: AllResultsProps) {
  const list = useRef<HTMLDivElement>(null)
  // Marking a part can shrink the list; the parts on screen stay until it is reopened.
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
