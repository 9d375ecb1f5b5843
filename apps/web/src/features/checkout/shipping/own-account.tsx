import { Button, Flex, Radio, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPencil } from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import { useCheckedForm } from '../../../lib/use-checked-form.ts'
import fields from '../../../ui/fields.module.css'
import { TextField } from '../../../ui/text-field.tsx'
import { changeShipping, checkoutState } from '../checkout.state.ts'
import classes from './own-account.module.css'
import {
  type ParcelCarrier,
  type ShippingDraft,
  shippingProblems,
  thirdPartyEntered,
  withCarrier,
} from './shipping-draft.ts'
import tiles from './shipping-method.module.css'
import { ThirdPartyDialog } from './third-party-dialog.tsx'

const parcelCarriers = ['UPS', 'FedEx'] as const satisfies readonly ParcelCarrier[]

/** Parcel carrier picker for orders billed to the buyer's own carrier account. */
export function CarrierChoice({ shipping }: { readonly shipping: ShippingDraft }) {
  return (
    <fieldset>
      <legend className={tiles.legend}>Carrier</legend>
      <Flex gap={8} wrap="wrap">
        {parcelCarriers.map((carrier) => (
          <Radio
            key={carrier}
            name="carrier"
            value={carrier}
            label={carrier}
            checked={shipping.carrier === carrier}
            onChange={() => changeShipping(withCarrier(shipping, carrier))}
            classNames={{ root: tiles.tile, body: tiles.tileBody, label: tiles.tileLabel }}
          />
        ))}
      </Flex>
    </fieldset>
  )
}

function ThirdParty({ shipping }: { readonly shipping: ShippingDraft }) {
  const [opened, { open, close }] = useDisclosure(false)
  const { company, address1, city, state, zip } = shipping.thirdParty
  const entered = thirdPartyEntered(shipping)
  return (
    <Stack gap={12}>
      {entered && (
        <p className={classes.billed}>
          <strong>{company}</strong>
          <span>
            {address1}, {city}, {state} {zip}
          </span>
        </p>
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
      <ThirdPartyDialog opened={opened} onClose={close} />
    </Stack>
  )
}

export interface OwnAccountProps {
  readonly shipping: ShippingDraft
  readonly freight: boolean
}

/** The carrier account to be billed. */
export function OwnAccount({ shipping, freight }: OwnAccountProps) {
  const { accountNumber, freightCarrier } = useSnapshot(checkoutState, { sync: true }).draft.shipping
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
            required
            maxLength={50}
            autoComplete="off"
            className={fields.full ?? ''}
          />
        )}
        <TextField
          {...form.text('accountNumber')}
          label="Carrier account number"
          required
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          className={fields.full ?? ''}
        />
      </div>
      {shipping.billingOption === 'thirdParty' && <ThirdParty shipping={shipping} />}
    </Stack>
  )
}
