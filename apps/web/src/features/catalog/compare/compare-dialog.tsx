import { Skeleton, Stack, Text } from '@mantine/core'
import { usePartsById } from '@mullion/client/catalog/part-list.hooks'
import { familyTable } from '@mullion/domain/catalog/family-table'
import type { Part } from '@mullion/domain/catalog/part'
import { displayName } from '@mullion/domain/catalog/part-title'
import { useEffect, useState } from 'react'
import { partLink } from '../../../lib/part-link.ts'
import { onPlainClick } from '../../../lib/plain-click.ts'
import { AddButton } from '../../../ui/add-button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { largestView, PartOutline } from '../../../ui/part-drawing.tsx'
import { PartPicture } from '../../../ui/part-picture.tsx'
import { PartPrice } from '../../../ui/part-price.tsx'
import { PartNumber } from '../../../ui/part-text.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { type CatalogActions, cardQuantity } from '../catalog-actions.ts'
import { internalOf } from '../internal-part.ts'
import { measurementsOf, modelsFitted, noticesOf } from '../part-facts.ts'
import classes from './compare.module.css'

interface Row {
  readonly name: string
  readonly values: readonly string[]
}

/** Descriptions always differ in their words, so that bold would say nothing. */
const prose: readonly string[] = ['Notes', 'Before you order']

/** What is known of the parts, one row each; rows without any value are left out. */
function comparedRows(parts: readonly Part[]): Row[] {
  const { columns } = familyTable(parts)
  const attributes = columns.filter(
    ({ name }) => !['Length', 'Height', 'Depth', 'Doors', 'Sold by'].includes(name),
  )
  const row = (name: string, of: (part: Part) => string): Row => ({ name, values: parts.map(of) })
  const measured = (name: RegExp) => (part: Part) =>
    measurementsOf(part.size, part.unit).find((each) => name.test(each.name))?.value ?? ''
  return [
    ...attributes.map(({ name, cells }) => ({ name, values: cells.map((cell) => cell?.text ?? '') })),
    row('Dimensions', measured(/^(?:Dimensions|Cross-section)$/)),
    row('Weight', measured(/^Weight$/)),
    row('Doors', (part) => modelsFitted(part).join(', ')),
    row('Category', ({ tags }) => tags.join(', ')),
    row('Included hardware', ({ includedHardware }) => includedHardware),
    row('Notes', ({ description }) => description),
    row('Before you order', (part) => noticesOf(part).join(' ')),
  ].filter(({ values }) => values.some((value) => value !== ''))
}

export interface CompareDialogProps {
  /** Ids of the parts, as in the address: `12-340`. */
  readonly compared: string
  readonly opened: boolean
  readonly onClose: () => void
  readonly actions: CatalogActions
}

function Head({ part, actions }: { readonly part: Part; readonly actions: CatalogActions }) {
  return (
    <th scope="col">
      <PartPicture className={classes.picture} part={part} width={160} />
      <a href={partLink(part.id)} onClick={onPlainClick(() => actions.openPart(part.id))}>
        {displayName(part)}
      </a>
      <PartNumber>{part.number}</PartNumber>
      <PartPrice part={part} />
      {part.priceCents !== null && !internalOf(part)?.obsolete && (
        <AddButton
          size="sm"
          short
          label={part.number}
          onAdd={() => actions.addToCart(part, cardQuantity(part).min)}
        />
      )}
    </th>
  )
}

function Comparison({
  parts,
  actions,
}: {
  readonly parts: readonly Part[]
  readonly actions: CatalogActions
}) {
  const largest = largestView(parts)
  return (
    <div className={classes.scroller}>
      <table className={classes.table}>
        <thead>
          <tr>
            <td />
            {parts.map((part) => (
              <Head key={part.id} part={part} actions={actions} />
            ))}
          </tr>
        </thead>
        <tbody>
          {largest && (
            <tr>
              <th scope="row">At one scale</th>
              {parts.map((part) => (
                <td key={part.id}>
                  <PartOutline part={part} largest={largest} width={126} height={96} />
                </td>
              ))}
            </tr>
          )}
          {comparedRows(parts).map(({ name, values }) => {
            const differs = !prose.includes(name) && new Set(values).size > 1
            return (
              <tr key={name}>
                <th scope="row">{name}</th>
                {parts.map(({ id }, at) => (
                  <td key={id}>{differs ? <b>{values[at] || '–'}</b> : values[at] || '–'}</td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Up to four parts side by side, with what differs in bold. */
export function CompareDialog({ compared, opened, onClose, actions }: CompareDialogProps) {
  const ids = compared.split('-').map(Number)
  const parts = usePartsById(ids)
  // Starts closed, because the dialog animates and restores the focus only when `opened` changes.
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(opened), [opened])
  const link = typeof location === 'undefined' ? '' : `${location.origin}/?compare=${compared}`
  return (
    <Dialog opened={shown} onClose={onClose} placed size={1180} fills title="Compare parts">
      <Stack gap={12}>
        <Text component="div" fz="sm" c="dimmed">
          What differs is in bold. <CopyButton text={link} label="Copy link" />
        </Text>
        <QueryStates
          query={parts}
          pending={<Skeleton height={420} />}
          isEmpty={(found) => found.length === 0}
          empty={<Text>These parts are no longer listed.</Text>}
        >
          {(found) => (
            <>
              {found.length < new Set(ids).size && (
                <Text fz="sm">Parts that are no longer listed are left out.</Text>
              )}
              <Comparison parts={found} actions={actions} />
            </>
          )}
        </QueryStates>
      </Stack>
    </Dialog>
  )
}
