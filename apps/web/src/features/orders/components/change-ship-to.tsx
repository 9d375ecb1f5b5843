import { Box, Button, Checkbox, NativeSelect, Stack, Text, Textarea } from '@mantine/core'
import { useAddresses } from '@mullion/client/accounts/addresses.hooks'
import { useViewer } from '@mullion/client/accounts/session.hooks'
import { readError } from '@mullion/client/read-error'
import { type OrderRef, useShipToChange } from '@mullion/client/ship-to-changes/ship-to-changes.hooks'
import { isStaffRole } from '@mullion/domain/accounts/actor'
import { formatMoney } from '@mullion/domain/money'
import { type ShipAddress, shipAddress } from '@mullion/domain/postal-address'
import { maxShipToNote, type ShipToPreview } from '@mullion/domain/ship-to-changes/ship-to-change'
import { useState } from 'react'
import { type AddressDraft, addressFields, emptyAddress, homeText } from '../../../lib/address-draft.ts'
import { pickServerErrors, problemsOf } from '../../../lib/form-problems.ts'
import { notify } from '../../../lib/notices.state.ts'
import { useCheckedForm } from '../../../lib/use-checked-form.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import actions from '../../../ui/actions.module.css'
import { AddressInputs } from '../../../ui/address-inputs.tsx'
import { AddressLines, addressLines } from '../../../ui/address-lines.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import { differenceLines } from '../difference-text.ts'

type Draft = AddressDraft & { readonly residential: boolean }

/** Returns the fields of the form for an address; they are empty for none. */
function draftOf(address: ShipAddress | undefined): Draft {
  const { residential = false, ...typed } = { ...emptyAddress, ...address }
  const fields = Object.fromEntries(addressFields.map((field) => [field, typed[field]])) as AddressDraft
  return { ...fields, residential }
}

const problems = (draft: Draft) => problemsOf(shipAddress, draft, { fields: addressFields })

/** The address that was typed, with what it would cost. */
interface Previewed {
  readonly to: ShipAddress
  readonly preview: ShipToPreview
}

interface ConfirmProps {
  readonly previewed: Previewed
  readonly busy: boolean
  readonly failure: string | null
  readonly onBack: () => void
  readonly onAsk: (sent: { readonly note: string; readonly payUpToCents: number }) => void
}

/** Says what the buyer pays or gets back if staff approve. */
function moneyText({ creditCents, payableCents, waivedCents }: ShipToPreview): string {
  const parts = [
    ...(creditCents > 0 ? [`If we approve it, you get ${formatMoney(creditCents)} back.`] : []),
    ...(payableCents > 0
      ? [
          `It costs ${formatMoney(payableCents)} more. If you don’t agree to pay it, we may still make the change at no charge, or refuse it.`,
        ]
      : []),
    ...(waivedCents > 0
      ? [
          `It costs ${formatMoney(waivedCents)} more, which can’t be added to this order. We may make the change at no charge, or refuse it.`,
        ]
      : []),
  ]
  return parts.join(' ') || 'It costs the same.'
}

