import { Button } from '@mantine/core'
import type { SavedAddress } from '@mullion/domain/accounts/address'
import { nameOfAddress } from '../saved-address-fields.ts'
import classes from '../saved-addresses.module.css'
import { DeleteAddress } from './delete-address.tsx'

export interface AddressCardProps {
  readonly address: SavedAddress
  /** True while the form edits this address. */
  readonly edited: boolean
  readonly onEdit: () => void
  readonly onRemoved: () => void
}

export function AddressCard({ address, edited, onEdit, onRemoved }: AddressCardProps) {
  const { nameOrCompany, attention, address1, address2, address3, city, state, postalCode, telephone } =
    address
  const name = nameOfAddress(address)
  const lines = [nameOrCompany, attention && `Attention: ${attention}`, address1, address2, address3]
  const shown = [...lines, `${city}, ${state} ${postalCode}`, telephone].filter((line) => line !== '')
  return (
    <li className={classes.card} data-edited={edited || undefined}>
      <address className={classes.address}>
        <strong>{name}</strong>
        {shown
          .filter((line) => line !== name)
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </address>
      <div className={classes.actions}>
        <Button variant="default" h={40} onClick={onEdit} aria-label={`Edit “${name}”`}>
          Edit
        </Button>
        <DeleteAddress address={address} onRemoved={onRemoved} />
      </div>
    </li>
  )
}
