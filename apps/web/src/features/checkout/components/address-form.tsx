import { Button } from '@mantine/core'
import type { CheckoutOptions } from '@mullion/domain/checkout/checkout-options'
import { IconPencil } from '@tabler/icons-react'
import { AddressInputs } from '../../../ui/address-inputs.tsx'
import classes from '../../../ui/fields.module.css'
import { type ShipToDeps, useShipTo } from '../use-ship-to.ts'
import { useZipFill } from '../use-zip-fill.ts'
import { CanadaDialog, canadaTitle } from './canada-dialog.tsx'
import { SaveForLater } from './save-for-later.tsx'
import { SavedAddressChoice } from './saved-address-choice.tsx'
import { ZipNote } from './zip-note.tsx'

export interface AddressFormProps extends ShipToDeps {
  readonly options: Pick<CheckoutOptions, 'savedAddresses' | 'taxExemptStates'>
}

/** Ship-to address form: saved or typed, then submitted and locked until the buyer edits it. */
export function AddressForm({ options, ...deps }: AddressFormProps) {
  const shipTo = useShipTo(deps)
  const { form, locked, canada } = shipTo
  const zipNote = useZipFill(form, locked)
  return (
    <form ref={form.element} onSubmit={shipTo.submit} noValidate>
      {options.savedAddresses && <SavedAddressChoice disabled={locked} onChoose={shipTo.choose} />}
      <AddressInputs
        title="Ship-to address"
        address={form.values}
        problems={canada.chosen ? { ...form.shown, country: `${canadaTitle}.` } : form.shown}
        locked={locked}
        exemptStates={options.taxExemptStates}
        onType={shipTo.type}
        onLeave={form.leave}
        placeNote={<ZipNote note={zipNote} onUse={form.fill} />}
      />
      {options.savedAddresses && <SaveForLater shipTo={shipTo} />}
      <div className={classes.actions}>
        <Button variant="default" onClick={shipTo.reset}>
          Reset Form
        </Button>
        {/* Separate keys: if React reused Edit as the submit button during its click, that click would submit. */}
        {locked ? (
          <Button
            key="edit"
            variant="default"
            onClick={shipTo.edit}
            leftSection={<IconPencil size={17} stroke={1.9} aria-hidden />}
          >
            Edit address
          </Button>
        ) : (
          <Button key="submit" type="submit" disabled={canada.chosen}>
            Shipping Method
          </Button>
        )}
      </div>
      <CanadaDialog opened={canada.open} onClose={canada.close} />
    </form>
  )
}
