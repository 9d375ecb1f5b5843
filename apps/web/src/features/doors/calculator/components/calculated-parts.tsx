import '@mantine/core/styles/Checkbox.layer.css'
import { Button } from '@mantine/core'
import { modeOfUse } from '@mullion/domain/doors/calculated-part'
import type { Door } from '@mullion/domain/doors/door'
import { isWarning } from '@mullion/domain/doors/heater-constants'
import type { PricedCalculation } from '@mullion/domain/doors/priced-calculation'
import { formatMoney } from '@mullion/domain/money'
import { IconShoppingCart } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { AddButton } from '../../../../ui/add-button.tsx'
import { OutcomeNote } from '../../../../ui/outcome-note.tsx'
import { QuantityField } from '../../../../ui/quantity-field.tsx'
import { additionsOf, type EqualDoors, type PartOfDoor, partsOfDoors, sumCents } from '../additions.ts'
import type { PartsActions } from '../calculator-actions.ts'
import { CalculatedPartRow } from './calculated-part-row.tsx'
import classes from './calculated-parts.module.css'
import { NoParts } from './no-parts.tsx'

export interface CalculatedPartsProps {
  readonly calculation: PricedCalculation
  /** True while it is still that of the door as it was before; nothing of it can be added then. */
  readonly stale?: boolean
  readonly door: Door
  /** Null for a door whose measures were typed. */
  readonly serialNumber: string | null
  /** How many such doors it is for. */
  readonly count: number
  readonly onCount: (to: number) => void
  readonly actions: PartsActions
  /** What the button says that adds all parts. */
  readonly addAll?: string
  /** Given where the parts are a set to choose from: what the door was built for, null where that is not known. */
  readonly set?: { readonly application: string | null }
  /** The level of the heading, by what stands above. */
  readonly level?: 2 | 4
  /** More that can be done with the result, for some number of such doors. */
  readonly more?: (
    parts: readonly PartOfDoor[],
    doors: EqualDoors,
    notes: PricedCalculation['notes'],
  ) => ReactNode
}

/** Heater parts of a cooler are not in the set until they are chosen. */
function startsChosen({ uses }: PartOfDoor, application: string | null): boolean {
  return application !== 'Cooler' || !uses.some(({ use }) => modeOfUse(use) === 'heater')
}

/** Which parts of a set are chosen; null where there is nothing to choose. */
function useSet(parts: readonly PartOfDoor[], set: CalculatedPartsProps['set']) {
  const [turned, setTurned] = useState<Readonly<Record<number, boolean>>>({})
  if (!set) return null
  const isChosen = (part: PartOfDoor) => turned[part.partId] ?? startsChosen(part, set.application)
  return {
    isChosen,
    chosen: parts.filter(isChosen),
    leavesHeater: parts.some((part) => !startsChosen(part, set.application)),
    turn: (part: PartOfDoor) => setTurned({ ...turned, [part.partId]: !isChosen(part) }),
  }
}

/** How many doors can be calculated at once. */
export const doorCount = { min: 1, max: 99, step: 1 } as const

/** Puts parts into the cart and remembers, by part, what the cart had to say. */
function useAdding(doors: EqualDoors, { addCalculated }: PartsActions) {
  const [refusals, setRefusals] = useState<Readonly<Record<number, string | null>>>({})
  return {
    refusals,
    anyAdded: Object.values(refusals).includes(null),
    /** Other numbers may be taken where these were refused. */
    forgetRefusals: () =>
      setRefusals(Object.fromEntries(Object.entries(refusals).filter(([, refusal]) => refusal === null))),
    add(parts: readonly PartOfDoor[]): boolean {
      const additions = additionsOf(parts, doors)
      const problems = addCalculated(additions)
      const told = additions.map(({ part }, at) => [part.id, problems[at] ?? null] as const)
      setRefusals({ ...refusals, ...Object.fromEntries(told) })
      return problems.every((problem) => problem === null)
    },
  }
}

function HowManyDoors({
  count,
  onChange,
}: {
  readonly count: number
  readonly onChange: (to: number) => void
}) {
  return (
    <div className={classes.count} data-no-print>
      <span>How many of these doors?</span>
      <QuantityField value={count} onChange={onChange} range={doorCount} label="How many of these doors?" />
    </div>
  )
}

interface SumProps {
  readonly parts: readonly PartOfDoor[]
  /** The fewest parts that have a button of their own for all. */
  readonly least: number
  readonly addAll: string
  /** Null until something was added. */
  readonly openCart: (() => void) | null
  readonly onAdd: (parts: readonly PartOfDoor[]) => boolean
}

/** What the parts come to, and the ways from here into the cart. */
function Sum({ parts, least, addAll, openCart, onAdd }: SumProps) {
  const orderable = parts.filter(({ problem }) => problem === null)
  return (
    <div className={classes.sum} data-bar={least === 1 || undefined}>
      <p>
        Total <strong>{formatMoney(sumCents(parts))}</strong>
      </p>
      <div className={classes.ways} data-no-print>
        {openCart && (
          <Button
            variant="default"
            h={40}
            onClick={openCart}
            leftSection={<IconShoppingCart size={18} stroke={1.9} aria-hidden />}
          >
            Open cart
          </Button>
        )}
        {orderable.length >= least && (
          <AddButton
            label={orderable.length === 1 ? '1 part' : `${orderable.length} parts`}
            word={addAll}
            onAdd={() => onAdd(orderable)}
          />
        )}
      </div>
    </div>
  )
}

/** What is calculated for a door, to be put into the cart one by one or all at once. */
export function CalculatedParts(props: CalculatedPartsProps) {
  const { calculation, stale = false, door, serialNumber, count, actions, level = 4, more } = props
  const Heading = `h${level}` as const
  const id = useId()
  const doors: EqualDoors = { door, serialNumber, count }
  const { refusals, anyAdded, forgetRefusals, add } = useAdding(doors, actions)
  const recount = (to: number) => {
    forgetRefusals()
    props.onCount(to)
  }
  const parts = partsOfDoors(calculation.parts, count)
  const set = useSet(parts, props.set)
  if (parts.length === 0) return <NoParts />
  return (
    <section className={classes.result} aria-labelledby={id} aria-busy={stale} inert={stale}>
      <div className={classes.head}>
        <Heading id={id} className={classes.heading}>
          {count === 1 ? 'Parts for this door' : `Parts for ${count} doors`}
        </Heading>
        <HowManyDoors count={count} onChange={recount} />
      </div>
      <ul className={classes.parts} aria-label="Calculated parts">
        {parts.map((part) => (
          <CalculatedPartRow
            key={part.partId}
            part={part}
            refusal={refusals[part.partId] ?? null}
            onAdd={() => add([part])}
            choice={set && { chosen: set.isChosen(part), turn: () => set.turn(part) }}
          />
        ))}
      </ul>
      {calculation.notes.filter(isWarning).map((note) => (
        <OutcomeNote key={note} tone="warn" title={note} />
      ))}
      {set?.leavesHeater && (
        <p className={classes.note}>Heater parts are not checked because this door was built for a cooler.</p>
      )}
      <Sum
        parts={set?.chosen ?? parts}
        least={set ? 1 : 2}
        addAll={props.addAll ?? 'Add all to cart'}
        openCart={anyAdded ? actions.openCart : null}
        onAdd={add}
      />
      {calculation.notes
        .filter((note) => !isWarning(note))
        .map((note) => (
          <p key={note} className={classes.note}>
            {note}
          </p>
        ))}
      {more?.(parts, doors, calculation.notes)}
    </section>
  )
}
