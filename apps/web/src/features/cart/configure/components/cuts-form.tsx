import { maxLineQuantity } from '@mullion/domain/cart/cart'
import { changeCount } from '@mullion/domain/cart/counts'
import { type Cut, cutNotice, cutsQuantity, mergeCuts } from '@mullion/domain/cart/cuts'
import type { LineConfiguration } from '@mullion/domain/cart/line-configuration'
import type { Part } from '@mullion/domain/catalog/part'
import { formatQuantity } from '@mullion/domain/catalog/part-unit'
import { formatInches } from '@mullion/domain/inches'
import { formatMoney, timesQuantity } from '@mullion/domain/money'
import { useRef, useState } from 'react'
import classes from '../configure.module.css'
import { type CutFields, nothingTyped, readCut } from '../cut-fields.ts'
import { type ConfigureFormProps, ConfirmFrame } from './confirm-frame.tsx'
import { CountedList } from './counted-list.tsx'
import { CutEntry } from './cut-entry.tsx'

interface CutListProps {
  readonly part: Part
  readonly cuts: readonly Cut[]
  readonly onChange: (cuts: readonly Cut[]) => void
}

function nameOf({ lengthInches, wallThicknessInches }: Cut): string {
  const wall = wallThicknessInches === null ? '' : `, wall ${formatInches(wallThicknessInches)}`
  return `${formatInches(lengthInches)}${wall}`
}

/** The cuts added so far, each with plus and minus buttons. */
function CutList({ part, cuts, onChange }: CutListProps) {
  const rows = cuts.map((cut) => ({
    id: nameOf(cut),
    name: nameOf(cut),
    amount: formatQuantity(cutsQuantity(part.unit, [cut]), part.unit),
    count: cut.count,
    full: cut.count >= maxLineQuantity,
  }))
  return <CountedList label="Cuts" rows={rows} onCount={(at, by) => onChange(changeCount(cuts, at, by))} />
}

type Problems = Partial<Record<keyof CutFields, string>>

const noFields: CutFields = { length: '', wall: '' }

/** Holds the cuts of a form and the fields for entering them. */
function useCuts(before: readonly Cut[], typedBefore: CutFields, wallNeeded: boolean) {
  const [cuts, setCuts] = useState(before)
  const [fields, setFields] = useState(typedBefore)
  const [problems, setProblems] = useState<Problems>({})
  return {
    cuts,
    fields,
    problems,
    type(change: Partial<CutFields>) {
      setFields({ ...fields, ...change })
      setProblems({})
    },
    /** Adds the typed cut. Returns all cuts, or null if it is invalid. */
    add(): readonly Cut[] | null {
      const typed = readCut(fields, wallNeeded)
      setProblems(typed.problems ?? {})
      if (typed.cut === null) return null
      const all = mergeCuts([...cuts, typed.cut])
      setCuts(all)
      setFields({ ...fields, length: '' })
      return all
    },
    change: setCuts,
  }
}

function Staged({ part, cuts }: { readonly part: Part; readonly cuts: readonly Cut[] }) {
  const quantity = cutsQuantity(part.unit, cuts)
  const notice = cutNotice(Math.max(0, ...cuts.map(({ lengthInches }) => lengthInches)))
  return (
    <>
      {notice && <p className={classes.notice}>{notice}</p>}
      <output className={classes.staged}>
        <span>{formatQuantity(quantity, part.unit)}</span>
        {part.priceCents !== null && <strong>{formatMoney(timesQuantity(part.priceCents, quantity))}</strong>}
      </output>
    </>
  )
}

interface QuantityMismatchProps {
  readonly part: Part
  readonly cuts: readonly Cut[]
  readonly requested: number | null
}

/** Warns that the quantity asked for earlier differs from what is being ordered. */
function QuantityMismatch({ part: { unit }, cuts, requested }: QuantityMismatchProps) {
  if (requested === null || cutsQuantity(unit, cuts) === requested) return null
  return (
    <p className={classes.hint}>
      Quantity comes from your cut lengths, not the {formatQuantity(requested, unit)} you entered. Add or
      change a cut.
    </p>
  )
}

function lineOfCuts(part: Part, cuts: readonly Cut[]): LineConfiguration {
  return { quantity: cutsQuantity(part.unit, cuts), configurations: [{ kind: 'cuts', cuts }] }
}

/** Form for the pieces that a part is cut into. */
export function CutsForm({ onConfirm, typed, requestedQuantity, ...form }: ConfigureFormProps) {
  const { part } = form
  const before = form.configurations.find((each) => each.kind === 'cuts')
  const wallNeeded = part.requirements.wallThickness
  const { cuts, change, fields, problems, type, add } = useCuts(
    before?.cuts ?? [],
    { ...noFields, ...typed },
    wallNeeded,
  )
  const length = useRef<HTMLInputElement>(null)
  const wall = useRef<HTMLInputElement>(null)
  const addOne = () => {
    const { problems: wrong } = readCut(fields, wallNeeded)
    add()
    const onlyWall = wrong && !wrong.length
    const next = onlyWall ? wall : length
    next.current?.focus()
  }
  const end = () => {
    // Confirm includes a cut that is typed but not added yet.
    const all = nothingTyped(fields) ? cuts : add()
    if (all === null) return 'Press “Add cut” or clear the field first.'
    return onConfirm(lineOfCuts(part, all))
  }
  const { cut: typedCut } = readCut(fields, wallNeeded)
  // Include the typed cut right away, so that the total matches what Confirm submits.
  const allCuts = typedCut === null ? cuts : mergeCuts([...cuts, typedCut])
  return (
    <ConfirmFrame
      {...form}
      configuration={lineOfCuts(part, cuts)}
      typed={{ ...fields }}
      ready={allCuts.length > 0}
      onConfirm={end}
    >
      <CutEntry
        fields={fields}
        problems={problems}
        wallNeeded={wallNeeded}
        onType={type}
        onAdd={addOne}
        lengthRef={length}
        wallRef={wall}
      />
      <CutList part={part} cuts={cuts} onChange={change} />
      {allCuts.length > 0 && <Staged part={part} cuts={allCuts} />}
      <QuantityMismatch part={part} cuts={allCuts} requested={requestedQuantity} />
    </ConfirmFrame>
  )
}
