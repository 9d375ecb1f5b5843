import { NativeSelect } from '@mantine/core'
import { categoryOf } from '@mullion/domain/catalog/categories'
import { formatNumber } from '@mullion/domain/number-format'
import type { SortOrder } from '@mullion/domain/search/search-input'
import { type ReactNode, useId } from 'react'
import { LazyAdminSwitch } from '../admin/lazy-admin.tsx'
import { useAdminView } from '../admin/use-admin-view.ts'
import { type PageSizeChoice, pageSizeChoices, readPageSizeChoice, shownRange } from '../page-size.ts'
import { readSort, sortChoices } from '../sort-choices.ts'
import classes from './results-bar.module.css'
import { resultsTitleId } from './results-title.ts'

interface Range {
  readonly page: number
  /** Results per page; null until the width is known. */
  readonly size: number | null
  readonly total: number | null
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
}

function summary({ page, size, total }: Range): string {
  if (total === null) return 'Searching'
  if (total === 0) return '0 results'
  if (total === 1) return '1 part'
  const all = `${formatNumber(total)} parts`
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

export function ResultsBar(props: ResultsBarProps) {
  const { text, range, loading, choice, onChoose, sort, onSort, filters } = props
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
