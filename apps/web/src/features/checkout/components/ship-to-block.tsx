import { Stack } from '@mantine/core'
import { arrivalSentence } from '@mullion/domain/checkout/arrival-words'
import type { Quote } from '@mullion/domain/checkout/quote'
import { serviceName } from '@mullion/domain/checkout/shipping-service'
import type { ShipAddress } from '@mullion/domain/postal-address'
import { useSnapshot } from 'valtio'
import { AddressLines, addressLines } from '../../../ui/address-lines.tsx'
import { Fact } from '../../../ui/fact.tsx'
import fields from '../../../ui/fields.module.css'
import classes from '../checkout.module.css'
import { checkoutState } from '../checkout.state.ts'

export interface ShipToBlockProps {
  readonly address: ShipAddress
  readonly quote: Quote | undefined
}

const payers = { collect: 'Collect', thirdParty: 'Third party' } as const

/** Returns the carrier and service, such as `UPS Ground`, or freight with the carrier the buyer named. */
function viaText({ carrier, serviceType, billingOption }: Quote, freightCarrier: string): string {
  if (carrier !== 'LTL') return `${carrier} ${serviceName(serviceType)}`
  return billingOption === 'prepay' || !freightCarrier ? 'LTL Freight' : `LTL Freight, ${freightCarrier}`
}

function arrivesText({ services, serviceType, madeToOrder }: Quote): string | null {
  const arrivesOn = services.find((service) => service.serviceType === serviceType)?.arrivesOn ?? null
  return arrivalSentence({ arrivesOn, madeToOrder })
}

export function ShipToBlock({ address, quote }: ShipToBlockProps) {
  const { accountNumber, freightCarrier } = useSnapshot(checkoutState).draft.shipping
  return (
    <Stack component="dl" gap={8} className={classes.facts} style={{ '--names': '68px' }}>
      <Fact name="Ship to">
        <AddressLines name={address.nameOrCompany} lines={[...addressLines(address), address.telephone]} />
      </Fact>
      <Fact name="Ship via">
        {quote && (
          <>
            <p>{viaText(quote, freightCarrier)}</p>
            {arrivesText(quote) && <p className={fields.note}>{arrivesText(quote)}</p>}
            {quote.billingOption !== 'prepay' && (
              <p className={fields.note}>
                {payers[quote.billingOption]}
                {accountNumber.trim() && `, account ${accountNumber.trim()}`}
              </p>
            )}
          </>
        )}
      </Fact>
    </Stack>
  )
}
