import { Group, Stack, TextInput } from '@mantine/core'
import { readError } from '@mullion/client/read-error'
import { useReturnDeskActions } from '@mullion/client/returns/returns.hooks'
import type { PartReturn } from '@mullion/domain/returns/return-view'
import { type FormEvent, useState } from 'react'
import { notify } from '../../../lib/notices.state.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { Section } from '../../../ui/section.tsx'
import { problemsByLine } from './line-problems.ts'

/** Notes what of each approved line arrived. */
export function ReceiveForm({ shown }: { readonly shown: PartReturn }) {
  const { id: returnId, revision, number, lines, state } = shown
  const coming = lines.filter(({ decision }) => decision === 'approved')
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries(coming.map((line) => [line.lineNo, String(line.receivedQuantity ?? line.quantity)])),
  )
  const [problems, setProblems] = useState<Readonly<Record<number, string>>>({})
  const { receive } = useReturnDeskActions()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (receive.isPending) return
    const given = coming.map(({ lineNo }) => ({ lineNo, quantity: Number(typed[lineNo] || Number.NaN) }))
    const wrong = given.filter(({ quantity }) => !Number.isFinite(quantity))
    setProblems(Object.fromEntries(wrong.map(({ lineNo }) => [lineNo, 'Enter how many arrived, or 0.'])))
    if (wrong.length > 0) return
    receive.mutate(
      { returnId, revision, lines: given },
      {
        onSuccess: () => notify(`The parts of ${number} were received.`),
        onError: (error) => setProblems(problemsByLine(readError(error).fields, given)),
      },
    )
  }
  return (
    <Section id="return-receive" title={state === 'received' ? 'Correct what arrived' : 'Receive'}>
      <form onSubmit={send} noValidate aria-label="Receive the parts">
        <Stack gap={12}>
          {coming.map(({ lineNo, number: part, quantity, unit }) => (
            <TextInput
              key={lineNo}
              label={`${part}: how many of ${quantity} ${unit} arrived?`}
              maw={320}
              inputMode="decimal"
              maxLength={10}
              value={typed[lineNo] ?? ''}
              error={problems[lineNo]}
              onChange={(event) => setTyped({ ...typed, [lineNo]: event.currentTarget.value })}
            />
          ))}
          {receive.error && Object.keys(problems).length === 0 && (
            <OutcomeNote tone="bad" title={readError(receive.error).message} />
          )}
          <Group>
            <ActionButton type="submit" busy={receive.isPending} h={44}>
              Mark as received
            </ActionButton>
          </Group>
        </Stack>
      </form>
    </Section>
  )
}
