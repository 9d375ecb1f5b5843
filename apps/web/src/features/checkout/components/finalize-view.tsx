import { Stack } from '@mantine/core'
import { describeConfiguration } from '@mullion/domain/cart/line-configuration'
import type { SavedCartLine } from '@mullion/domain/cart/stored-cart'
import { specialOrderText } from '@mullion/domain/catalog/part'
import type { PricedCartLine } from '@mullion/domain/checkout/quote'
import type { ShipAddress } from '@mullion/domain/postal-address'
import { CreditLine } from '../../../ui/credit-line.tsx'
import { type PartLine, PartLines } from '../../../ui/part-lines.tsx'
import { Section } from '../../../ui/section.tsx'
import classes from '../checkout.module.css'
import { PaymentForm } from '../payment/payment-form.tsx'
import { CostSummary } from '../quote/cost-summary.tsx'
import { useFinalize } from '../use-finalize.ts'
import type { CheckoutViewProps } from '../view-props.ts'
import { PlaceOrder } from './place-order.tsx'
import { ShipToBlock } from './ship-to-block.tsx'
import { ViewHead } from './view-head.tsx'

function lineOf(
  { part, quantity, comments, configurations = [] }: SavedCartLine,
  priced?: PricedCartLine,
): PartLine {
  return {
    partId: part.id,
    number: priced?.number || part.number,
    name: priced?.name ?? part.name,
    remarks: [
      ...(priced?.specialOrder ? [specialOrderText] : []),
      ...configurations.flatMap(describeConfiguration),
      ...comments,
    ],
    quantity,
    unit: part.unit,
    unitPriceCents: priced?.unitPriceCents,
    lineTotalCents: priced?.lineTotalCents,
  }
}

/** Id of the heading that takes the focus after a failed payment. */
export const paymentHeading = 'payment-method'

export function FinalizeView(props: CheckoutViewProps & { readonly address: ShipAddress }) {
  const { entries, address, options, priceQuote, onView } = props
  const itemsTitle = priceQuote ? 'Items in the quote' : 'Items in the cart'
  const finalize = useFinalize(props)
  const { placing, quote, offer, payment, place } = finalize
  const priced = new Map(offer?.lines.map((line) => [line.partId, line]))
  const lines = entries.map((entry) => lineOf(entry, priced.get(entry.part.id)))
  return (
    <>
      <ViewHead view="finalize" ofQuote={priceQuote !== undefined} onView={onView} disabled={placing} />
      <div className={classes.columns}>
        <Stack gap={16} miw={0}>
          <Section title="Payment method" id={paymentHeading}>
            <PaymentForm payment={payment} options={options} busy={placing} onSubmit={() => void place()} />
            {options.payBy !== 'card' && <CreditLine orderCents={offer?.grandTotalCents} />}
          </Section>
          <Section title={itemsTitle} id="order-items">
            <PartLines
              label={itemsTitle}
              lines={quote.error ? lines.map((line) => ({ ...line, lineTotalCents: null })) : lines}
            />
          </Section>
        </Stack>
        <div className={classes.aside}>
          <Section title="Order summary" id="order-summary">
            <ShipToBlock address={address} quote={offer} />
            <CostSummary
              query={quote}
              entries={entries}
              state={address.state}
              onCart={() => onView('cart')}
            />
            <PlaceOrder finalize={finalize} options={options} />
          </Section>
        </div>
      </div>
    </>
  )
}
