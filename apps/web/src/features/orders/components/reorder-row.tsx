import { Button, Checkbox, Flex, Group, Stack, Text } from '@mantine/core'
import { useNumberLookup } from '@mullion/client/catalog/part-list.hooks'
import { leadText } from '@mullion/domain/catalog/number-lead'
import { displayNumber } from '@mullion/domain/catalog/part-number'
import { formatMoney, timesQuantity } from '@mullion/domain/money'
import type { ReorderLine, ReorderOutcome } from '@mullion/domain/orders/order-list'
import { PartWords } from '../../../ui/part-lines.tsx'
import { orderedPart } from '../order-words.ts'
import { canReorder } from '../reorder.ts'
import classes from './reorder-row.module.css'

export interface ReorderRowProps {
  readonly reorder: ReorderLine
  readonly checked: boolean
  readonly onToggle: (partId: number) => void
  readonly onOpenPart: ((partId: number) => void) | undefined
}

const refusals: Partial<Record<ReorderOutcome, string>> = {
  no_longer_sold: 'No longer sold',
  needs_configuration: 'Choose options before you order',
}

function Outcome({ reorder }: { readonly reorder: ReorderLine }) {
  const { line, outcome, unitPriceCents } = reorder
  const refusal = refusals[outcome]
  if (refusal || unitPriceCents === null) {
    return (
      <Text span c="var(--warn-ink)" fw={560}>
        {refusal ?? 'No price online. Please call us'}
      </Text>
    )
  }
  const price = `${formatMoney(unitPriceCents)} / ${line.unit}`
  if (outcome === 'same') return <span>Same price, {price}</span>
  return (
    <span>
      New price, was{' '}
      <Text component="s" c="dimmed" td="line-through">
        {formatMoney(line.unitPriceCents)}
      </Text>
      , now <strong>{price}</strong>
    </span>
  )
}

/** The part that the number of a part no longer sold leads to. */
function Replacement({
  number,
  onOpenPart,
}: { readonly number: string } & Pick<ReorderRowProps, 'onOpenPart'>) {
  const [found] = useNumberLookup([number]).data ?? []
  if (!found?.lead) return null
  const { part } = found.lead
  return (
    <Group component="span" gap={8}>
      <span>{leadText(found.lead)}</span>
      {onOpenPart && (
        <Button variant="default" size="xs" h={36} onClick={() => onOpenPart(part.id)}>
          Open part {part.number}
        </Button>
      )}
    </Group>
  )
}

export function ReorderRow({ reorder, checked, onToggle, onOpenPart }: ReorderRowProps) {
  const { line, outcome, unitPriceCents } = reorder
  const able = canReorder(reorder)
  const words = (
    <Stack component="span" gap={2} flex={1} miw={0} pl={able ? 0 : 32}>
      <PartWords {...orderedPart(line)} />
      <Group component="span" gap="0 14px" fz="sm">
        <Text span c="dimmed">
          {line.quantity} {line.unit}
        </Text>
        <Outcome reorder={reorder} />
        {outcome === 'no_longer_sold' && <Replacement number={line.number} onOpenPart={onOpenPart} />}
      </Group>
    </Stack>
  )
  return (
    <Flex component="li" gap={16} py={10} className={classes.row} c={able ? undefined : 'dimmed'}>
      {able ? (
        <>
          <Checkbox
            flex={1}
            miw={0}
            classNames={{ labelWrapper: classes.label }}
            checked={checked}
            onChange={() => onToggle(line.partId)}
            label={words}
          />
          <Text span pt={1} fw={600}>
            {formatMoney(timesQuantity(unitPriceCents ?? 0, line.quantity))}
          </Text>
        </>
      ) : (
        words
      )}
      {outcome === 'needs_configuration' && onOpenPart && (
        <Button
          variant="default"
          h={40}
          flex="none"
          onClick={() => onOpenPart(line.partId)}
          aria-label={`Open part ${displayNumber(line.number)}`}
        >
          Open part
        </Button>
      )}
    </Flex>
  )
}
