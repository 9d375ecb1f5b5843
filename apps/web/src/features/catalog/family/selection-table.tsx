import { Skeleton } from '@mantine/core'
import { useFamily } from '@mullion/client/catalog/family.hooks'
import { configurationRule } from '@mullion/domain/cart/configuration-rule'
import type { FamilyView } from '@mullion/domain/catalog/family-input'
import { type FamilyColumnName, valuesOf } from '@mullion/domain/catalog/family-table'
import type { Part } from '@mullion/domain/catalog/part'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { partLink } from '../../../lib/part-link.ts'
import { onPlainClick } from '../../../lib/plain-click.ts'
import { AddButton } from '../../../ui/add-button.tsx'
import { type Measured, MeasureHelp } from '../../../ui/measure-help.tsx'
import { MyFit } from '../../../ui/my-fit.tsx'
import { largestView, PartOutline } from '../../../ui/part-drawing.tsx'
import { ListPrice, PartPrice, PriceBreaks } from '../../../ui/part-price.tsx'
import { PartNumber } from '../../../ui/part-text.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { SortedHead } from '../../../ui/sorted-head.tsx'
import { CalculateButton } from '../calculate-button.tsx'
import { type CatalogActions, cardQuantity } from '../catalog-actions.ts'
import { CompareBox } from '../compare/compare-box.tsx'
import { internalOf } from '../internal-part.ts'
import {
  leavesParts,
  type Selection,
  type SortColumn,
  shownPlaces,
  toggled,
  wholeFamily,
} from './selection.ts'
import classes from './selection-table.module.css'

/** What a buyer measures or looks at to choose a value. */
const measured: Partial<Readonly<Record<FamilyColumnName, Measured>>> = { Hand: 'hand', Offset: 'offset' }

/** More values than this are not worth a chip each: sorting finds them sooner. */
const maxChips = 24

export interface SelectionTableProps {
  /** Any part of the family. */
  readonly partId: number
  readonly count: number
  readonly actions: CatalogActions
  /** The part on whose page the table is. */
  readonly marked?: number
}

const rowHeight = 45

function Buying({ part, actions }: { readonly part: Part; readonly actions: CatalogActions }) {
  if (internalOf(part)?.obsolete) return <span className={classes.obsolete}>Obsolete</span>
  if (part.priceCents === null) return null
  if (configurationRule(part) === 'calculated')
    return <CalculateButton part={part} actions={actions} size="sm" alone />
  return (
    <AddButton
      size="sm"
      short
      label={part.number}
      onAdd={() => actions.addToCart(part, cardQuantity(part).min)}
    />
  )
}

interface ChipsProps {
  readonly family: FamilyView
  readonly selection: Selection
  readonly onSelect: (selection: Selection) => void
  readonly onClear: () => void
}

function Chips({ family, selection, onSelect, onClear }: ChipsProps) {
  const { picks } = selection
  const lists = family.columns
    .map((column) => ({ column, values: valuesOf(column), asks: measured[column.name] }))
    .filter(({ values }) => values.length > 1 && values.length <= maxChips)
  if (lists.length === 0) return null
  const isPicked = Object.values(picks).some((picked) => picked.length > 0)
  return (
    <div className={classes.filters}>
      {lists.map(({ column, values, asks }) => (
        <fieldset key={column.name} className={classes.chips}>
          <legend>{column.name}</legend>
          {values.map(({ text }) => {
            const picked = picks[column.name]?.includes(text) ?? false
            return (
              <button
                key={text}
                type="button"
                aria-pressed={picked}
                disabled={!picked && !leavesParts(family, picks, { column, text })}
                onClick={() => onSelect({ ...selection, picks: toggled(picks, column.name, text) })}
              >
                {text}
              </button>
            )
          })}
          {asks && <MeasureHelp of={asks} short />}
        </fieldset>
      ))}
      {isPicked && (
        <button type="button" className={classes.clear} onClick={onClear}>
          Show all
        </button>
      )}
    </div>
  )
}

