import { Button, Flex, Stack, Text } from '@mantine/core'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { isStaff } from '@mullion/domain/accounts/actor'
import { configurationRule } from '@mullion/domain/cart/configuration-rule'
import type { Part } from '@mullion/domain/catalog/part'
import { useState } from 'react'
import { phoneLink, store } from '../../../lib/store-info.ts'
import { AddButton } from '../../../ui/add-button.tsx'
import { AddToList } from '../../../ui/add-to-list.tsx'
import { QuantityField } from '../../../ui/quantity-field.tsx'
import { CalculateButton } from '../calculate-button.tsx'
import { type CatalogActions, cardQuantity } from '../catalog-actions.ts'
import { internalOf } from '../internal-part.ts'

interface BuyingProps {
  readonly part: Part
  readonly actions: CatalogActions
  readonly quantity: number
  readonly onQuantity: (quantity: number) => void
}

function Buying({ part, actions, quantity, onQuantity }: BuyingProps) {
  if (part.priceCents === null) {
    return (
      <Text p="10px 14px" bg="var(--accent-wash)" bdrs="sm">
        We quote this part by phone.{' '}
        <Text
          component="a"
          href={phoneLink(store.phone)}
          td="underline"
          fw={600}
          style={{ whiteSpace: 'nowrap' }}
        >
          Call {store.phone}
        </Text>
      </Text>
    )
  }
  if (configurationRule(part) === 'calculated') {
    return (
      <Stack gap={10} align="flex-start">
        <p>We’ll calculate the length from your door’s dimensions.</p>
        <CalculateButton part={part} actions={actions} alone />
      </Stack>
    )
  }
  return (
    <Flex gap={10} align="flex-start" wrap="wrap">
      <QuantityField
        value={quantity}
        onChange={onQuantity}
        range={cardQuantity(part)}
        label={`Quantity of ${part.number}`}
      />
      <AddButton label={part.number} onAdd={() => actions.addToCart(part, quantity)} />
      <CalculateButton part={part} actions={actions} />
    </Flex>
  )
}

/** For more pieces than anyone keeps, or a part without a price. A part to configure is asked about from the cart. */
function AskForQuote({ part, actions }: Pick<BuyingProps, 'part' | 'actions'>) {
  const { data: viewer } = useViewer()
  if (configurationRule(part) !== null || (viewer && isStaff(viewer.user))) return null
  return (
    <Button variant="subtle" size="compact-sm" h={36} onClick={() => actions.askForQuote(part.id)}>
      Ask for a quote
    </Button>
  )
}

export function PartBuying({ part, actions }: Pick<BuyingProps, 'part' | 'actions'>) {
  const [quantity, setQuantity] = useState<number>(cardQuantity(part).min)
  if (internalOf(part)?.obsolete) return null
  const line = { partId: part.id, quantity, comments: [], configurations: [] }
  return (
    <Stack gap={10} align="flex-start">
      <Buying {...{ part, actions, quantity }} onQuantity={setQuantity} />
      <Flex gap={10} wrap="wrap">
        <AddToList word="Add to list" lines={() => [line]} />
        <AskForQuote {...{ part, actions }} />
      </Flex>
    </Stack>
  )
}
