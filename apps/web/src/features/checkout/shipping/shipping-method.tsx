import { Button, Checkbox, Flex, Radio } from '@mantine/core'
import type { CheckoutOptions } from '@mullion/domain/checkout/checkout-options'
import type { Quote, ShippingOffers } from '@mullion/domain/checkout/quote'
import type { BillingOption } from '@mullion/domain/checkout/shipping-service'
import { formatMoney } from '@mullion/domain/money'
import { IconTruck } from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import type { QueryLike } from '../../../ui/query-states.tsx'
import { changeShipping, checkoutState } from '../checkout.state.ts'
import { CostSummary } from '../quote/cost-summary.tsx'
import { QuoteProblem } from '../quote/quote-problem.tsx'
import { arrivalText } from './arrival-text.ts'
import { missingFieldsText } from './missing-fields.ts'
import { CarrierChoice, OwnAccount } from './own-account.tsx'
import { ServiceTable } from './service-table.tsx'
import { shippingProblems, withBillingOption } from './shipping-draft.ts'
import classes from './shipping-method.module.css'

interface FreightNoteProps {
  readonly offers: ShippingOffers
  /** True if the store pays the carrier and charges the buyer. */
  readonly priced: boolean
}

/** Says that the order ships by truck, the price, and which item requires it. */
function FreightNote({ offers: { freight, services }, priced }: FreightNoteProps) {
  const [service] = services
  return (
    <div className={classes.note}>
      <p className={classes.head}>
        <IconTruck size={22} stroke={1.7} aria-hidden />
        <span className={classes.name}>LTL Freight</span>
        {priced && service?.priceCents != null && (
          <span className={classes.price}>{formatMoney(service.priceCents)}</span>
        )}
      </p>
      {service?.arrivesOn && <p>Estimated arrival {arrivalText(service.arrivesOn)}</p>}
      {freight && (
        <details className={classes.why}>
          <summary>Why freight?</summary>
          <p>{freight.text} The whole order ships by truck, so it arrives together.</p>
          {freight.number && <p className={classes.piece}>{freight.name}</p>}
        </details>
      )}
    </div>
  )
}

const names: Readonly<Record<BillingOption, { readonly label: string; readonly description: string }>> = {
  prepay: { label: 'Prepay', description: 'We pay the carrier and add the cost to this order.' },
  collect: { label: 'Collect', description: 'Your carrier account is charged.' },
  thirdParty: { label: 'Third party', description: 'Another company’s carrier account is charged.' },
}

interface BillingOptionsProps {
  readonly options: readonly BillingOption[]
  readonly chosen: BillingOption
  readonly onChoose: (option: BillingOption) => void
}

/** Choice of who pays the carrier. */
function BillingOptions({ options, chosen, onChoose }: BillingOptionsProps) {
  return (
    <fieldset>
      <legend className={classes.legend}>Who pays for shipping?</legend>
      <Flex gap={8} wrap="wrap">
        {options.map((option) => (
          <Radio
            key={option}
            name="billingOption"
            value={option}
            label={names[option].label}
            checked={chosen === option}
            onChange={() => onChoose(option)}
            classNames={{ root: classes.tile, body: classes.tileBody, label: classes.tileLabel }}
          />
        ))}
      </Flex>
      <p className={classes.about}>{names[chosen].description}</p>
    </fieldset>
  )
}

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
