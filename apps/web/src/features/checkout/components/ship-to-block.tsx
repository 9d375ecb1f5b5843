import type { Quote } from '@mullion/domain/checkout/quote'
import { serviceName } from '@mullion/domain/checkout/shipping-service'
import type { ShipAddress } from '@mullion/domain/postal-address'
import { useSnapshot } from 'valtio'
import { AddressLines, addressLines } from '../../../ui/address-lines.tsx'
import { checkoutState } from '../checkout.state.ts'
import { arrivalText } from '../shipping/arrival-text.ts'
import classes from './ship-to-block.module.css'

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

function arrivesText({ services, serviceType }: Quote): string | null {
  const arrivesOn = services.find((service) => service.serviceType === serviceType)?.arrivesOn ?? null
  return arrivesOn === null ? null : `Estimated arrival ${arrivalText(arrivesOn)}`
}

/** Shows where the order ships and by which service. */
export function ShipToBlock({ address, quote }: ShipToBlockProps) {
  const { accountNumber, freightCarrier } = useSnapshot(checkoutState).draft.shipping
  return (
    <dl className={classes.block}>
      <div>
        <dt>Ship to</dt>
        <dd>
          <AddressLines name={address.nameOrCompany} lines={[...addressLines(address), address.telephone]} />
        </dd>
      </div>
      <div>
        <dt>Ship via</dt>
        <dd>
          {quote && (
            <>
              <span>{viaText(quote, freightCarrier)}</span>
              {arrivesText(quote) && <span className={classes.more}>{arrivesText(quote)}</span>}
              {quote.billingOption !== 'prepay' && (
                <span className={classes.more}>
                  {payers[quote.billingOption]}, account {accountNumber}
                </span>
              )}
            </>
          )}
        </dd>
      </div>
    </dl>
  )
}
