import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useApprovalActions } from '@mullion/client/approvals/approvals.hooks'
import { readError } from '@mullion/client/read-error'
import type { ApprovalRequest } from '@mullion/domain/approvals/approval-request'
import { quantityProblem } from '@mullion/domain/cart/cart'
import { displayNumber } from '@mullion/domain/catalog/part-number'
import { useState } from 'react'
import { notify } from '../../lib/notices.state.ts'
import { OutcomeNote } from '../../ui/outcome-note.tsx'
import { PartName } from '../../ui/part-text.tsx'

/** Reads a quantity as it is typed, such as `1,000`; not a number for anything else. */
const quantityIn = (text: string) => (text.trim() === '' ? Number.NaN : Number(text.replaceAll(',', '')))

interface Edited {
  readonly kept: boolean
  readonly text: string
}

/** Changes quantities of a request or leaves lines out; a configured line is kept as it is or left out. */
export function ChangeQuantities({
  request,
  onDone,
}: {
  readonly request: ApprovalRequest
  readonly onDone: () => void
}) {
  const { id: requestId, version, lines } = request
  const { change } = useApprovalActions()
  const [edited, setEdited] = useState<readonly Edited[]>(() =>
    lines.map(({ quantity }) => ({ kept: true, text: String(quantity) })),
  )
  const [checked, setChecked] = useState(false)
  const edit = (at: number, to: Partial<Edited>) =>
    setEdited((all) => all.map((each, index) => (index === at ? { ...each, ...to } : each)))
  const wanted = lines.flatMap(({ partId }, at) => {
    const line = edited[at]
    return line?.kept ? [{ partId, quantity: quantityIn(line.text) }] : []
  })
  const problemAt = (at: number) => {
    const line = edited[at]
    const unit = lines[at]?.unit
    if (!checked || !line?.kept || unit === undefined || lines[at]?.configurations.length) return null
    return quantityProblem(unit, quantityIn(line.text))
  }
  const valid = wanted.length > 0
  const send = () => {
    setChecked(true)
    const isWrong = lines.some(
      ({ unit, configurations }, at) =>
        edited[at]?.kept && configurations.length === 0 && quantityProblem(unit, quantityIn(edited[at].text)),
    )
    if (isWrong || change.isPending) return
    change.mutate(
      { requestId, version, lines: wanted },
      {
        onSuccess: () => {
          notify('The quantities were changed.')
          onDone()
        },
      },
    )
  }
  return (
    <Stack gap={10}>
      {lines.map(({ partId, number, name, quantity, configurations }, at) => (
        <Group key={partId} gap={12} align="center" wrap="wrap">
          <Checkbox
            checked={edited[at]?.kept ?? true}
            label={
              <>
                <PartName>{name}</PartName>, {displayNumber(number)}
              </>
            }
            onChange={(event) => edit(at, { kept: event.currentTarget.checked })}
          />
          {configurations.length === 0 ? (
            <TextInput
              aria-label={`Quantity of ${displayNumber(number)}`}
              inputMode="decimal"
              miw={90}
              maw={260}
              maxLength={9}
              value={edited[at]?.text ?? ''}
              disabled={!edited[at]?.kept}
              error={problemAt(at)}
              onChange={(event) => edit(at, { text: event.currentTarget.value })}
            />
          ) : (
            <Text span c="dimmed" fz="sm">
              {quantity}, as configured
            </Text>
          )}
        </Group>
      ))}
      {!valid && <Text c="dimmed">Keep at least one line, or reject the request.</Text>}
      {change.error && <OutcomeNote tone="bad" title={readError(change.error).message} />}
      <Group gap={10}>
        <Button variant="default" h={44} onClick={onDone}>
          Back
        </Button>
        <Button h={44} disabled={!valid} onClick={send} data-busy={change.isPending || undefined}>
          Save quantities
        </Button>
      </Group>
    </Stack>
  )
}
