import { type PartsQuery, useParts } from '@mullion/client/catalog/catalog.hooks'
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import {
  type CSSProperties,
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { QueryStates } from '../../../ui/query-states.tsx'
import type { CatalogActions } from '../catalog-actions.ts'
import { loadSize } from '../use-results.ts'
import classes from './all-results.module.css'
import { ResultGrid, walkedTogether } from './result-grid.tsx'

/** Number of parts in a chunk: full rows at one, two, three or four columns. */
const chunkSize = 12
/** Assumed height of a full chunk in pixels, until one has been measured. */
const assumedHeight = 480
/** Distance from the window, in pixels, within which chunks are already rendered. */
const nearPixels = 1_000
/** A chunk must stay near the window this long before it is fetched, so that scrolling past does not load it. */
const passingMs = 120

interface Layout {
  readonly key: string
  /** Measured height of a full chunk, in pixels. */
  chunkHeight: number | null
  measured: VirtualItem[]
}

let lastLayout: Layout = { key: '', chunkHeight: null, measured: [] }

function layoutOf(key: string): Layout {
  if (lastLayout.key !== key) lastLayout = { key, chunkHeight: null, measured: [] }
  return lastLayout
}

interface ChunkProps {
  readonly query: PartsQuery
  readonly at: number
  /** Estimated height until the chunk is rendered. */
  readonly height: number
  readonly actions: CatalogActions
  readonly measure: (box: HTMLElement | null) => void
  /** Called with the height of a rendered chunk that has `parts` parts. */
  readonly onRendered: (height: number, parts: number) => void
}

function LoadedChunk({ query, at, height, actions, measure, onRendered }: ChunkProps) {
  const box = useRef<HTMLDivElement>(null)
  const first = at * chunkSize
  const offset = first - (first % loadSize)
  const parts = useParts({ ...query, offset, limit: loadSize })
  const { isFetching, refetch } = parts
  // A chunk with data hides its refetch errors; the list shows one error above all chunks.
  const error = parts.data ? null : parts.error
  // Defers rendering cards so that scrolling stays smooth, except in the first chunk.
  const loaded = parts.data ?? null
  const data = useDeferredValue(loaded, at === 0 ? loaded : null) ?? undefined
  const count = data?.parts.slice(first - offset, first - offset + chunkSize).length ?? 0
  useLayoutEffect(() => {
    if (count > 0 && box.current) onRendered(box.current.getBoundingClientRect().height, count)
  }, [count, onRendered])
  useLayoutEffect(() => {
    if (count > 0) measure(box.current)
  }, [count, measure])
  return (
    <div ref={box} data-index={at} className={classes.chunk} style={data ? undefined : { minHeight: height }}>
      <QueryStates query={{ data, error, isFetching, refetch }} pending={null}>
        {(page) => (
          <ResultGrid
            parts={page.parts.slice(first - offset, first - offset + chunkSize)}
            families={page.families?.slice(first - offset, first - offset + chunkSize)}
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
  readonly listKey: string
  readonly actions: CatalogActions
}

/** All results on one page. Only the chunks near the window are fetched and rendered; the rest are reserved space. */
export function AllResults({ query, total, listKey, actions }: AllResultsProps) {
  const list = useRef<HTMLDivElement>(null)
  // Marking a part can shrink the list; the parts on screen stay until it is reopened.
  const [most, setMost] = useState(total)
  if (total > most) setMost(total)
  const [layout] = useState(() => layoutOf(listKey))
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY))
  const chunkHeight = layout.chunkHeight ?? assumedHeight
  const virtual = useWindowVirtualizer({
    count: Math.ceil(most / chunkSize),
    estimateSize: (at) => (chunkHeight * Math.min(chunkSize, most - at * chunkSize)) / chunkSize,
    overscan: Math.ceil(nearPixels / chunkHeight),
    scrollMargin: top,
    initialMeasurementsCache: layout.measured,
    // Not rounded to whole pixels, because fractions add up in a list of thousands.
    measureElement: (chunk) => chunk.getBoundingClientRect().height,
    useFlushSync: false,
  })
  useEffect(
    () => () => {
      layout.measured = virtual.takeSnapshot()
    },
    [layout, virtual],
  )
  const onRendered = useCallback(
    (height: number, parts: number) => {
      if (layout.chunkHeight !== null) return
      layout.chunkHeight = (height / parts) * chunkSize
      virtual.measure()
    },
    [layout, virtual],
  )
  const chunks = virtual.getVirtualItems()
  const style = { '--chunk-height': `${chunkHeight}px`, minHeight: virtual.getTotalSize() } as CSSProperties
  return (
    <div ref={list} className={classes.all} style={style} {...walkedTogether}>
      <div style={{ height: (chunks[0]?.start ?? top) - top }} />
      {chunks.map(({ index, size }) => (
        <Chunk
          key={index}
          query={query}
          at={index}
          height={size}
          actions={actions}
          measure={virtual.measureElement}
          onRendered={onRendered}
        />
      ))}
    </div>
  )
}
