import { Button, TextInput } from '@mantine/core'
import { useRemoveUser } from '@mullion/client/accounts/users.hooks'
import { readError } from '@mullion/client/read-error'
import type { CompanyUser } from '@mullion/domain/accounts/user'
import { type FormEvent, useState } from 'react'
import { confirmsDeletion, fullName } from '../lib/person-words.ts'
import classes from './delete-user-dialog.module.css'
import { Dialog } from './dialog.tsx'
import { OutcomeNote } from './outcome-note.tsx'

export interface DeleteUserDialogProps {
  readonly user: CompanyUser
  readonly onClose: () => void
  readonly onDeleted: (user: CompanyUser) => void
}

function FirstStep({ name, onCancel, onGoOn }: { name: string; onCancel: () => void; onGoOn: () => void }) {
  return (
    <div className={classes.step}>
      <p>Are you sure you want to delete {name} from the system? This action cannot be undone.</p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancel} data-autofocus>
          Cancel
        </Button>
        <Button variant="danger" onClick={onGoOn}>
          Continue
        </Button>
      </div>
    </div>
  )
}

interface SecondStepProps {
  readonly user: CompanyUser
  readonly onClose: () => void
  readonly onDeleted: () => void
}

function SecondStep({ user, onClose, onDeleted }: SecondStepProps) {
  const [word, setWord] = useState('')
  const { mutate, isPending, error } = useRemoveUser()
  const ready = confirmsDeletion(word)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (ready && !isPending) mutate({ userId: user.id }, { onSuccess: onDeleted })
  }
  return (
    <form className={classes.step} onSubmit={onSubmit}>
      <TextInput
        label="If you are sure, enter 'DELETE' to proceed."
        value={word}
        onChange={(event) => setWord(event.currentTarget.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        autoFocus
      />
      {error && (
        <OutcomeNote tone="bad" title={`${fullName(user)} was not deleted.`}>
          <p>{readError(error).message}</p>
        </OutcomeNote>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" disabled={!ready} data-busy={isPending || undefined}>
          {isPending ? 'Deleting…' : 'Delete User'}
        </Button>
      </div>
    </form>
  )
}

/** Confirms a deletion twice; the second time a word must be typed. */
export function DeleteUserDialog({ user, onClose, onDeleted }: DeleteUserDialogProps) {
  const [opened, setOpened] = useState(true)
  const [sure, setSure] = useState(false)
  const [deleted, setDeleted] = useState(false)
  const close = () => setOpened(false)
  const deletedNow = () => {
    setDeleted(true)
    close()
  }
  return (
    <Dialog
      opened={opened}
      onClose={close}
      onExitTransitionEnd={() => (deleted ? onDeleted(user) : onClose())}
      title="Delete User"
      size={460}
    >
      {sure ? (
        <SecondStep user={user} onClose={close} onDeleted={deletedNow} />
      ) : (
        <FirstStep name={fullName(user)} onCancel={close} onGoOn={() => setSure(true)} />
      )}
    </Dialog>
  )
}
