import { Button, Flex, NativeSelect, Skeleton } from '@mantine/core'
import { useAddresses, useRemoveAddress, useSaveAddress } from '@mullion/client/accounts/addresses.hooks'
import { addressSavedText, type SavedAddress } from '@mullion/domain/accounts/address'
import { IconMapPin, IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { notify, notifyUndoable } from '../../../lib/notices.state.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { AddressLines, addressLines } from '../../../ui/address-lines.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { EmptyNote } from '../../../ui/empty-note.tsx'
import fields from '../../../ui/fields.module.css'
import { QueryStates } from '../../../ui/query-states.tsx'
import { Section } from '../../../ui/section.tsx'
import { DeleteButton } from '../delete-button.tsx'
import { SavedAddressForm } from './components/saved-address-form.tsx'
import { draftOf, nameOfAddress, readyToSave } from './saved-address-fields.ts'
import classes from './saved-addresses.module.css'

function AddressesSkeleton() {
  return (
    <Section id="saved-addresses" title="Saved Addresses" aside={<Skeleton height={44} width={124} />}>
      <div role="status" aria-label="Loading addresses">
        <Skeleton height={160} maw={300} mb={14} />
        <Skeleton height={15} width={96} mb={9} />
        <Skeleton height={44} maw={460} />
      </div>
    </Section>
  )
}

interface AddressCardProps {
  readonly address: SavedAddress
  readonly edited: boolean
  readonly onEdit: () => void
  readonly onRemoved: () => void
}

function DeleteAddress({ address, onRemoved }: Pick<AddressCardProps, 'address' | 'onRemoved'>) {
  const removing = useRemoveAddress()
  const saving = useSaveAddress()
  const name = `“${nameOfAddress(address)}”`
  const again = readyToSave(draftOf(address))
  const deleted = () => {
    const done = `Deleted ${name}.`
    const undo = () => again && saving.mutateAsync({ addressId: null, address: again }).catch(notifyError)
    if (again) notifyUndoable(done, () => void undo())
    else notify(done)
    onRemoved()
  }
  return (
    <DeleteButton
      name={name}
      question={{
        title: 'Delete this address?',
        text: `${name} will be removed from your saved addresses. Past orders won’t change.`,
      }}
      busy={removing.isPending}
      onDelete={() => removing.mutateAsync({ addressId: address.id })}
      onDeleted={deleted}
    />
  )
}

function AddressCard({ address, edited, onEdit, onRemoved }: AddressCardProps) {
  const { nameOrCompany, telephone } = address
  const name = nameOfAddress(address)
  const lines = [nameOrCompany === name ? '' : nameOrCompany, ...addressLines(address), telephone]
  return (
    <li className={classes.card} data-edited={edited || undefined}>
      <AddressLines name={name} lines={lines} />
      <Flex gap={8}>
        <Button variant="default" h={40} onClick={onEdit} aria-label={`Edit “${name}”`}>
          Edit
        </Button>
        <DeleteAddress address={address} onRemoved={onRemoved} />
      </Flex>
    </li>
  )
}

type FormState = 'hidden' | 'add' | number

function AddressBook({ addresses }: { readonly addresses: readonly SavedAddress[] }) {
  const addButton = useRef<HTMLButtonElement>(null)
  const [form, setForm] = useState<FormState>('hidden')
  const [saved, setSaved] = useState(false)
  const edited = addresses.find(({ id }) => id === form)
  const close = () => {
    setForm('hidden')
    addButton.current?.focus()
  }
  const choices = addresses.map((each) => ({ value: String(each.id), label: nameOfAddress(each) }))
  return (
    <>
      <Section
        id="saved-addresses"
        title="Saved Addresses"
        aside={
          <Button
            ref={addButton}
            variant="default"
            h={44}
            onClick={() => setForm('add')}
            leftSection={<IconPlus size={18} stroke={2} aria-hidden />}
          >
            Add New
          </Button>
        }
      >
        {addresses.length === 0 ? (
          form === 'hidden' && (
            <EmptyNote
              icon={<IconMapPin size={32} stroke={1.6} aria-hidden />}
              title="No saved addresses yet."
            >
              <p>You can choose a saved address at checkout.</p>
            </EmptyNote>
          )
        ) : (
          <>
            <ul className={classes.cards} aria-label="Saved addresses">
              {addresses.map((address) => (
                <AddressCard
                  key={address.id}
                  address={address}
                  edited={address.id === form}
                  onEdit={() => setForm(address.id)}
                  onRemoved={() => {
                    if (address.id === form) setForm('hidden')
                    addButton.current?.focus()
                  }}
                />
              ))}
            </ul>
            <NativeSelect
              maw={460}
              label="Saved address"
              value={edited ? String(edited.id) : ''}
              data={[{ value: '', label: 'Choose an address to edit' }, ...choices]}
              onChange={({ currentTarget: { value } }) => setForm(value === '' ? 'hidden' : Number(value))}
            />
          </>
        )}
      </Section>
      {(form === 'add' || edited) && (
        <SavedAddressForm
          key={form}
          address={edited ?? null}
          onCancel={close}
          onSaved={() => {
            setForm('hidden')
            setSaved(true)
          }}
        />
      )}
      <Dialog
        opened={saved}
        onClose={() => setSaved(false)}
        onExitTransitionEnd={() => addButton.current?.focus()}
        title={addressSavedText}
        size={420}
      >
        <div className={fields.actions}>
          <Button h={44} onClick={() => setSaved(false)} data-autofocus>
            OK
          </Button>
        </div>
      </Dialog>
    </>
  )
}

export function SavedAddresses() {
  const addresses = useAddresses()
  return (
    <QueryStates query={addresses} pending={<AddressesSkeleton />}>
      {(ready) => <AddressBook addresses={ready} />}
    </QueryStates>
  )
}
