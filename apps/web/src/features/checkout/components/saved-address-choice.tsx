import { NativeSelect, Skeleton } from '@mantine/core'
import { useAddresses } from '@mullion/client/accounts/addresses.hooks'
import type { SavedAddress } from '@mullion/domain/accounts/address'
import { QueryStates } from '../../../ui/query-states.tsx'
import classes from './saved-address-choice.module.css'

export interface SavedAddressChoiceProps {
  readonly disabled: boolean
  readonly onChoose: (address: SavedAddress) => void
}

function nameOf({ label, nameOrCompany, city, state }: SavedAddress): string {
  const place = `${city}, ${state}`
  return label ? `${label} (${nameOrCompany}, ${place})` : `${nameOrCompany}, ${place}`
}

/** The buyer's saved addresses; picking one fills in the form, which stays editable. */
export function SavedAddressChoice({ disabled, onChoose }: SavedAddressChoiceProps) {
  const addresses = useAddresses()
  const choose = (id: string) => {
    const chosen = addresses.data?.find((address) => String(address.id) === id)
    if (chosen) onChoose(chosen)
  }
  return (
    <div className={classes.choice}>
      <QueryStates
        query={addresses}
        pending={<Skeleton height={66} role="status" aria-label="Loading saved addresses" />}
        isEmpty={(list) => list.length === 0}
        empty={<p className={classes.none}>No saved addresses yet. You can save this one below.</p>}
      >
        {(list) => (
          <NativeSelect
            label="Saved addresses"
            name="savedAddress"
            value=""
            disabled={disabled}
            data={[
              { value: '', label: 'Choose a saved address' },
              ...list.map((address) => ({ value: String(address.id), label: nameOf(address) })),
            ]}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        )}
      </QueryStates>
    </div>
  )
}
