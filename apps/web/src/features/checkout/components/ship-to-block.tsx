import { upsServices } from '@mullion/domain/checkout/shipping-service'
import type { ShipAddress } from '@mullion/domain/postal-address'
import { useSnapshot } from 'valtio'
import { checkoutState } from '../checkout.state.ts'
import classes from './ship-to-block.module.css'

/** Where the order goes and by which service. */
export function ShipToBlock({ address }: { readonly address: ShipAddress }) {
  const { serviceType } = useSnapshot(checkoutState).draft
  const { nameOrCompany, attention, address1, address2, address3, city, state, postalCode, telephone } =
    address
  const attentionLine = attention && `Attention: ${attention}`
  const lines = [attentionLine, address1, address2, address3, `${city}, ${state} ${postalCode}`, telephone]
  return (
    <dl className={classes.block}>
      <div>
        <dt>Ship to</dt>
        <dd>
          <address className={classes.address}>
            <strong>{nameOrCompany}</strong>
            {lines
              .filter((line) => line !== '')
              .map((line) => (
                <span key={line}>{line}</span>
              ))}
          </address>
        </dd>
      </div>
      <div>
        <dt>Ship via</dt>
        <dd>UPS {upsServices[serviceType]}</dd>
      </div>
    </dl>
  )
}
