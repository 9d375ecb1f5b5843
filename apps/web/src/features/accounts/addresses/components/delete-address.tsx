import { useRemoveAddress, useSaveAddress } from '@mullion/client/accounts/addresses.hooks'
import type { SavedAddress } from '@mullion/domain/accounts/address'
import { confirm } from '../../../../lib/confirm.state.ts'
import { notify, notifyUndoable } from '../../../../lib/notices.state.ts'
import { notifyError } from '../../../../lib/notify-error.ts'
import { ActionButton } from '../../../../ui/action-button.tsx'
import { draftOf, nameOfAddress, readyToSave } from '../saved-address-fields.ts'

export interface DeleteAddressProps {
  readonly address: SavedAddress
  readonly onRemoved: () => void
}

/** Deletes an address after a confirmation; an undo is offered briefly. */
export function DeleteAddress({ address, onRemoved }: DeleteAddressProps) {
  const removing = useRemoveAddress()
  const saving = useSaveAddress()
  const name = nameOfAddress(address)

  const undo = async () => {
    const again = readyToSave(draftOf(address))
    try {
      if (again) await saving.mutateAsync({ addressId: null, address: again })
    } catch (error) {
      notifyError(error)
    }
  }
  const remove = async () => {
    const text = `“${name}” will be removed from your saved addresses. Past orders won’t change.`
    if (!(await confirm({ title: 'Delete this address?', text, action: 'Delete' }))) return
    try {
      await removing.mutateAsync({ addressId: address.id })
    } catch (error) {
      return notifyError(error)
    }
    const done = `Deleted “${name}”.`
    if (readyToSave(draftOf(address))) notifyUndoable(done, () => void undo())
    else notify(done)
    onRemoved()
  }
  return (
    <ActionButton
      variant="danger-quiet"
      h={40}
      busy={removing.isPending}
      onClick={() => void remove()}
      aria-label={`Delete “${name}”`}
    >
      Delete
    </ActionButton>
  )
}
