import { NativeSelect } from '@mantine/core'
import { useId } from 'react'
import { type PageSizeChoice, pageSizeChoices, readPageSizeChoice, shownRange } from '../page-size.ts'
import classes from './results-bar.module.css'

interface Range {
  readonly page: number
  readonly size: number
  readonly total: number | null
}

export interface ResultsBarProps {
  readonly of: string | null
  /** What is shown of how many; null when nothing could be loaded. */
  readonly range: Range | null
  readonly loading: boolean
  readonly choice: PageSizeChoice
  readonly onChoose: (choice: PageSizeChoice) => void
}

function summary({ page, size, total }: Range): string {
  if (total === null) return 'Searching'
  if (total === 0) return 'No parts'
  if (total === 1) return '1 part'
  const { first, last } = shownRange(page, size, total)
  return last - first + 1 === total
    ? `${total} parts`
    : `${first.toLocaleString('en-US')}–${last.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} parts`
}

export function ResultsBar({ of, range, loading, choice, onChoose }: ResultsBarProps) {
  const menuId = useId()
  return (
    <div className={classes.bar}>
      <div className={classes.what}>
        <h1 className={classes.title}>
          {of === null ? (
            'All parts'
          ) : (
            <>
              Results for <span className={classes.term}>“{of}”</span>
            </>
          )}
        </h1>
        <span className={classes.count} role="status">
          {range && summary(range)}
        </span>
      </div>
      <div className={classes.menu}>
        <label htmlFor={menuId}>Results per page</label>
        <NativeSelect
          id={menuId}
          size="sm"
          value={choice}
          data={[...pageSizeChoices]}
          onChange={(event) => onChoose(readPageSizeChoice(event.currentTarget.value))}
        />
      </div>
      <div className={classes.progress} data-loading={loading || undefined} aria-hidden="true" />
    </div>
  )
}
