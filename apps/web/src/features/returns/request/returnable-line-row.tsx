import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { type ReturnReason, reasonRules, returnReasons } from '@mullion/domain/returns/return-policy'
import type { ReturnableLine, ReturnOffer } from '@mullion/domain/returns/return-view'
import box from '../../../ui/box.module.css'
import { PartNumber } from '../../../ui/part-text.tsx'
import { QuantityField } from '../../../ui/quantity-field.tsx'
import { answerOf, type ChosenLine } from './return-draft.ts'

const tones = { approved: 'var(--good-ink)', refused: 'var(--bad-ink)', waiting: 'dimmed' } as const

const rangeOf = ({ unit, returnable }: ReturnableLine) => {
  const step = unit === 'EA' ? 1 : 0.25
  return { min: step, max: returnable, step }
}

export interface ReturnableLineRowProps {
  readonly line: ReturnableLine
  readonly chosen: ChosenLine | undefined
  readonly offer: ReturnOffer
  readonly problem: string | undefined
  readonly onLine: (chosen: ChosenLine | null) => void
}

/** A line of an order that can be returned: how much of it and why, with what the policy says. */
export function ReturnableLineRow({ line, chosen, offer, problem, onLine }: ReturnableLineRowProps) {
  const { number, name, unit, returnable, remarks } = line
  const answer = chosen && answerOf(line, chosen, offer)
  return (
    <Stack component="li" gap={10} p="12px 14px" className={box.box ?? ''}>
      <Checkbox
        size="md"
        checked={chosen !== undefined}
        onChange={(event) =>
          onLine(event.currentTarget.checked ? { quantity: returnable, reason: '' } : null)
        }
        label={
          <>
            <PartNumber>{number}</PartNumber> {name}
          </>
        }
        description={[`${returnable} ${unit} can be returned`, ...remarks].join('. ')}
      />
      {chosen && (
        <Group gap={12} align="flex-end">
          <QuantityField
            label={`Quantity of ${number}`}
            value={chosen.quantity}
            range={rangeOf(line)}
            onChange={(quantity) => onLine({ ...chosen, quantity })}
          />
          <NativeSelect
            label="Why"
            aria-label={`Why ${number} comes back`}
            withAsterisk
            miw={220}
            value={chosen.reason}
            error={problem}
            onChange={(event) =>
              onLine({ ...chosen, reason: event.currentTarget.value as ReturnReason | '' })
            }
            data={[
              { value: '', label: 'Choose a reason' },
              ...returnReasons.map((reason) => ({ value: reason, label: reasonRules[reason].label })),
            ]}
          />
        </Group>
      )}
      {answer && (
        <Text fz="sm" c={tones[answer.decision]} role="status">
          {answer.text}
        </Text>
      )}
    </Stack>
  )
}
