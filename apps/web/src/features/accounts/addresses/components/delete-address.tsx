import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useRemoveAddress, useSaveAddress } from '@mullion/client/accounts/addresses.hooks'
import { readError } from '@mullion/client/read-error'
import type { SavedAddress } from '@mullion/domain/accounts/address'
import { notify, notifyProblem, notifyUndoable } from '../../../../lib/notices.state.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { draftOf, nameOfAddress, readyToSave } from '../saved-address-fields.ts'
import classes from './form-actions.module.css'

export interface DeleteAddressProps {
  readonly address: SavedAddress
  readonly disabled: boolean
  readonly onRemoved: () => void
}

/** Deletes an address, after a question; what was deleted can be taken back for a moment. */
export function DeleteAddress({ address, disabled, onRemoved }: DeleteAddressProps) {
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
      <Button className={classes.apart} variant="subtle" h={44} onClick={open} disabled={disabled}>
        Delete
      </Button>
      <Dialog opened={asking} onClose={close} title="Delete this address?" size={420}>
        <p>“{name}” is taken off your saved addresses. Orders that went there stay as they are.</p>
        <div className={classes.actions}>
          <Button variant="default" h={44} onClick={close}>
            Keep
          </Button>
          <Button h={44} onClick={() => void remove()} loading={removing.isPending}>
            Delete
          </Button>
        </div>
      </Dialog>
    </>
  )
}
