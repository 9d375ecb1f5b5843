import '@mantine/core/styles/FloatingIndicator.layer.css'
import '@mantine/core/styles/SegmentedControl.layer.css'
import { Group, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { readError } from '@mullion/client/read-error'
import { useReturnDeskActions } from '@mullion/client/returns/returns.hooks'
import { maxReturnNote } from '@mullion/domain/returns/return-input'
import { reasonRules } from '@mullion/domain/returns/return-policy'
import type { PartReturn } from '@mullion/domain/returns/return-view'
import { type FormEvent, useState } from 'react'
import { notify } from '../../../lib/notices.state.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import box from '../../../ui/box.module.css'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { PartNumber } from '../../../ui/part-text.tsx'
import { Section } from '../../../ui/section.tsx'

type Choice = 'approve' | 'refuse' | ''

/** Approves or refuses the lines that wait, or those that the rules refused. */
export function DecideForm({ shown }: { readonly shown: PartReturn }) {
  const { id: returnId, revision, number, lines, state } = shown
  const open = lines.filter(({ decision }) => decision === (state === 'refused' ? 'refused' : 'waiting'))
  const [choices, setChoices] = useState<Readonly<Record<number, Choice>>>({})
  const [answers, setAnswers] = useState<Readonly<Record<number, string>>>({})
  const [note, setNote] = useState('')
  const [checked, setChecked] = useState(false)
  const { decide } = useReturnDeskActions()
  const choiceOf = (lineNo: number) => choices[lineNo] ?? ''
  const answerOf = (lineNo: number) => (answers[lineNo] ?? '').trim()
  const problemOf = (lineNo: number) => {
    if (!checked || choiceOf(lineNo) === 'approve') return undefined
    if (choiceOf(lineNo) === '') return 'Approve or refuse this part.'
    return answerOf(lineNo) === '' ? 'This field is required.' : undefined
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const isOpen = ({ lineNo }: { readonly lineNo: number }) =>
      choiceOf(lineNo) === '' || (choiceOf(lineNo) === 'refuse' && answerOf(lineNo) === '')
    if (open.some(isOpen) || decide.isPending) return
    const decided = open.map(({ lineNo }) => ({
      ...{ lineNo, approve: choiceOf(lineNo) === 'approve', answer: answerOf(lineNo) },
    }))
    decide.mutate(
      { returnId, revision, lines: decided, note },
      { onSuccess: () => notify(`The answer to ${number} was sent.`) },
    )
  }
  return (
    <Section id="return-decide" title={state === 'refused' ? 'Approve after all' : 'Answer'}>
      <form onSubmit={send} noValidate aria-label="Answer the return">
        <Stack gap={14}>
          <Stack component="ul" gap={8} aria-label="Parts to decide">
            {open.map(({ lineNo, number: part, name, quantity, unit, reason }) => (
              <Stack key={lineNo} component="li" gap={8} p="10px 12px" className={box.box ?? ''}>
                <Text>
                  <PartNumber>{part}</PartNumber> {name}, {quantity} {unit}:{' '}
                  {reasonRules[reason].label.toLowerCase()}
                </Text>
                <SegmentedControl
                  aria-label={`Decision about ${part}`}
                  mr="auto"
                  value={choiceOf(lineNo)}
                  onChange={(next) => setChoices({ ...choices, [lineNo]: next as Choice })}
                  data={[
                    { value: 'approve', label: 'Approve' },
                    { value: 'refuse', label: 'Refuse' },
                  ]}
                />
                <TextInput
                  label={choiceOf(lineNo) === 'refuse' ? 'Why not' : 'Answer (optional)'}
                  aria-label={`Answer about ${part}`}
                  withAsterisk={choiceOf(lineNo) === 'refuse'}
                  maxLength={500}
                  value={answers[lineNo] ?? ''}
                  error={problemOf(lineNo)}
                  onChange={(event) => setAnswers({ ...answers, [lineNo]: event.currentTarget.value })}
                />
              </Stack>
            ))}
          </Stack>
          <Textarea
            label="Message to the buyer (optional)"
            rows={2}
            maxLength={maxReturnNote}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          {decide.error && <OutcomeNote tone="bad" title={readError(decide.error).message} />}
          <Group>
            <ActionButton type="submit" busy={decide.isPending} h={44}>
              Send the answer
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </Section>
  )
}
