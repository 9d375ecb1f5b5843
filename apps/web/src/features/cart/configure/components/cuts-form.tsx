import { Button, Text, TextInput } from '@mantine/core'
import { maxLineQuantity } from '@mullion/domain/cart/cart'
import { changeCount } from '@mullion/domain/cart/counts'
import { type Cut, cutNotice, cutsQuantity, mergeCuts } from '@mullion/domain/cart/cuts'
import type { LineConfiguration } from '@mullion/domain/cart/line-configuration'
import type { Part } from '@mullion/domain/catalog/part'
import { formatQuantity } from '@mullion/domain/catalog/part-unit'
import { formatInches } from '@mullion/domain/inches'
import { formatMoney, lineTotalCents } from '@mullion/domain/money'
import { priceAt } from '@mullion/domain/own-price'
import { type FormEvent, useRef, useState } from 'react'
import entry from '../../../../ui/serial-entry.module.css'
import warning from '../../../../ui/warning.module.css'
import { type CutFields, nothingTyped, readCut } from '../cut-fields.ts'
import { type ConfigureFormProps, ConfirmFrame, InAll } from './confirm-frame.tsx'
import { CountedList } from './counted-list.tsx'

function nameOf({ lengthInches, wallThicknessInches }: Cut): string {
  const wall = wallThicknessInches === null ? '' : `, wall ${formatInches(wallThicknessInches)}`
  return `${formatInches(lengthInches)}${wall}`
}

const hint = { fz: 'sm', c: 'dimmed' } as const

const inchField = {
  className: entry.grow,
  autoComplete: 'off',
  maxLength: 20,
  rightSection: 'in',
  rightSectionPointerEvents: 'none',
} as const

function lineOfCuts(part: Part, cuts: readonly Cut[]): LineConfiguration {
  return { quantity: cutsQuantity(part.unit, cuts), configurations: [{ kind: 'cuts', cuts }] }
}

export function CutsForm({ onConfirm, typed, requestedQuantity, ...form }: ConfigureFormProps) {
  const { part } = form
  const { unit } = part
  const before = form.configurations.find((each) => each.kind === 'cuts')
  const wallNeeded = part.requirements.wallThickness
  const [cuts, setCuts] = useState<readonly Cut[]>(before?.cuts ?? [])
  const [fields, setFields] = useState<CutFields>({ length: '', wall: '', ...typed })
  const [problems, setProblems] = useState<Partial<CutFields>>({})
  const type = (change: Partial<CutFields>) => {
    setFields({ ...fields, ...change })
    setProblems({})
  }
  const length = useRef<HTMLInputElement>(null)
  const wall = useRef<HTMLInputElement>(null)
  const read = readCut(fields, wallNeeded)
  // Include the typed cut right away, so that the total matches what Confirm submits.
  const allCuts = read.cut === null ? cuts : mergeCuts([...cuts, read.cut])
  const add = () => {
    setProblems(read.problems ?? {})
    setCuts(allCuts)
    if (read.cut) setFields({ ...fields, length: '' })
  }
  const addOne = (event: FormEvent) => {
    event.preventDefault()
    add()
    const onlyWall = read.problems && !read.problems.length
    const next = onlyWall ? wall : length
    next.current?.focus()
  }
  const end = () => {
    // Confirm includes a cut that is typed but not added yet.
    if (!nothingTyped(fields)) add()
    const stuck = !nothingTyped(fields) && read.cut === null
    return stuck ? 'Press “Add cut” or clear the field first.' : onConfirm(lineOfCuts(part, allCuts))
  }
  const quantity = cutsQuantity(unit, allCuts)
  const total = lineTotalCents(priceAt(part, quantity).priceCents, quantity)
  const notice = cutNotice(Math.max(0, ...allCuts.map(({ lengthInches }) => lengthInches)))
  const rows = cuts.map((cut) => ({
    id: nameOf(cut),
    name: nameOf(cut),
    amount: formatQuantity(cutsQuantity(unit, [cut]), unit),
    count: cut.count,
    full: cut.count >= maxLineQuantity,
  }))
  return (
    <ConfirmFrame
      {...form}
      configuration={lineOfCuts(part, cuts)}
      typed={{ ...fields }}
      ready={allCuts.length > 0}
      onConfirm={end}
    >
      <Text {...hint}>In inches, to the nearest 1/8: 36.125 or 36 1/8.</Text>
      <form className={entry.entry} data-fields={wallNeeded ? 2 : 1} onSubmit={addOne}>
        <TextInput
          {...inchField}
          ref={length}
          label="Length"
          value={fields.length}
          onChange={(event) => type({ length: event.currentTarget.value })}
          error={problems.length}
          data-autofocus
        />
        {wallNeeded && (
          <TextInput
            {...inchField}
            ref={wall}
            label="Wall thickness"
            value={fields.wall}
            onChange={(event) => type({ wall: event.currentTarget.value })}
            error={problems.wall}
          />
        )}
        <Button type="submit" variant="default" h={44}>
          Add cut
        </Button>
      </form>
      <CountedList label="Cuts" rows={rows} onCount={(at, by) => setCuts(changeCount(cuts, at, by))} />
      {notice && (
        <Text className={warning.warning} p="8px 12px" fz="sm">
          {notice}
        </Text>
      )}
      {allCuts.length > 0 && (
        <InAll what={formatQuantity(quantity, unit)} amount={total === null ? null : formatMoney(total)} />
      )}
      {requestedQuantity !== null && quantity !== requestedQuantity && (
        <Text {...hint}>
          Quantity comes from your cut lengths, not the {formatQuantity(requestedQuantity, unit)} you entered.
          Add or change a cut.
        </Text>
      )}
    </ConfirmFrame>
  )
}
