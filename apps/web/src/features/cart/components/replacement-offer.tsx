import { Button, Group, Text } from '@mantine/core'
import { useNumberLookup } from '@mullion/client/catalog/part-list.hooks'
import { configurationRule, doorsDecide } from '@mullion/domain/cart/configuration-rule'
import { leadText } from '@mullion/domain/catalog/number-lead'
import { formatMoney } from '@mullion/domain/money'
import { notifyProblem } from '../../../lib/notices.state.ts'
import { perUnit } from '../../../ui/part-text.tsx'
import { addToCart, removeFromCart } from '../cart.state.ts'
import type { CartLineView } from '../cart-view.ts'
import { configureAndAdd } from '../configure/configure-actions.ts'

/** For a line whose part is no longer sold: the part it leads to, with its price. The line changes only on request. */
export function ReplacementOffer({ line: { entry } }: { readonly line: CartLineView }) {
  const [found] = useNumberLookup([entry.part.number]).data ?? []
  if (!found?.lead) return null
  const { part } = found.lead
  const replace = async () => {
    const { quantity } = entry
    const asks = configurationRule(part) !== null
    const problem = asks ? null : addToCart({ part, quantity, comments: entry.comments })
    if (problem) return notifyProblem(problem)
    if (asks && !(await configureAndAdd(part, quantity))) return
    removeFromCart(entry.part.id)
  }
  return (
    <Group gap="4px 10px" align="center">
      <Text fz={13} fw={560}>
        {leadText(found.lead)}
      </Text>
      {part.priceCents !== null && !doorsDecide(part) && (
        <Button
          variant="default"
          size="xs"
          h={36}
          onClick={() => void replace()}
          aria-label={`Replace with ${part.number}, ${formatMoney(part.priceCents)} ${perUnit(part.unit)}, in place of ${entry.part.number}`}
        >
          Replace with {part.number}, {formatMoney(part.priceCents)} {perUnit(part.unit)}
        </Button>
      )}
    </Group>
  )
}
