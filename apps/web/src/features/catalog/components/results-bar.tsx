import { NativeSelect } from '@mantine/core'
import { categoryOf } from '@mullion/domain/catalog/categories'
import { formatNumber } from '@mullion/domain/number-format'
import type { SortOrder } from '@mullion/domain/search/search-input'
import { type ReactNode, useId } from 'react'
import { type ResultView, resultViews } from '../../../lib/result-view.ts'
import { LazyAdminSwitch } from '../admin/lazy-admin.tsx'
import { useAdminView } from '../admin/use-admin-view.ts'
import { type PageSizeChoice, pageSizeChoices, readPageSizeChoice, shownRange } from '../page-size.ts'
import { rememberView } from '../result-view.state.ts'
import { readSort, sortChoices } from '../sort-choices.ts'
import classes from './results-bar.module.css'
import { resultsTitleId } from './results-title.ts'

interface Range {
  readonly page: number
  /** Results per page; null until the width is known. */
  readonly size: number | null
  readonly total: number | null
  /** Parts behind the results, if these are families. */
  readonly partTotal: number | null
}

export interface ResultsBarProps {
  readonly text: string | null
  readonly range: Range | null
  readonly loading: boolean
  readonly choice: PageSizeChoice
  readonly onChoose: (choice: PageSizeChoice) => void
  readonly sort: SortOrder
  readonly onSort: (sort: SortOrder) => void
  readonly filters: ReactNode
  readonly view: ResultView
  readonly onView: (view: ResultView, shown: ResultView) => void
}

function summary({ page, size, total, partTotal }: Range): string {
  if (total === null) return 'Searching'
  if (total === 0) return '0 results'
  if (total === 1 && (partTotal ?? 1) === 1) return '1 part'
  const parts = `${formatNumber(partTotal ?? total)} parts`
  const all = partTotal === null ? parts : `${formatNumber(total)}, ${parts} in all`
  if (size === null) return all
  const { first, last } = shownRange(page, size, total)
  if (last - first + 1 === total) return all
  return `${formatNumber(first)}–${formatNumber(last)} of ${all}`
}

interface MenuProps {
  readonly label: string
  readonly value: string
  readonly data: readonly { readonly value: string; readonly label: string }[]
  readonly onPick: (value: string) => void
}

function Menu({ label, value, data, onPick }: MenuProps) {
  const id = useId()
  return (
    <div className={classes.menu}>
      <label htmlFor={id}>{label}</label>
      <NativeSelect
        id={id}
        size="sm"
        value={value}
        data={[...data]}
        onChange={(event) => onPick(event.currentTarget.value)}
      />
    </div>
  )
}

const sizes = pageSizeChoices.map((choice) => ({ value: choice, label: choice }))

function Title({ text }: Pick<ResultsBarProps, 'text'>) {
  const category = text === null ? null : categoryOf(text)
  if (text === null) return 'All parts'
  if (category) return `${category.menu} › ${category.label}`
  return (
    <>
      Results for <span className={classes.term}>“{text}”</span>
    </>
  )
}

const viewNames: Readonly<Record<ResultView, string>> = { families: 'Families', parts: 'Single parts' }

function Views({ view, onView }: Pick<ResultsBarProps, 'view' | 'onView'>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in one line in every browser
    <div role="group" aria-label="Show" className={classes.views}>
      {resultViews.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === view}
          onClick={() => {
            rememberView(each)
            onView(each, view)
          }}
        >
          {viewNames[each]}
        </button>
      ))}
    </div>
  )
}

export function ResultsBar(props: ResultsBarProps) {
  const { text, range, loading, choice, onChoose, sort, onSort, filters, view, onView } = props
  const adminView = useAdminView()
  return (
    <div className={classes.bar}>
      <div className={classes.what}>
        <h1 className={classes.title} id={resultsTitleId} tabIndex={-1}>
          <Title text={text} />
        </h1>
        <span className={classes.count} role="status">
          {range && summary(range)}
        </span>
      </div>
      <div className={classes.menus}>
        {adminView.offered && <LazyAdminSwitch on={adminView.on === true} />}
        {adminView.on !== true && <Views view={view} onView={onView} />}
        {filters}
        <Menu
          label="Sort by"
          value={readSort(sort, text)}
          data={sortChoices(text)}
          onPick={(value) => onSort(readSort(value, text))}
        />
        <Menu
          label="Results per page"
          value={choice}
          data={sizes}
          onPick={(value) => onChoose(readPageSizeChoice(value))}
        />
      </div>
      <div className={classes.progress} data-loading={loading || undefined} aria-hidden="true" />
    </div>
  )
}
