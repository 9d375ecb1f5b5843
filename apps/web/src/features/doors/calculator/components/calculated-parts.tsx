import '@mantine/core/styles/Checkbox.layer.css'
import { Button, Group, Stack, Text } from '@mantine/core'
import { modeOfUse } from '@mullion/domain/doors/calculated-part'
import type { Door } from '@mullion/domain/doors/door'
import { isWarning } from '@mullion/domain/doors/heater-constants'
import type { PricedCalculation } from '@mullion/domain/doors/priced-calculation'
import { formatMoney } from '@mullion/domain/money'
import { IconShoppingCart } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import buttons from '../../../../ui/actions.module.css'
import { AddButton } from '../../../../ui/add-button.tsx'
import { AddToList } from '../../../../ui/add-to-list.tsx'
import { buttonIcon } from '../../../../ui/button-icon.ts'
import { OutcomeNote } from '../../../../ui/outcome-note.tsx'
import { QuantityField } from '../../../../ui/quantity-field.tsx'
import { additionsOf, type EqualDoors, type PartOfDoor, partsOfDoors, sumCents } from '../additions.ts'
import type { PartsActions } from '../calculator-actions.ts'
import { CalculatedPartRow } from './calculated-part-row.tsx'
import classes from './calculated-parts.module.css'
import { NoParts } from './no-parts.tsx'

export interface CalculatedPartsProps {
  readonly calculation: PricedCalculation
  /** True while the result is for the previous version of the door; nothing can be added until it updates. */
  readonly stale?: boolean
  readonly door: Door
  /** Null for a door with typed dimensions. */
  readonly serialNumber: string | null
  readonly count: number
  readonly onCount: (to: number) => void
  readonly actions: PartsActions
  readonly addAll?: string
  /** Makes the parts selectable. `application` is what the door was built for; null if unknown. */
  readonly set?: { readonly application: string | null }
  readonly level?: 2 | 4
  readonly more?: (
    parts: readonly PartOfDoor[],
    doors: EqualDoors,
    notes: PricedCalculation['notes'],
  ) => ReactNode
}

/** Heater parts of a cooler start unselected. */
function startsChosen({ uses }: PartOfDoor, application: string | null): boolean {
  return application !== 'Cooler' || !uses.some(({ use }) => modeOfUse(use) === 'heater')
}

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

export const doorCount = { min: 1, max: 99, step: 1 } as const

function useAdding(doors: EqualDoors, { addCalculated }: PartsActions) {
  const [refusals, setRefusals] = useState<Readonly<Record<number, string | null>>>({})
  return {
    refusals,
    anyAdded: Object.values(refusals).includes(null),
    /** Another number of doors may be accepted, so clear the rejections. */
    clearRefusals: () =>
      setRefusals(Object.fromEntries(Object.entries(refusals).filter(([, refusal]) => refusal === null))),
    add(parts: readonly PartOfDoor[]): boolean {
      const additions = additionsOf(parts, doors)
      const problems = addCalculated(additions)
      const outcomes = additions.map(({ part }, at) => [part.id, problems[at] ?? null] as const)
      setRefusals({ ...refusals, ...Object.fromEntries(outcomes) })
      return problems.every((problem) => problem === null)
    },
  }
}

export function CalculatedParts(props: CalculatedPartsProps) {
  const { calculation, stale = false, door, serialNumber, count, actions, level = 4, more } = props
  const { addAll = 'Add all to cart' } = props
  const id = useId()
  const doors: EqualDoors = { door, serialNumber, count }
  const { refusals, anyAdded, clearRefusals, add } = useAdding(doors, actions)
  const recount = (to: number) => {
    clearRefusals()
    props.onCount(to)
  }
  const parts = partsOfDoors(calculation.parts, count)
  const set = useSet(parts, props.set)
  if (parts.length === 0) return <NoParts />
  const chosen = set?.chosen ?? parts
  const orderable = chosen.filter(({ problem }) => problem === null)
  return (
    <Stack
      component="section"
      className={classes.result ?? ''}
      gap={12}
      miw={0}
      aria-labelledby={id}
      aria-busy={stale}
      inert={stale}
    >
      <Group justify="space-between" gap="8px 20px">
        <Text component={`h${level}`} id={id} fz={17} fw={600}>
          {count === 1 ? 'Parts for this door' : `Parts for ${count} doors`}
        </Text>
        <Group gap={12} wrap="nowrap" fz="sm" c="dimmed" data-no-print>
          How many of these doors?
          <QuantityField
            value={count}
            onChange={recount}
            range={doorCount}
            label="How many of these doors?"
          />
        </Group>
      </Group>
      <ul aria-label="Calculated parts">
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
        <Text fz="sm" c="var(--ink-soft)">
          Heater parts are not checked because this door was built for a cooler.
        </Text>
      )}
      <Group className={classes.sum ?? ''} justify="flex-end" gap="10px 24px" mod={{ bar: set !== null }}>
        <Group component="p" align="baseline" gap={12}>
          Total{' '}
          <Text component="strong" fz={20} fw={670}>
            {formatMoney(sumCents(chosen))}
          </Text>
        </Group>
        <div className={`${buttons.actions} ${classes.actions}`} data-no-print>
          {anyAdded && (
            <Button
              variant="default"
              h={40}
              onClick={actions.openCart}
              leftSection={<IconShoppingCart {...buttonIcon} />}
            >
              Open cart
            </Button>
          )}
          {set && orderable.length > 0 && (
            <AddToList
              word="Add to list"
              lines={() =>
                additionsOf(orderable, doors).map(({ part, quantity, configurations }) => ({
                  ...{ partId: part.id, quantity, comments: [], configurations },
                }))
              }
            />
          )}
          {orderable.length >= (set ? 1 : 2) && (
            <AddButton
              label={orderable.length === 1 ? '1 part' : `${orderable.length} parts`}
              word={addAll}
              onAdd={() => add(orderable)}
            />
          )}
        </div>
      </Group>
      {calculation.notes
        .filter((note) => !isWarning(note))
        .map((note) => (
          <Text key={note} fz="sm" c="var(--ink-soft)">
            {note}
          </Text>
        ))}
      {more?.(parts, doors, calculation.notes)}
    </Stack>
  )
}
