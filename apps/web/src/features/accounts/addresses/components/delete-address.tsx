import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useRemoveAddress, useSaveAddress } from '@mullion/client/accounts/addresses.hooks'
import { readError } from '@mullion/client/read-error'
import type { SavedAddress } from '@mullion/domain/accounts/address'
import { notify, notifyProblem, notifyUndoable } from '../../../../lib/notices.state.ts'
import { Confirm } from '../../../../ui/confirm.tsx'
import { draftOf, nameOfAddress, readyToSave } from '../saved-address-fields.ts'

export interface DeleteAddressProps {
  readonly address: SavedAddress
  readonly onRemoved: () => void
}

/** Deletes an address after a confirmation; an undo is offered briefly. */
export function DeleteAddress({ address, onRemoved }: DeleteAddressProps) {
  const [asking, { open, close }] = useDisclosure(false)
  const removing = useRemoveAddress()
  const saving = useSaveAddress()
  const name = nameOfAddress(address)

  const takeBack = async () => {
    const again = readyToSave(draftOf(address))
    try {
      if (again) await saving.mutateAsync({ addressId: null, address: again })
    } catch (error) {
      notifyProblem(readError(error).message)
    }
  }
  const remove = async () => {
    try {
      await removing.mutateAsync({ addressId: address.id })
    } catch (error) {
      close()
      return notifyProblem(readError(error).message)
    }
    const done = `Deleted “${name}”.`
    if (readyToSave(draftOf(address))) notifyUndoable(done, () => void takeBack())
    else notify(done)
    onRemoved()
  }
  return (
    <>
      <Button variant="danger-quiet" h={40} onClick={open} aria-label={`Delete “${name}”`}>
        Delete
      </Button>
      <Confirm
        opened={asking}
        title="Delete this address?"
        action="Delete"
        busy={removing.isPending}
        onClose={close}
        onConfirm={() => void remove()}
      >
        “{name}” will be removed from your saved addresses. Past orders won’t change.
      </Confirm>
    </>
  )
}