function Confirm({ previewed: { to, preview }, busy, failure, onBack, onAsk }: ConfirmProps) {
  const [note, setNote] = useState('')
  const [agreed, setAgreed] = useState(false)
  const { payableCents } = preview
  return (
    <Stack gap={14}>
      <AddressLines name={to.nameOrCompany} lines={[...addressLines(to), to.telephone]} />
      <div>
        {differenceLines(preview).map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        <Text>{moneyText(preview)}</Text>
      </div>
      {payableCents > 0 && (
        <Checkbox
          label={`I agree to pay up to ${formatMoney(payableCents)} more`}
          checked={agreed}
          onChange={(event) => setAgreed(event.currentTarget.checked)}
        />
      )}
      <Textarea
        label="Why (optional)"
        rows={2}
        maxLength={maxShipToNote}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {failure !== null && <OutcomeNote tone="bad" title={failure} />}
      <Box className={actions.actions ?? ''}>
        <Button variant="default" h={44} onClick={onBack}>
          Edit the address
        </Button>
        <ActionButton
          h={44}
          busy={busy}
          onClick={() => onAsk({ note, payUpToCents: agreed ? payableCents : 0 })}
        >
          Request the change
        </ActionButton>
      </Box>
    </Stack>
  )
}

/** Fills the form in with an address that the buyer saved; nothing for someone without any. */
function SavedAddress({ onChoose }: { readonly onChoose: (address: ShipAddress) => void }) {
  const { data: saved = [] } = useAddresses()
  const { data: viewer } = useViewer()
  if (saved.length === 0 || !viewer || isStaffRole(viewer.user.role)) return null
  return (
    <NativeSelect
      label="Saved address"
      data={[
        { value: '', label: 'Choose an address, or change the one below' },
        ...saved.map(({ id, label, nameOrCompany, address1 }) => ({
          value: String(id),
          label: `${label || nameOrCompany}, ${address1}`,
        })),
      ]}
      onChange={(event) => {
        const chosen = saved.find(({ id }) => String(id) === event.currentTarget.value)
        if (chosen) onChoose(chosen)
      }}
    />
  )
}

interface FormProps {
  readonly of: OrderRef
  readonly number: string
  /** The address that the order has, where the viewer sees it. */
  readonly from?: ShipAddress | undefined
  readonly onClose: () => void
}

function ShipToForm({ of, number, from, onClose }: FormProps) {
  const { preview, ask, isPending } = useShipToChange(of)
  const [previewed, setPreviewed] = useState<Previewed | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useCheckedForm<Draft>({
    start: draftOf(from),
    check: problems,
    onChange: () => setFailure(null),
  })

  const failed = (error: unknown) => {
    const { fields, message } = readError(error)
    const atFields = pickServerErrors(addressFields, fields, 'shipAddress.')
    form.showServerErrors(atFields)
    setFailure(Object.keys(atFields).length > 0 ? null : message)
  }
  const look = async (draft: Draft) => {
    const to = shipAddress.safeParse(draft).data
    if (!to || isPending) return
    setFailure(null)
    await preview(to).then((found) => setPreviewed({ to, preview: found }), failed)
  }
  const send = async (sent: { readonly note: string; readonly payUpToCents: number }) => {
    if (!previewed || isPending) return
    setFailure(null)
    await ask({ shipAddress: previewed.to, ...sent }).then(() => {
      notify(`We have your change of address for order ${number}. We’ll email you our answer.`)
      onClose()
    }, failed)
  }
  if (previewed)
    return (
      <Confirm
        previewed={previewed}
        busy={isPending}
        failure={failure}
        onBack={() => setPreviewed(null)}
        onAsk={(sent) => void send(sent)}
      />
    )
  return (
    <form ref={form.element} onSubmit={form.onSubmit((draft) => void look(draft))} noValidate>
      <Stack gap={14}>
        <Text>
          Our staff check each change before the order ships. Until they approve it, the order ships to its
          current address.
        </Text>
        {'orderId' in of && <SavedAddress onChoose={(address) => form.fill(draftOf(address))} />}
        <AddressInputs
          title="New address"
          address={form.values}
          problems={form.shown}
          locked={isPending}
          onType={form.set}
          onLeave={form.leave}
        />
        <Checkbox {...form.box('residential')} label={homeText} disabled={isPending} />
        {failure !== null && <OutcomeNote tone="bad" title={failure} />}
        <Box className={actions.actions ?? ''}>
          <Button variant="default" h={44} onClick={onClose}>
            Keep the address
          </Button>
          <ActionButton type="submit" h={44} busy={isPending}>
            See the difference
          </ActionButton>
        </Box>
      </Stack>
    </form>
  )
}

export type ChangeShipToProps = Omit<FormProps, 'onClose'>

/** The button that opens the form to ask for another address. */
export function ChangeShipTo(props: ChangeShipToProps) {
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <>
      <Button variant="default" h={44} onClick={() => setOpened(true)}>
        Change address…
      </Button>
      <Dialog
        opened={opened}
        onClose={close}
        title={`Change the address of order ${props.number}`}
        size={640}
      >
        <ShipToForm {...props} onClose={close} />
      </Dialog>
    </>
  )
}

/** The button that withdraws a request before staff decide. */
export function WithdrawShipTo({ of }: Pick<ChangeShipToProps, 'of'>) {
  const { withdraw, isPending } = useShipToChange(of)
  const [failure, setFailure] = useState<string | null>(null)
  const run = () =>
    withdraw().then(
      () => notify('The change of address was withdrawn.'),
      (error: unknown) => setFailure(readError(error).message),
    )
  return (
    <Stack gap={8} align="flex-start">
      {failure !== null && <OutcomeNote tone="bad" title={failure} />}
      <ActionButton variant="default" h={44} busy={isPending} onClick={() => void run()}>
        Withdraw the change of address
      </ActionButton>
    </Stack>
  )
}
