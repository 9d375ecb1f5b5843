import { type PartsQuery, useParts } from '@mullion/client/catalog/catalog.hooks'
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { QueryStates } from '../../../ui/query-states.tsx'
import type { CatalogActions } from '../catalog-actions.ts'
import { type ChunkHeights, chunkCount, chunkSize, rememberedHeights } from '../chunks.ts'
import { useNearChunks } from '../use-near-chunks.ts'
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
  const parts = useParts({ ...query, offset: at * chunkSize, limit: chunkSize })
  const ready = parts.data
  useLayoutEffect(() => {
    if (ready && box.current) onHeight(at, box.current.offsetHeight)
  }, [ready, at, onHeight])
  return (
    <div ref={box} style={ready ? undefined : { minHeight: height }}>
      <QueryStates query={parts} pending={null}>
        {(page) => <ResultGrid parts={page.parts} actions={actions} stale={false} early={at === 0} />}
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
  const chunks = chunkCount(total)
  const { list, near } = useNearChunks(chunks)
  const [heights] = useState<ChunkHeights>(() => rememberedHeights(listKey, total))
  const [, setMeasured] = useState(false)
  const [onHeight] = useState(() => (at: number, height: number) => {
    if (heights.measured(at, height)) setMeasured(true)
  })
  return (
    <div ref={list} className={classes.all} {...walkedTogether}>
      {Array.from({ length: chunks }, (_, at) => at).map((at) => (
        <div key={at} style={near.has(at) ? undefined : { height: heights.of(at) }}>
          {near.has(at) && (
            <Chunk query={query} at={at} height={heights.of(at)} actions={actions} onHeight={onHeight} />
          )}
        </div>
      ))}
    </div>
  )
}
