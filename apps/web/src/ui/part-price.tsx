import { Text } from '@mantine/core'
import type { InternalPart, Part } from '@mullion/domain/catalog/part'
import { breakText, whyForStaff } from '@mullion/domain/catalog/price-words'
import { formatMoney } from '@mullion/domain/money'
import { priceAt } from '@mullion/domain/own-price'
import { Price, type PriceProps } from './part-text.tsx'

const small = { fz: 13, c: 'dimmed' } as const

export interface PartPriceProps extends Pick<PriceProps, 'size'> {
  readonly part: Part | InternalPart
  /** How many are bought; one if omitted. */
  readonly quantity?: number
}

/** What the buyer pays for a unit of a part; staff who order for a company also read why. */
export function PartPrice({ part, quantity = 1, size = 'md' }: PartPriceProps) {
  const why = whyForStaff(part, quantity)
  return (
    <>
      <Price cents={priceAt(part, quantity).priceCents} unit={part.unit} size={size} />
      {why && (
        <Text span {...small}>
          {' '}
          {why}
        </Text>
      )}
    </>
  )
}

/** The list price, where the buyer pays less. */
export function ListPrice({ part, own = false }: { readonly part: Part; readonly own?: boolean }) {
  const { priceCents, listPriceCents: list } = part
  if (list == null || priceCents === null || list <= priceCents) return null
  return (
    <Text span {...small} style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {own && 'Your price. '}List {formatMoney(list)}
    </Text>
  )
}

/** The quantities from which the buyer pays another price, one a line. */
export function PriceBreaks({ part: { number, unit, priceBreaks } }: { readonly part: Part }) {
  if (!priceBreaks) return null
  return (
    <Text component="ul" {...small} w="100%" aria-label={`Quantity prices of ${number}`}>
      {priceBreaks.map((each) => (
        <li key={each.minQuantity}>{breakText(each, unit)}</li>
      ))}
    </Text>
  )
}
