import { Box, Button, Checkbox, Group, NativeSelect, Skeleton, Stack, Text } from '@mantine/core'
import { useAddresses } from '@mullion/client/accounts/addresses.hooks'
import { addressSavedText, type SavedAddress } from '@mullion/domain/accounts/address'
import type { CheckoutOptions } from '@mullion/domain/checkout/checkout-options'
import type { ZipLocation } from '@mullion/domain/checkout/zip-location'
import { IconAlertTriangle, IconPencil } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { homeText } from '../../../lib/address-draft.ts'
import { AddressInputs } from '../../../ui/address-inputs.tsx'
import { ContactLinks } from '../../../ui/contact-links.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import fields from '../../../ui/fields.module.css'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { QueryStates } from '../../../ui/query-states.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import warning from '../../../ui/warning.module.css'
import { savedAs } from '../address-fields.ts'
import classes from '../checkout.module.css'
import { type ShipToDeps, useShipTo } from '../use-ship-to.ts'
import { type ZipNote as Note, useZipFill } from '../use-zip-fill.ts'

function ZipNote({ note, onUse }: { readonly note: Note | null; onUse: (place: ZipLocation) => void }) {
  const place = note?.place
  return (
    <div role="status" className={classes.status}>
      {note && (
        <Group className={warning.warning} gap="8px 10px" p="9px 12px" fz="sm">
          <IconAlertTriangle size={19} stroke={1.9} style={{ flex: 'none' }} aria-hidden />
          <Text span flex="1 1 220px">
            {note.text}
          </Text>
          {place && (
            <Button variant="default" size="compact-sm" onClick={() => onUse(place)}>
              Use {place.city}, {place.state}
            </Button>
          )}
        </Group>
      )}
    </div>
  )
}

type ShipToProps = { readonly shipTo: ReturnType<typeof useShipTo> }

function nameOf({ label, nameOrCompany, city, state }: SavedAddress): string {
  const place = `${city}, ${state}`
  return label ? `${label} (${nameOrCompany}, ${place})` : `${nameOrCompany}, ${place}`
}

function SavedAddressChoice({ shipTo: { form, locked, choose } }: ShipToProps) {
  const addresses = useAddresses()
  return (
    <Box className={classes.saved} mb={16} pb={16}>
      <QueryStates
        query={addresses}
        pending={<Skeleton height={66} role="status" aria-label="Loading saved addresses" />}
        isEmpty={(list) => list.length === 0}
        empty={<p className={fields.note}>No saved addresses yet. You can save this one below.</p>}
      >
        {(list) => (
          <div className={fields.fields}>
            <NativeSelect
              className={fields.full}
              label="Saved addresses"
              name="savedAddress"
              value={savedAs(form.values, list)?.id ?? ''}
              disabled={locked}
              data={[
                { value: '', label: 'Choose a saved address' },
                ...list.map((address) => ({ value: String(address.id), label: nameOf(address) })),
              ]}
              onChange={({ currentTarget: { value } }) => {
                const chosen = list.find((address) => String(address.id) === value)
                if (chosen) choose(chosen)
              }}
            />
          </div>
        )}
      </QueryStates>
    </Box>
  )
}

function SaveForLater({ shipTo: { form, locked, saving } }: ShipToProps) {
  const isSaved = savedAs(form.values, useAddresses().data ?? []) !== undefined
  const wanted = form.values.saveForLater
  const drop = useEffectEvent(() => form.fill({ saveForLater: false }))
  useEffect(() => {
    if (isSaved && wanted) drop()
  }, [isSaved, wanted])
  return (
    <Stack gap={10} mt={12}>
      {!isSaved && (
        <Checkbox
          {...form.box('saveForLater')}
          label="Save this address for future use"
          disabled={locked}
          classNames={{ body: classes.checkBody }}
        />
      )}
      {!isSaved && form.values.saveForLater && (
        <div className={fields.fields}>
          <TextField
            {...form.text('label')}
            label="Label"
            placeholder="e.g. Main warehouse"
            required
            readOnly={locked}
            autoComplete="off"
          />
        </div>
      )}
      <div role="status" className={classes.status}>
        {saving.done && <OutcomeNote tone="good" title={addressSavedText} />}
      </div>
      {saving.failed && (
        <OutcomeNote tone="bad" title="The address couldn’t be saved. Your order isn’t affected.">
          <Button variant="default" onClick={saving.again} loading={saving.busy}>
            Retry
          </Button>
        </OutcomeNote>
      )}
    </Stack>
  )
}

const canadaTitle = 'Shipping to Canada is temporarily unavailable'

export interface AddressFormProps extends ShipToDeps {
  readonly options: Pick<CheckoutOptions, 'savedAddresses' | 'taxExemptStates'>
}

export function AddressForm({ options, ...deps }: AddressFormProps) {
  const shipTo = useShipTo(deps)
  const { form, locked, canada } = shipTo
  const zipNote = useZipFill(form, locked)
  return (
    <form ref={form.element} onSubmit={shipTo.submit} noValidate>
      {options.savedAddresses && <SavedAddressChoice shipTo={shipTo} />}
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
      <Checkbox
        {...form.box('residential')}
        mt={12}
        label={homeText}
        disabled={locked}
        classNames={{ body: classes.checkBody }}
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
      <Dialog opened={canada.open} onClose={canada.close} title={canadaTitle} size={480}>
        <Stack gap={14}>
          <p>
            Online orders to Canada cannot be processed at the moment. Please call or email our parts team,
            and we’ll help you with your order.
          </p>
          <ContactLinks />
          <Button ml="auto" h={44} miw={110} onClick={canada.close} data-autofocus>
            OK
          </Button>
        </Stack>
      </Dialog>
    </form>
  )
}
