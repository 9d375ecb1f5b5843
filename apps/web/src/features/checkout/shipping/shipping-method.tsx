import { Button, Group, Stack, Text } from '@mantine/core'
import { arrivalSentence } from '@mullion/domain/checkout/arrival-words'
import type { Quote, ShippingOffers } from '@mullion/domain/checkout/quote'
import type { BillingOption } from '@mullion/domain/checkout/shipping-service'
import { formatMoney } from '@mullion/domain/money'
import { IconTruck } from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import type { QueryLike } from '../../../ui/query-states.tsx'
import { changeShipping, checkoutState } from '../checkout.state.ts'
import { CostSummary } from '../quote/cost-summary.tsx'
import type { CheckoutViewProps } from '../view-props.ts'
import { missingFieldsText } from './missing-fields.ts'
import { OwnAccount } from './own-account.tsx'
import { ServiceTable } from './service-table.tsx'
import { shippingProblems, withBillingOption, withCarrier } from './shipping-draft.ts'
import classes from './shipping-method.module.css'
import { SkipValidation } from './skip-validation.tsx'
import { Tiles } from './tiles.tsx'

function FreightNote({ offers, priced }: { readonly offers: ShippingOffers; readonly priced: boolean }) {
  const { freight, services, madeToOrder } = offers
  const [service] = services
  const arrival = arrivalSentence({ arrivesOn: service?.arrivesOn ?? null, madeToOrder })
  return (
    <Stack className={classes.note} gap={4} fz="sm">
      <Group component="p" gap={10} wrap="nowrap" fw={600}>
        <IconTruck size={22} stroke={1.7} style={{ flex: 'none' }} aria-hidden />
        LTL Freight
        {priced && service?.priceCents != null && (
          <Text span ml="auto">
            {formatMoney(service.priceCents)}
          </Text>
        )}
      </Group>
      {arrival && <p>{arrival}</p>}
      {freight && (
        <details className={classes.why}>
          <summary>Why freight?</summary>
          {freight.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>The whole order ships by truck, so it arrives together.</p>
        </details>
      )}
    </Stack>
  )
}

const note = { fz: 'sm', c: 'dimmed' } as const

const parcelCarriers = ['UPS', 'FedEx'] as const

const names: Readonly<Record<BillingOption, { readonly label: string; readonly description: string }>> = {
  prepay: { label: 'Prepay', description: 'We pay the carrier and add the cost to this order.' },
  collect: { label: 'Collect', description: 'Your carrier account is charged.' },
  thirdParty: { label: 'Third party', description: 'Another company’s carrier account is charged.' },
}

export interface ShippingMethodProps extends Pick<CheckoutViewProps, 'entries' | 'options' | 'onView'> {
  readonly quote: QueryLike<Quote>
  readonly offers: ShippingOffers | undefined
}

export function ShippingMethod({ entries, options, quote, offers, onView }: ShippingMethodProps) {
  const { shipping, address } = useSnapshot(checkoutState).draft
  const { data, error } = quote
  const freight = offers?.method === 'freight'
  const prepaid = shipping.billingOption === 'prepay'
  const missing = missingFieldsText(shippingProblems(shipping, freight), shipping)
  const ready = data !== undefined && !error && missing === null
  return (
    <>
      {options.billingOptions.length > 1 && (
        <Tiles
          title="Who pays for shipping?"
          name="billingOption"
          choices={options.billingOptions.map((option) => [option, names[option].label])}
          chosen={shipping.billingOption}
          onChoose={(option) => changeShipping(withBillingOption(shipping, option))}
        >
          <Text {...note} mt={6}>
            {names[shipping.billingOption].description}
          </Text>
        </Tiles>
      )}
      {!prepaid && !freight && (
        <Tiles
          title="Carrier"
          name="carrier"
          choices={parcelCarriers.map((carrier) => [carrier, carrier])}
          chosen={shipping.carrier}
          onChoose={(carrier) => changeShipping(withCarrier(shipping, carrier))}
        />
      )}
      {freight ? (
        <FreightNote offers={offers} priced={prepaid} />
      ) : (
        <ServiceTable offers={offers ?? (error ? null : undefined)} />
      )}
      {!prepaid && <OwnAccount freight={freight} />}
      {options.maySkipValidation && <SkipValidation />}
      <CostSummary
        query={quote}
        entries={entries}
        state={address.state}
        onCart={() => onView('cart')}
        onConfirmLater={
          options.mayConfirmFreightLater
            ? () => changeShipping({ ...shipping, confirmFreightLater: true })
            : undefined
        }
      />
      <Button
        size="md"
        fullWidth
        h={46}
        px={10}
        disabled={!ready}
        onClick={() => onView('finalize')}
        aria-describedby={missing ? 'proceed-hint' : undefined}
      >
        Proceed to Finalize Order
      </Button>
      {missing && (
        <Text {...note} id="proceed-hint">
          {missing}
        </Text>
      )}
    </>
  )
}
