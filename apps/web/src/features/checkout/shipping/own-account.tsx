import { Box, Button, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ThirdPartyInfo } from '@mullion/domain/checkout/order'
import { IconPencil } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { snapshot, useSnapshot } from 'valtio'
import { useCheckedForm } from '../../../lib/use-checked-form.ts'
import type { Problems } from '../../../lib/use-shown-problems.ts'
import { CountryField } from '../../../ui/country-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import fields from '../../../ui/fields.module.css'
import { StateField } from '../../../ui/state-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { changeShipping, checkoutState } from '../checkout.state.ts'
import { shippingProblems, thirdPartyEntered } from './shipping-draft.ts'

const path = 'thirdParty.'

function thirdPartyProblems(thirdParty: ThirdPartyInfo): Problems<string> {
  const { shipping } = checkoutState.draft
  const entered = { ...shipping, thirdParty, billingOption: 'thirdParty', skipValidation: false } as const
  const problems = Object.entries(shippingProblems(entered, false))
  return Object.fromEntries(
    problems
      .filter(([field]) => field.startsWith(path))
      .map(([field, text]) => [field.slice(path.length), text]),
  )
}

function ThirdPartyForm({ onClose }: { readonly onClose: () => void }) {
  const form = useCheckedForm<ThirdPartyInfo>({
    start: snapshot(checkoutState).draft.shipping.thirdParty,
    check: thirdPartyProblems,
  })
  const { text, values } = form
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (!form.showAll()) return
    changeShipping({ ...checkoutState.draft.shipping, thirdParty: values })
    onClose()
  }
  // States differ by country, so changing the country clears the state.
  const changeCountry = (_: string, to: string) => {
    form.set('state', '')
    form.set('country', to)
  }
  return (
    <form ref={form.element} onSubmit={save} noValidate>
      <div className={fields.fields}>
        <TextField {...text('company')} label="Company" required className={fields.full ?? ''} />
        <TextField {...text('address1')} label="Address 1" required />
        <TextField {...text('address2')} label="Address 2" />
        <CountryField {...text('country')} onType={changeCountry} required className={fields.third ?? ''} />
        <TextField
          {...text('zip')}
          label={values.country === 'CA' ? 'Postal code' : 'ZIP code'}
          required
          maxLength={10}
          className={fields.third ?? ''}
        />
        <TextField {...text('city')} label="City" required className={fields.city ?? ''} />
        {values.country === 'US' ? (
          <StateField {...text('state')} required />
        ) : (
          <TextField {...text('state')} label="Province" required />
        )}
      </div>
      <div className={fields.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">Save billing info</Button>
      </div>
    </form>
  )
}

function ThirdParty() {
  const { shipping } = useSnapshot(checkoutState).draft
  const [opened, { open, close }] = useDisclosure(false)
  const { company, address1, city, state, zip } = shipping.thirdParty
  const entered = thirdPartyEntered(shipping)
  return (
    <Stack gap={12}>
      {entered && (
        <Box p="10px 12px" bg="var(--surface-sunken)" bdrs="sm" fz="sm">
          <strong>{company}</strong>
          <p>
            {address1}, {city}, {state} {zip}
          </p>
        </Box>
      )}
      <Button
        h={44}
        px={10}
        variant={entered ? 'default' : 'light'}
        onClick={open}
        leftSection={entered ? <IconPencil size={17} stroke={1.9} aria-hidden /> : undefined}
      >
        {entered ? 'Edit third-party billing info' : 'Enter third-party billing info'}
      </Button>
      <Dialog opened={opened} onClose={close} title="Third-party billing info" size={640} fills>
        <ThirdPartyForm onClose={close} />
      </Dialog>
    </Stack>
  )
}

export function OwnAccount({ freight }: { readonly freight: boolean }) {
  const { shipping } = useSnapshot(checkoutState, { sync: true }).draft
  const { accountNumber, freightCarrier } = shipping
  const required = !shipping.skipValidation
  const form = useCheckedForm({
    start: { accountNumber, freightCarrier },
    check: (typed) => shippingProblems({ ...shipping, ...typed }, freight),
    onChange: (typed) => changeShipping({ ...checkoutState.draft.shipping, ...typed }),
  })
  return (
    <Stack gap={12}>
      <div className={fields.fields}>
        {freight && (
          <TextField
            {...form.text('freightCarrier')}
            label="Freight carrier"
            required={required}
            maxLength={50}
            autoComplete="off"
            className={fields.full ?? ''}
          />
        )}
        <TextField
          {...form.text('accountNumber')}
          label="Carrier account number"
          required={required}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          className={fields.full ?? ''}
        />
      </div>
      {shipping.billingOption === 'thirdParty' && <ThirdParty />}
    </Stack>
  )
}
