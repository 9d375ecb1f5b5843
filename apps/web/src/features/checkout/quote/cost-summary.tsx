import '@mantine/core/styles/VisuallyHidden.layer.css'
import { Box, Button, Stack, Text, VisuallyHidden } from '@mantine/core'
import { readError } from '@mullion/client/read-error'
import type { SavedCartLine } from '@mullion/domain/cart/stored-cart'
import type { Quote } from '@mullion/domain/checkout/quote'
import { formatMoney, lineTotalCents } from '@mullion/domain/money'
import { quoteTotals } from '@mullion/domain/orders/order-totals'
import { priceAt } from '@mullion/domain/own-price'
import { usStates } from '@mullion/domain/postal-address'
import { IconAlertTriangle, IconCertificate, IconInfoCircle } from '@tabler/icons-react'
import { ActionButton } from '../../../ui/action-button.tsx'
import { ContactLinks } from '../../../ui/contact-links.tsx'
import fields from '../../../ui/fields.module.css'
import icon from '../../../ui/icon-text.module.css'
import { OrderTotals } from '../../../ui/order-totals.tsx'
import type { QueryLike } from '../../../ui/query-states.tsx'
import warnings from '../../../ui/warning.module.css'
import classes from '../checkout.module.css'
import { needsCall, needsOtherCart } from './failure-help.ts'

const noTotals = {
  cartTotalCents: 0,
  shippingCents: 0,
  totalIncludingShippingCents: 0,
  goodsTaxCents: 0,
  freightTaxCents: 0,
  taxCents: 0,
  grandTotalCents: 0,
}

export interface CostSummaryProps {
  readonly query: QueryLike<Quote>
  readonly entries: readonly SavedCartLine[]
  readonly state: string
  readonly onCart: () => void
  readonly onConfirmLater?: (() => void) | undefined
}

function QuoteProblem({ query, onCart, onConfirmLater }: Omit<CostSummaryProps, 'state' | 'entries'>) {
  const { message, code, requestId, kind } = readError(query.error)
  const otherCart = needsOtherCart(code)
  return (
    <Stack className={classes.problem} gap={10} align="flex-start" role="alert">
      <Text className={icon.iconText} fz="sm">
        <IconAlertTriangle size={20} stroke={1.9} style={{ color: 'var(--bad-ink)' }} aria-hidden />
        {message}
      </Text>
      {needsCall(code) && <ContactLinks />}
      {kind === 'unknown' && requestId && <p className={fields.note}>Reference {requestId}</p>}
      {otherCart ? (
        <Button variant="default" h={40} onClick={onCart}>
          Back to Cart
        </Button>
      ) : (
        <ActionButton variant="default" h={40} onClick={() => void query.refetch()} busy={query.isFetching}>
          Retry
        </ActionButton>
      )}
      {onConfirmLater && code === 'checkout.quote_failed' && (
        <Button variant="subtle" h={40} onClick={onConfirmLater}>
          Order with freight to be confirmed
        </Button>
      )}
    </Stack>
  )
}

/** The totals that are known without a quote: the items, at the prices in the cart. */
function KnownTotals({ entries }: Pick<CostSummaryProps, 'entries'>) {
  const amounts = entries.map(({ part, quantity }) =>
    lineTotalCents(priceAt(part, quantity).priceCents, quantity),
  )
  const known = amounts.every((amount) => amount !== null)
  const unknown = Object.fromEntries(quoteTotals.slice(1).map(({ key }) => [key, '–']))
  const cents = {
    ...noTotals,
    cartTotalCents: amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0),
  }
  return <OrderTotals totals={quoteTotals} amounts={known ? cents : null} instead={unknown} />
}

export function RefusedAddress({
  text,
  entries,
}: { readonly text: string } & Pick<CostSummaryProps, 'entries'>) {
  return (
    <Stack gap={14} mb={14}>
      <KnownTotals entries={entries} />
      <Stack className={classes.problem} role="alert">
        <Text className={icon.iconText} fz="sm">
          <IconAlertTriangle size={20} stroke={1.9} style={{ color: 'var(--bad-ink)' }} aria-hidden />
          {text}
        </Text>
      </Stack>
    </Stack>
  )
}

/** Order totals and notes about them, or why there are none; reserves their space while the quote loads. */
export function CostSummary({ state, ...props }: CostSummaryProps) {
  const failed = props.query.error !== null
  const quote = failed ? undefined : props.query.data
  const status = quote ? `Total ${formatMoney(quote.grandTotalCents)}` : 'Calculating shipping and tax'
  const instead = {
    ...(quote?.freightToBeConfirmed && { shippingCents: 'To be confirmed' }),
    ...(quote?.taxExempt && { taxCents: 'Exempt' }),
  }
  return (
    <>
      <div>
        {failed ? (
          <KnownTotals entries={props.entries} />
        ) : (
          <OrderTotals totals={quoteTotals} amounts={quote} instead={instead} />
        )}
        {quote?.taxExempt && (
          <Text className={icon.iconText} mt={8} fz="sm" fw={560} c="var(--accent-ink)">
            <IconCertificate size={18} stroke={1.9} aria-hidden />
            Tax exempt in {usStates[state] ?? state}
          </Text>
        )}
        {quote?.warnings.map((warning) => (
          <Box key={warning} className={warnings.warning} mt={10} p="9px 12px" fz="sm">
            <p className={icon.iconText}>
              <IconInfoCircle size={18} stroke={1.9} aria-hidden />
              {warning}
            </p>
          </Box>
        ))}
        <VisuallyHidden role="status">{failed ? '' : status}</VisuallyHidden>
      </div>
      {failed && <QuoteProblem {...props} />}
    </>
  )
}
