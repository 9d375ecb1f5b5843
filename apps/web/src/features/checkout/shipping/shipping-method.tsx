import { Button, Checkbox } from '@mantine/core'
import type { CheckoutOptions } from '@mullion/domain/checkout/checkout-options'
import type { Quote, ShippingOffers } from '@mullion/domain/checkout/quote'
import { useSnapshot } from 'valtio'
import type { QueryLike } from '../../../ui/query-states.tsx'
import { changeShipping, checkoutState } from '../checkout.state.ts'
import { CostSummary } from '../quote/cost-summary.tsx'
import { QuoteProblem } from '../quote/quote-problem.tsx'
import { BillingOptions } from './billing-options.tsx'
import { FreightNote } from './freight-note.tsx'
import { missingFieldsText } from './missing-fields.ts'
import { CarrierChoice, OwnAccount } from './own-account.tsx'
import { ServiceTable } from './service-table.tsx'
import { shippingProblems, withBillingOption } from './shipping-draft.ts'
import classes from './shipping-method.module.css'

export interface ShippingMethodProps {
  readonly options: CheckoutOptions
  readonly quote: QueryLike<Quote>
  readonly offers: ShippingOffers | undefined
  readonly onCart: () => void
  readonly onProceed: () => void
}

/** How the order ships, who pays the carrier, the total, and the button to proceed. */
export function ShippingMethod({ options, quote, offers, onCart, onProceed }: ShippingMethodProps) {
  const { shipping, address } = useSnapshot(checkoutState).draft
  const { data, error, isFetching, refetch } = quote
  const freight = offers?.method === 'freight'
  const prepaid = shipping.billingOption === 'prepay'
  const missing = missingFieldsText(shippingProblems(shipping, freight))
  const ready = data !== undefined && !error && missing === null
  return (
    <>
      {options.billingOptions.length > 1 && (
        <BillingOptions
          options={options.billingOptions}
          chosen={shipping.billingOption}
          onChoose={(option) => changeShipping(withBillingOption(shipping, option))}
        />
      )}
      {!prepaid && !freight && <CarrierChoice shipping={shipping} />}
      {freight ? (
        <FreightNote offers={offers} priced={prepaid} />
      ) : (
        <ServiceTable
          carrier={shipping.carrier}
          chosen={shipping.serviceType}
          offers={offers?.services ?? (error ? null : undefined)}
          priced={prepaid}
          payer={shipping.billingOption === 'collect' ? 'Your account' : 'Third party'}
          onChoose={(serviceType) => changeShipping({ ...shipping, serviceType })}
        />
      )}
      {!prepaid && <OwnAccount shipping={shipping} freight={freight} />}
      {options.maySkipValidation && (
        <Checkbox
          label="Skip validation of carrier, purchase order and returns"
          checked={shipping.skipValidation}
          onChange={(event) => changeShipping({ ...shipping, skipValidation: event.currentTarget.checked })}
        />
      )}
      <CostSummary quote={data} failed={Boolean(error)} state={address.state} />
      {error !== null && (
        <QuoteProblem
          error={error}
          busy={isFetching}
          onRetry={() => void refetch()}
          onCart={onCart}
          onConfirmLater={
            options.mayConfirmFreightLater
              ? () => changeShipping({ ...shipping, confirmFreightLater: true })
              : undefined
          }
        />
      )}
      <Button
        size="md"
        fullWidth
        className={classes.proceed}
        disabled={!ready}
        onClick={onProceed}
        aria-describedby={missing ? 'proceed-hint' : undefined}
      >
        Proceed to Finalize Order
      </Button>
      {missing && (
        <p id="proceed-hint" className={classes.about}>
          {missing}
        </p>
      )}
    </>
  )
}
