import { Button, Checkbox, NativeSelect, Skeleton, Stack } from '@mantine/core'
import { useAddresses } from '@mullion/client/accounts/addresses.hooks'
import { addressSavedText, type SavedAddress } from '@mullion/domain/accounts/address'
import type { CheckoutOptions } from '@mullion/domain/checkout/checkout-options'
import type { ZipLocation } from '@mullion/domain/checkout/zip-location'
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react'
import { AddressInputs } from '../../../ui/address-inputs.tsx'
import { ContactLinks } from '../../../ui/contact-links.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import fields from '../../../ui/fields.module.css'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type ShipToDeps, useShipTo } from '../use-ship-to.ts'
import { type ZipNote as Note, useZipFill } from '../use-zip-fill.ts'
import classes from './address-form.module.css'

interface ZipNoteProps {
  readonly note: Note | null
  readonly onUse: (place: ZipLocation) => void
}

/** Warns if the ZIP code does not match the city or state, with a button to correct them. */
function ZipNote({ note, onUse }: ZipNoteProps) {
  return (
    <div role="status" className={classes.status}>
      {note && (
        <div className={classes.zipNote}>
          <IconAlertTriangle size={19} stroke={1.9} aria-hidden />
          <span className={classes.text}>{note.text}</span>
          {note.place && (
            <Button variant="default" size="compact-sm" onClick={() => note.place && onUse(note.place)}>
              Use {note.place.city}, {note.place.state}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

interface SavedAddressChoiceProps {
  readonly disabled: boolean
  readonly onChoose: (address: SavedAddress) => void
}

function nameOf({ label, nameOrCompany, city, state }: SavedAddress): string {
  const place = `${city}, ${state}`
  return label ? `${label} (${nameOrCompany}, ${place})` : `${nameOrCompany}, ${place}`
}

/** The buyer's saved addresses; picking one fills in the form, which stays editable. */
function SavedAddressChoice({ disabled, onChoose }: SavedAddressChoiceProps) {
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
        empty={<p className={fields.note}>No saved addresses yet. You can save this one below.</p>}
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

/** Checkbox and label for saving the typed address, then the result of saving it. */
function SaveForLater({
  shipTo: { form, locked, saving },
}: {
  readonly shipTo: ReturnType<typeof useShipTo>
}) {
  const { values, set, text } = form
  return (
    <div className={classes.save}>
      <Checkbox
        label="Save this address for future use"
        checked={values.saveForLater}
        disabled={locked}
        onChange={(event) => set('saveForLater', event.currentTarget.checked)}
        classNames={{ body: classes.forLaterBody }}
      />
      {values.saveForLater && (
        <div className={fields.fields}>
          <TextField
            {...text('label')}
            label="Label"
            placeholder="e.g. Main warehouse"
            required
            readOnly={locked}
            autoComplete="off"
          />
        </div>
      )}
      <div role="status">{saving.done && <OutcomeNote tone="good" title={addressSavedText} />}</div>
      {saving.failed && (
        <OutcomeNote tone="bad" title="The address couldn’t be saved. Your order isn’t affected.">
          <Button variant="default" onClick={saving.again} loading={saving.busy}>
            Retry
          </Button>
        </OutcomeNote>
      )}
    </div>
  )
}

const canadaTitle = 'Shipping to Canada is temporarily unavailable'

interface CanadaDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
}

/** Tells buyers in Canada whom to call. */
function CanadaDialog({ opened, onClose }: CanadaDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={canadaTitle} size={480}>
      <Stack gap={14}>
        <p>
          Online orders to Canada cannot be processed at the moment. Please call or email our parts team, and
          we’ll help you with your order.
        </p>
        <ContactLinks />
        <Button className={classes.ok} onClick={onClose} data-autofocus>
          OK
        </Button>
      </Stack>
    </Dialog>
  )
}

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
      <div className={fields.actions}>
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
