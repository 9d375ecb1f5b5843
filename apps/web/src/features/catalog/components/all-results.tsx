import { type PartsQuery, useParts } from '@mullion/client/catalog/catalog.hooks'
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { QueryStates } from '../../../ui/query-states.tsx'
import type { CatalogActions } from '../catalog-actions.ts'
import { chunkSize, heightBetween, loadSize, rememberedHeights } from '../chunks.ts'
import { useChunksInSight } from '../use-chunks-in-sight.ts'
import classes from './all-results.module.css'
import { ResultGrid, walkedTogether } from './result-grid.tsx'

/** A chunk that is only passed by in scrolling is not asked for. */
const passingMs = 80

interface ChunkProps {
  readonly query: PartsQuery
  readonly at: number
  /** How tall it is taken to be until it is there. */
  readonly height: number
  readonly actions: CatalogActions
  readonly onHeight: (at: number, height: number) => void
}

function LoadedChunk({ query, at, height, actions, onHeight }: ChunkProps) {
  const box = useRef<HTMLDivElement>(null)
  const first = at * chunkSize
  const offset = first - (first % loadSize)
  const parts = useParts({ ...query, offset, limit: loadSize })
  const ready = parts.data
  useLayoutEffect(() => {
    if (ready && box.current) onHeight(at, box.current.getBoundingClientRect().height)
  }, [ready, at, onHeight])
  return (
    <div ref={box} className={classes.chunk} style={ready ? undefined : { minHeight: height }}>
      <QueryStates query={parts} pending={null}>
        {(page) => (
          <ResultGrid
            parts={page.parts.slice(first - offset, first - offset + chunkSize)}
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
  /** Tells lists apart that differ in parts, order or layout. */
  readonly listKey: string
  readonly actions: CatalogActions
}

/** Every result on one page. Only those near the window are loaded and drawn; the others keep their place. */
export function AllResults({ query, total, listKey, actions }: AllResultsProps) {
  const list = useRef<HTMLDivElement>(null)
  const [heights] = useState(() => rememberedHeights(listKey, total))
  const { from, to } = useChunksInSight(list, heights)
  const [, setMeasured] = useState(false)
  const [onHeight] = useState(() => (at: number, height: number) => {
    if (heights.measured(at, height)) setMeasured(true)
  })
  const drawn = Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return (
    <div ref={list} className={classes.all} {...walkedTogether}>
      <div style={{ height: heightBetween(heights, 0, from) }} />
      {drawn.map((at) => (
        <Chunk key={at} query={query} at={at} height={heights.of(at)} actions={actions} onHeight={onHeight} />
      ))}
      <div style={{ height: heightBetween(heights, to + 1, heights.count) }} />
    </div>
  )
}
