import { Button } from '@mantine/core'
import {
  useConfirmImport,
  useDiscardImport,
  useUndoableImport,
  useUndoImport,
} from '@mullion/client/admin/imports.hooks'
import type { ShownImport } from '@mullion/domain/admin/import'
import { confirm } from '../../../lib/confirm.state.ts'
import { countOf } from '../../../lib/count-of.ts'
import { notifyError } from '../../../lib/notify-error.ts'
import { ActionButton } from '../../../ui/action-button.tsx'
import fields from '../../../ui/fields.module.css'
import { fileNameOf } from './import-history.tsx'

interface ActionsProps {
  readonly of: ShownImport
  /** Returns to the list, where another file can be chosen. */
  readonly onBack: () => void
}

function Discard({ of, onBack, word }: ActionsProps & { readonly word: string }) {
  const discard = useDiscardImport()
  const run = () => discard.mutate({ importId: of.id }, { onSuccess: onBack, onError: notifyError })
  return (
    <ActionButton variant="default" busy={discard.isPending} onClick={run}>
      {word}
    </ActionButton>
  )
}

function Apply({ of }: Pick<ActionsProps, 'of'>) {
  const apply = useConfirmImport()
  return (
    <ActionButton
      busy={apply.isPending}
      onClick={() => apply.mutate({ importId: of.id }, { onError: notifyError })}
    >
      Apply {countOf(of.created + of.changed, 'Change')}
    </ActionButton>
  )
}

function Undo({ of }: Pick<ActionsProps, 'of'>) {
  const undoable = useUndoableImport()
  const undo = useUndoImport()
  if (undoable.data !== of.id) return null
  const run = async () => {
    const text = `This undoes every change from ${fileNameOf(of)}. Records changed or ordered since then won’t change. We’ll list them for you.`
    if (!(await confirm({ title: 'Undo this import?', text, action: 'Undo import' }))) return
    undo.mutate({ importId: of.id }, { onError: notifyError })
  }
  return (
    <ActionButton variant="danger-quiet" busy={undo.isPending} onClick={() => void run()}>
      Undo this import
    </ActionButton>
  )
}

/** The actions an import's state allows. */
export function ImportActions({ of, onBack }: ActionsProps) {
  const { state } = of
  const changes = of.created + of.changed
  return (
    <div className={fields.actions}>
      {state === 'staged' && <Discard of={of} onBack={onBack} word={changes > 0 ? 'Discard' : 'Done'} />}
      {state === 'staged' && changes > 0 && <Apply of={of} />}
      {(state === 'refused' || state === 'failed') && <Discard of={of} onBack={onBack} word="Discard" />}
      {(state === 'refused' || state === 'failed') && <Button onClick={onBack}>Choose another file</Button>}
      {state === 'applied' && <Undo of={of} />}
    </div>
  )
}
