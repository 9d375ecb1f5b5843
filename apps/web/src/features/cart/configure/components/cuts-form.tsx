import { type Cut, changeCount, cutNotice, cutsQuantity, mergeCuts } from '@mullion/domain/cart/cuts'
import type { Part } from '@mullion/domain/catalog/part'
import { formatMoney, timesQuantity } from '@mullion/domain/money'
import { useRef, useState } from 'react'
import classes from '../configure.module.css'
import { type CutFields, nothingTyped, readCut } from '../cut-fields.ts'
import { type ConfigureFormProps, ConfirmFrame } from './confirm-frame.tsx'
import { CutEntry } from './cut-entry.tsx'
import { CutList } from './cut-list.tsx'

type Problems = Partial<Record<keyof CutFields, string>>

const noFields: CutFields = { length: '', wall: '' }

/** The cuts of a form, and the fields that they are entered by. */
function useCuts(before: readonly Cut[], wallNeeded: boolean) {
  const [cuts, setCuts] = useState(before)
  const [fields, setFields] = useState(noFields)
  const [problems, setProblems] = useState<Problems>({})
  return {
    cuts,
    fields,
    problems,
    type(change: Partial<CutFields>) {
      setFields({ ...fields, ...change })
      setProblems({})
    },
    /** Adds what is typed; answers all cuts, or null when it cannot be read. */
    add(): readonly Cut[] | null {
      const typed = readCut(fields, wallNeeded)
      setProblems(typed.problems ?? {})
      if (typed.cut === null) return null
      const all = mergeCuts([...cuts, typed.cut])
      setCuts(all)
      setFields({ ...fields, length: '' })
      return all
    },
    count: (cut: Cut, by: 1 | -1) => setCuts(changeCount(cuts, cut, by)),
  }
}

function Staged({ part, cuts }: { readonly part: Part; readonly cuts: readonly Cut[] }) {
  const quantity = cutsQuantity(part.unit, cuts)
  const notice = cutNotice(Math.max(0, ...cuts.map(({ lengthInches }) => lengthInches)))
  return (
    <>
      {notice && <p className={classes.notice}>{notice}</p>}
      <output className={classes.staged}>
        <span>
          {quantity} {part.unit}
        </span>
        {part.priceCents !== null && <strong>{formatMoney(timesQuantity(part.priceCents, quantity))}</strong>}
      </output>
    </>
  )
}

/** The pieces that a part is to be cut into. */
export function CutsForm({ part, onConfirm, onClose, ...stated }: ConfigureFormProps) {
  const before = stated.configurations.find((each) => each.kind === 'cuts')
  const wallNeeded = part.requirements.wallThickness
  const { cuts, fields, problems, type, add, count } = useCuts(before?.cuts ?? [], wallNeeded)
  const length = useRef<HTMLInputElement>(null)
  const wall = useRef<HTMLInputElement>(null)
  const addOne = () => {
    const { problems: wrong } = readCut(fields, wallNeeded)
    add()
    const onlyWall = wrong && !wrong.length
    const next = onlyWall ? wall : length
    next.current?.focus()
  }
  const change = (cut: Cut, by: 1 | -1) => {
    count(cut, by)
    if (cut.count + by === 0) length.current?.focus()
  }
  const end = () => {
    // What is typed and not added yet is meant too.
    const all = nothingTyped(fields) ? cuts : add()
    if (all === null) return 'The last cut is not added yet.'
    const quantity = cutsQuantity(part.unit, all)
    return onConfirm({ quantity, configurations: [{ kind: 'cuts', cuts: all }] })
  }
  return (
    <ConfirmFrame part={part} ready={cuts.length > 0} onConfirm={end} onClose={onClose}>
      <CutEntry
        fields={fields}
        problems={problems}
        wallNeeded={wallNeeded}
        onType={type}
        onAdd={addOne}
        lengthRef={length}
        wallRef={wall}
      />
      <CutList part={part} cuts={cuts} onCount={change} />
      {cuts.length > 0 && <Staged part={part} cuts={cuts} />}
    </ConfirmFrame>
  )
}
