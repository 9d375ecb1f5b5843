import { Skeleton } from '@mantine/core'
import type { Change } from '@mullion/domain/analytics/reports'
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import classes from './figure-tiles.module.css'
import { changeText } from './figure-words.ts'

export interface FigureTile {
  readonly label: string
  readonly value: string
  /** Omit if there is nothing to compare with. */
  readonly change?: Change
  readonly note?: string
}

/** Shows the change from the previous range of equal length: an arrow, a color and the percentage. */
export function ChangeMark({ change }: { readonly change: Change }) {
  const way = change === null || change === 0 ? 'same' : change > 0 ? 'up' : 'down'
  return (
    <span className={classes.change} data-way={way}>
      {way === 'up' && <IconArrowUpRight size={15} stroke={2} aria-hidden />}
      {way === 'down' && <IconArrowDownRight size={15} stroke={2} aria-hidden />}
      {changeText(change)}
    </span>
  )
}

/** Six tiles form two rows of three, seven or eight two rows of four; three share one row unless it is narrow. */
const rowsOf = (count: number) => ({ 3: 'three', 6: 'six', 7: 'four', 8: 'four' })[count] ?? 'any'

/** Tiles of labeled figures, with their change if there is one. */
export function FigureTiles({ tiles }: { readonly tiles: readonly FigureTile[] }) {
  return (
    <dl className={classes.tiles} data-rows={rowsOf(tiles.length)}>
      {tiles.map(({ label, value, change, note }) => (
        <div key={label} className={classes.tile}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.figure}>
            <span className={classes.value}>{value}</span>
            {change !== undefined && <ChangeMark change={change} />}
          </dd>
          {note && <dd className={classes.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

export function TilesSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={classes.tiles} data-rows={rowsOf(count)} aria-hidden>
      {Array.from({ length: count }, (_, at) => at).map((at) => (
        <div key={at} className={classes.tile}>
          <Skeleton height={13} width="60%" my={3} />
          <Skeleton height={24} width="80%" my={4} />
        </div>
      ))}
    </div>
  )
}
