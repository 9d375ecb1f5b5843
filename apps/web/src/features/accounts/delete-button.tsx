import { confirm } from '../../lib/confirm.state.ts'
import { notifyError } from '../../lib/notify-error.ts'
import { ActionButton } from '../../ui/action-button.tsx'

export interface DeleteButtonProps {
  /** What is deleted, in quotation marks. */
  readonly name: string
  readonly question: { readonly title: string; readonly text: string }
  readonly busy: boolean
  readonly onDelete: () => Promise<unknown>
  readonly onDeleted: () => void
}

/** Deletes after a confirmation; a failure is shown and leaves everything as it was. */
export function DeleteButton({ name, question, busy, onDelete, onDeleted }: DeleteButtonProps) {
  const press = async () => {
    if (!(await confirm({ ...question, action: 'Delete' }))) return
    try {
      await onDelete()
    } catch (error) {
      return notifyError(error)
    }
    onDeleted()
  }
  return (
    <ActionButton
      variant="danger-quiet"
      h={40}
      busy={busy}
      onClick={() => void press()}
      aria-label={`Delete ${name}`}
    >
      Delete
    </ActionButton>
  )
}
