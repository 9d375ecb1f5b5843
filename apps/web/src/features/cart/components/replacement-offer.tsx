import { Button, Group, Text } from '@mantine/core'
import { useNumberLookup } from '@mullion/client/catalog/part-list.hooks'
import { leadText } from '@mullion/domain/catalog/number-lead'
import { formatMoney } from '@mullion/domain/money'
import { priceAt } from '@mullion/domain/own-price'
import { perUnit } from '../../../ui/part-text.tsx'
import { removeFromCart } from '../cart.state.ts'
import type { CartLineView } from '../cart-view.ts'
import { addReplacement, canReplace } from '../replacement.ts'

/** For a line whose part is no longer sold: the part it leads to, with its price. The line changes only on request. */
export function ReplacementOffer({ line: { entry } }: { readonly line: CartLineView }) {
  const [found] = useNumberLookup([entry.part.number]).data ?? []
  if (!found?.lead) return null
  const { part } = found.lead
  const replace = async () => {
    if (await addReplacement(part, entry)) removeFromCart(entry.part.id)
  }
  return (
    <Group gap="4px 10px" align="center">
      <Text fz={13} fw={560}>
        {leadText(found.lead)}
      </Text>
      {canReplace(part) && (
        <Button
          variant="default"
          size="xs"
          h={36}
          onClick={() => void replace()}
          aria-label={`Replace with ${part.number}, ${formatMoney(priceAt(part, entry.quantity).priceCents ?? 0)} ${perUnit(part.unit)}, in place of ${entry.part.number}`}
        >
          Replace with {part.number}, {formatMoney(priceAt(part, entry.quantity).priceCents ?? 0)}{' '}
          {perUnit(part.unit)}
        </Button>
      )}
    </Group>
  )
}
