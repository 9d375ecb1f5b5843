import { Button } from '@mantine/core'
import {
  useConfirmImport,
  useDiscardImport,
  useUndoableImport,
  useUndoImport,
} from '@mullion/client/imports/imports.hooks'
import type { ShownImport } from '@mullion/domain/imports/import'
import { confirm } from '../../../lib/confirm.state.ts'
import { countOf } from '../../../lib/count-of.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import fields from '../../../ui/fields.module.css'
import { fileNameOf } from './import-words.ts'

interface ActionsProps {
  readonly of: ShownImport
  readonly onBack: () => void
}

export function ImportActions({ of, onBack }: ActionsProps) {
  const discard = useDiscardImport()
  const apply = useConfirmImport()
  const undoable = useUndoableImport().data === of.id
  const undo = useUndoImport()
  const staged = of.state === 'staged'
  const unusable = of.state === 'refused' || of.state === 'failed'
  const changes = of.created + of.changed
  const one = { importId: of.id }
  const askToUndo = async () => {
    const text = `This undoes every change from ${fileNameOf(of)}. Records changed or ordered since then won’t change. We’ll list them for you.`
    if (!(await confirm({ title: 'Undo this import?', text, action: 'Undo import' }))) return
    undo.mutate(one, { onError: notifyError })
  }
  return (
    <div className={fields.actions}>
      {(staged || unusable) && (
        <ActionButton
          variant="default"
          busy={discard.isPending}
          onClick={() => discard.mutate(one, { onSuccess: onBack, onError: notifyError })}
        >
          {staged && changes === 0 ? 'Done' : 'Discard'}
        </ActionButton>
      )}
      {staged && changes > 0 && (
        <ActionButton busy={apply.isPending} onClick={() => apply.mutate(one, { onError: notifyError })}>
          Apply {countOf(changes, 'Change')}
        </ActionButton>
      )}
      {unusable && <Button onClick={onBack}>Choose another file</Button>}
      {of.state === 'applied' && undoable && (
        <ActionButton variant="danger-quiet" busy={undo.isPending} onClick={() => void askToUndo()}>
          Undo this import
        </ActionButton>
      )}
    </div>
  )
}
