import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { Checkbox, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { readError } from '@mullion/client/read-error'
import { useReturnDeskActions } from '@mullion/client/returns/returns.hooks'
import { maxReturnNote } from '@mullion/domain/returns/return-input'
import { reasonRules } from '@mullion/domain/returns/return-policy'
import { type InspectionResult, inspectionResults } from '@mullion/domain/returns/return-state'
import type { PartReturn, ReturnLine } from '@mullion/domain/returns/return-view'
import { inspectionWords } from '@mullion/domain/returns/return-words'
import { type FormEvent, useState } from 'react'
import { notify } from '../../../lib/notices.state.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import box from '../../../ui/box.module.css'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { PartNumber } from '../../../ui/part-text.tsx'
import { Section } from '../../../ui/section.tsx'
import { problemsByLine } from './line-problems.ts'

interface Inspected {
  readonly result: InspectionResult
  readonly credit: string
  readonly fee: boolean
}

const firstOf = ({
  result,
  creditQuantity,
  receivedQuantity,
  reason,
  feePercent,
}: ReturnLine): Inspected => ({
  result: result ?? 'ok',
  credit: String(creditQuantity ?? receivedQuantity ?? 0),
  fee: result === null ? reasonRules[reason].fee : feePercent > 0,
})

interface LineProps {
  readonly line: ReturnLine
  readonly value: Inspected
  readonly problem: string | undefined
  readonly onValue: (value: Inspected) => void
}

function InspectedLine({ line, value, problem, onValue }: LineProps) {
  const { number, name, unit, receivedQuantity, reason } = line
  const change = (result: InspectionResult) =>
    onValue({ ...value, result, credit: result === 'not_ours' ? '0' : value.credit })
  return (
    <Stack component="li" gap={8} p="10px 12px" className={box.box ?? ''}>
      <div>
        <PartNumber>{number}</PartNumber> {name}
      </div>
      <Group gap={12} align="flex-start">
        <NativeSelect
          label="Condition"
          aria-label={`Condition of ${number}`}
          value={value.result}
          onChange={(event) => change(event.currentTarget.value as InspectionResult)}
          data={inspectionResults.map((result) => ({ value: result, label: inspectionWords[result] }))}
        />
        <TextInput
          label={`Credit, of ${receivedQuantity} ${unit}`}
          aria-label={`Credit of ${number}`}
          inputMode="decimal"
          maxLength={10}
          value={value.credit}
          error={problem}
          onChange={(event) => onValue({ ...value, credit: event.currentTarget.value })}
        />
      </Group>
      {reasonRules[reason].fee && (
        <Checkbox
          label="Charge the restocking fee"
          aria-label={`Charge the restocking fee of ${number}`}
          checked={value.fee}
          onChange={(event) => onValue({ ...value, fee: event.currentTarget.checked })}
        />
      )}
    </Stack>
  )
}

/** Notes what each part that arrived is like, and how many are to be credited. */
export function InspectForm({ shown }: { readonly shown: PartReturn }) {
  const { id: returnId, revision, number, lines, state } = shown
  const arrived = lines.filter(({ receivedQuantity }) => (receivedQuantity ?? 0) > 0)
  const [values, setValues] = useState<Readonly<Record<number, Inspected>>>(() =>
    Object.fromEntries(arrived.map((line) => [line.lineNo, firstOf(line)])),
  )
  const [note, setNote] = useState('')
  const [problems, setProblems] = useState<Readonly<Record<number, string>>>({})
  const { inspect } = useReturnDeskActions()
  const inspectedOf = (line: ReturnLine) => values[line.lineNo] ?? firstOf(line)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (inspect.isPending) return
    const given = arrived.map((line) => {
      const { result, credit, fee } = inspectedOf(line)
      return { lineNo: line.lineNo, result, creditQuantity: Number(credit.trim() || Number.NaN), fee }
    })
    const wrong = given.filter(({ creditQuantity }) => !Number.isFinite(creditQuantity))
    setProblems(Object.fromEntries(wrong.map(({ lineNo }) => [lineNo, 'Enter how many to credit, or 0.'])))
    if (wrong.length > 0) return
    inspect.mutate(
      { returnId, revision, lines: given, note },
      {
        onSuccess: () => notify(`The parts of ${number} were checked.`),
        onError: (error) => setProblems(problemsByLine(readError(error).fields, given)),
      },
    )
  }
  if (arrived.length === 0) return null
  return (
    <Section id="return-inspect" title={state === 'inspected' ? 'Check again' : 'Check the parts'}>
      <form onSubmit={send} noValidate aria-label="Check the parts">
        <Stack gap={14}>
          <Stack component="ul" gap={8} aria-label="Parts that arrived">
            {arrived.map((line) => (
              <InspectedLine
                key={line.lineNo}
                line={line}
                value={inspectedOf(line)}
                problem={problems[line.lineNo]}
                onValue={(value) => setValues({ ...values, [line.lineNo]: value })}
              />
            ))}
          </Stack>
          <Textarea
            label="Message to the buyer (optional)"
            rows={2}
            maxLength={maxReturnNote}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          {inspect.error && Object.keys(problems).length === 0 && (
            <OutcomeNote tone="bad" title={readError(inspect.error).message} />
          )}
          <Group>
            <ActionButton type="submit" busy={inspect.isPending} h={44}>
              Mark as checked
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </Section>
  )
}
