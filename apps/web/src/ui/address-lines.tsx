import type { ShipAddress } from '@mullion/domain/postal-address'
import classes from './address-lines.module.css'

type Lines = Pick<
  ShipAddress,
  'attention' | 'address1' | 'address2' | 'address3' | 'city' | 'state' | 'postalCode' | 'residential'
>

export function addressLines({ attention, address1, address2, address3, ...place }: Lines): string[] {
  const { city, state, postalCode, residential } = place
  const attentionLine = attention && `Attention: ${attention}`
  const home = residential ? 'Home' : ''
  return [attentionLine, address1, address2, address3, `${city}, ${state} ${postalCode}`, home]
}

export interface AddressLinesProps {
  readonly name?: string
  /** Empty lines are left out. */
  readonly lines: readonly string[]
}

export function AddressLines({ name, lines }: AddressLinesProps) {
  const shown = lines.filter((line) => line !== '')
  return (
    <address className={classes.address}>
      {name && <strong>{name}</strong>}
      {/* Two lines may be equal. */}
      {[...shown.entries()].map(([at, line]) => (
        <span key={at}>{line}</span>
      ))}
    </address>
  )
}