/** Up and Down move to the same control of the next row, Left and Right within the row. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event
  if (!(target instanceof HTMLElement)) return
  const row = target.closest('tbody tr')
  const controls = (of: Element) => [...of.querySelectorAll<HTMLElement>('a, button, input')]
  const rows = [...currentTarget.querySelectorAll('tbody tr')]
  if (!row) return
  const at = controls(row).indexOf(target)
  const beside = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  const below = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (beside === 0 && below === 0) return
  // The cards around the table listen to the arrows too.
  event.stopPropagation()
  event.preventDefault()
  const inRow = controls(rows[rows.indexOf(row) + below] ?? row)
  const next = inRow[Math.min(at + beside, inRow.length - 1)]
  next?.focus()
}

function Alike({ family }: { readonly family: FamilyView }) {
  const groups = family.alike.map((places) => places.map((at) => family.parts[at]?.number).join(', '))
  if (groups.length === 0) return null
  return (
    <p className={classes.alike}>
      We list no difference between {groups.join('; ')}. Open them to compare, or call us.
    </p>
  )
}

function Table({
  family,
  actions,
  marked,
}: Omit<SelectionTableProps, 'partId' | 'count'> & { readonly family: FamilyView }) {
  const [selection, setSelection] = useState(wholeFamily)
  const caption = useRef<HTMLTableCaptionElement>(null)
  const clear = () => {
    setSelection({ ...selection, picks: {} })
    caption.current?.focus({ preventScroll: true })
  }
  const places = useMemo(() => shownPlaces(family, selection), [family, selection])
  const sorting = {
    sort: selection.sort ?? undefined,
    descending: selection.descending,
    onSort: (sort: SortColumn | undefined, descending: boolean) =>
      setSelection({ ...selection, sort: sort ?? null, descending }),
  }
  const { columns, parts } = family
  const largest = useMemo(() => largestView(parts), [parts])
  const changes = (name: FamilyColumnName, row: number) => {
    const cells = columns.find((column) => column.name === name)?.cells
    const [above, here] = [places[row - 1], places[row]]
    return above !== undefined && here !== undefined && cells?.[above]?.text !== cells?.[here]?.text
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows move between the controls within
    <div className={classes.selection} onKeyDown={walk}>
      <Chips family={family} selection={selection} onSelect={setSelection} onClear={clear} />
      <p className={classes.count} role="status">
        {places.length < parts.length && `${places.length} of ${parts.length}`}
      </p>
      <div className={classes.scroller}>
        <table className={classes.table}>
          <caption ref={caption} tabIndex={-1}>
            {family.title}
          </caption>
          <thead>
            <tr>
              <SortedHead column="Part number" {...sorting}>
                Part number
              </SortedHead>
              {columns.map(({ name }) => (
                <SortedHead key={name} column={name} {...sorting}>
                  {name}
                </SortedHead>
              ))}
              <SortedHead column="Price" numeric {...sorting}>
                Price
              </SortedHead>
              <th scope="col">Compare</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {places.map((at, row) => {
              const part = parts[at]
              if (!part) return null
              const isMarked = part.id === marked
              return (
                <tr key={part.id} data-marked={isMarked || undefined} aria-current={isMarked || undefined}>
                  <th scope="row">
                    {largest && (
                      <span className={classes.outline}>
                        <PartOutline part={part} largest={largest} width={64} height={34} />
                      </span>
                    )}
                    <a href={partLink(part.id)} onClick={onPlainClick(() => actions.openPart(part.id))}>
                      <PartNumber>{part.number}</PartNumber>
                    </a>
                    {isMarked && <span className={classes.here}>This part</span>}
                    <MyFit partId={part.id} />
                  </th>
                  {columns.map(({ name, cells }) => (
                    <td key={name} data-label={name} data-missing={cells[at] ? undefined : true}>
                      {changes(name, row) ? <b>{cells[at]?.text ?? '–'}</b> : (cells[at]?.text ?? '–')}
                    </td>
                  ))}
                  <td className={classes.price}>
                    <PartPrice part={part} /> <ListPrice part={part} />
                    <PriceBreaks part={part} />
                  </td>
                  <td className={classes.compare}>
                    <CompareBox part={part} />
                  </td>
                  <td className={classes.buy}>
                    <Buying part={part} actions={actions} />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <Alike family={family} />
    </div>
  )
}

/** All parts of a family, one a row: to choose by what differs, and to add to the cart. */
export function SelectionTable({ partId, count, ...props }: SelectionTableProps) {
  const family = useFamily(partId)
  return (
    <QueryStates query={family} pending={<Skeleton height={56 + Math.min(count, 12) * rowHeight} />}>
      {(found) => (found ? <Table key={found.parts[0]?.id} family={found} {...props} /> : null)}
    </QueryStates>
  )
}
