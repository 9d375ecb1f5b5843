import { Button } from '@mantine/core'
import type { ThirdPartyInfo } from '@mullion/domain/checkout/order'
import type { FormEvent } from 'react'
import { snapshot } from 'valtio'
import { useCheckedForm } from '../../../lib/use-checked-form.ts'
import type { Problems } from '../../../lib/use-shown-problems.ts'
import { CountryField } from '../../../ui/country-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import fields from '../../../ui/fields.module.css'
import { StateField } from '../../../ui/state-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { changeShipping, checkoutState } from '../checkout.state.ts'
import { shippingProblems } from './shipping-draft.ts'

export interface ThirdPartyDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
}

const path = 'thirdParty.'

/** Returns what is missing for the company whose account is billed, by its own field names. */
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

function ThirdPartyForm({ onClose }: Pick<ThirdPartyDialogProps, 'onClose'>) {
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
  return (
    <form ref={form.element} onSubmit={save} noValidate>
      <div className={fields.fields}>
        <TextField {...text('company')} label="Company" required className={fields.full ?? ''} />
        <TextField {...text('address1')} label="Address 1" required />
        <TextField {...text('address2')} label="Address 2" />
        <CountryField {...text('country')} required className={fields.third ?? ''} />
        <TextField {...text('zip')} label="ZIP" required maxLength={10} className={fields.third ?? ''} />
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

/** Asks for the company whose carrier account is billed. */
export function ThirdPartyDialog({ opened, onClose }: ThirdPartyDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Third-party billing info" size={640} fills>
      <ThirdPartyForm onClose={onClose} />
    </Dialog>
  )
}
