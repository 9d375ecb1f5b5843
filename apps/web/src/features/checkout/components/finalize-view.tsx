import { Stack } from '@mantine/core'
import { describeConfiguration } from '@mullion/domain/cart/line-configuration'
import type { SavedCartLine } from '@mullion/domain/cart/stored-cart'
import type { PricedCartLine, Quote } from '@mullion/domain/checkout/quote'
import type { ShipAddress } from '@mullion/domain/postal-address'
import { useSnapshot } from 'valtio'
import { type PartLine, PartLines } from '../../../ui/part-lines.tsx'
import { Section } from '../../../ui/section.tsx'
import { checkoutState, readyAddress } from '../checkout.state.ts'
import { PaymentForm } from '../payment/payment-form.tsx'
import { CostSummary } from '../quote/cost-summary.tsx'
import { QuoteProblem } from '../quote/quote-problem.tsx'
import { useFinalize } from '../use-finalize.ts'
import type { CheckoutViewProps } from '../view-props.ts'
import classes from './columns.module.css'
import { PlaceOrder } from './place-order.tsx'
import { ShipToBlock } from './ship-to-block.tsx'
import { ViewHead } from './view-head.tsx'

interface OrderItemsProps {
  readonly entries: readonly SavedCartLine[]
  readonly quote: Quote | undefined
  /** True if no quote is available. */
  readonly failed: boolean
}

function lineOf(
  { part, quantity, comments, configurations = [] }: SavedCartLine,
  priced?: PricedCartLine,
): PartLine {
  return {
    partId: part.id,
    number: priced?.number || part.number,
    name: priced?.name ?? part.name,
    remarks: [...configurations.flatMap(describeConfiguration), ...comments],
    quantity,
    unit: part.unit,
    unitPriceCents: priced?.unitPriceCents,
    lineTotalCents: priced?.lineTotalCents,
  }
}

/** The items being ordered, at the quote's prices. */
function OrderItems({ entries, quote, failed }: OrderItemsProps) {
  const priced = new Map(quote?.lines.map((line) => [line.partId, line]))
  const lines = entries.map((entry) => lineOf(entry, priced.get(entry.part.id)))
  return (
    <PartLines
      label="Items in the cart"
      lines={failed ? lines.map((line) => ({ ...line, lineTotalCents: null })) : lines}
    />
  )
}

/** Id of the heading that takes the focus after a failed payment. */
export const paymentHeading = 'payment-method'

interface FinalizeProps extends CheckoutViewProps {
  readonly address: ShipAddress
}

function Finalize(props: FinalizeProps) {
  const { entries, address, options, onView } = props
  const { placing, quote, offer, payment, requoted, wasCents, place } = useFinalize(props)
  const { error, isFetching, refetch } = quote
  return (
    <>
      <ViewHead
        title="Finalize Order"
        view="finalize"
        back="Back to Shipping"
        onBack={() => onView('shipping')}
        disabled={placing}
      />
      <div className={classes.columns}>
        <Stack gap={16} miw={0}>
          <Section title="Payment method" id={paymentHeading}>
            <PaymentForm payment={payment} options={options} busy={placing} onSubmit={() => void place()} />
          </Section>
          <Section title="Items in the cart" id="order-items">
            <OrderItems entries={entries} quote={offer} failed={error !== null} />
          </Section>
        </Stack>
        <div className={classes.aside}>
          <Section title="Order summary" id="order-summary">
            <ShipToBlock address={address} quote={offer} />
            <CostSummary quote={offer} failed={error !== null} state={address.state} />
            {error !== null && (
              <QuoteProblem
                error={error}
                busy={isFetching}
                onRetry={() => void refetch()}
                onCart={() => onView('cart')}
              />
            )}
            <PlaceOrder
              payment={payment}
              options={options}
              quote={offer}
              placing={placing}
              requoted={requoted}
              wasCents={wasCents}
            />
          </Section>
        </div>
      </div>
    </>
  )
}

/** Last checkout view: payment, items, totals and Place Order. */
export function FinalizeView(props: CheckoutViewProps) {
  const { draft } = useSnapshot(checkoutState)
  const address = readyAddress(draft)
  return address && <Finalize {...props} address={address} />
}
