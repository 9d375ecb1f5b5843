import { Button } from '@mantine/core'
import {
  useConfirmImport,
  useDiscardImport,
  useUndoableImport,
  useUndoImport,
} from '@mullion/client/admin/imports.hooks'
import { readError } from '@mullion/client/read-error'
import type { ShownImport } from '@mullion/domain/admin/import'
import { useState } from 'react'
import { notifyProblem } from '../../../lib/notices.state.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import fields from '../../../ui/fields.module.css'
import { fileNameOf } from './import-history.tsx'
import { countOf } from './import-words.ts'

const showError = (error: unknown) => notifyProblem(readError(error).message)

interface ActionsProps {
  readonly of: ShownImport
  /** Returns to the list, where another file can be chosen. */
  readonly onBack: () => void
}

function Discard({ of, onBack, word }: ActionsProps & { readonly word: string }) {
  const discard = useDiscardImport()
  const run = () => discard.mutate({ importId: of.id }, { onSuccess: onBack, onError: showError })
  return (
    <Button variant="default" data-busy={discard.isPending || undefined} onClick={run}>
      {word}
    </Button>
  )
}

function Apply({ of }: Pick<ActionsProps, 'of'>) {
  const confirm = useConfirmImport()
  return (
    <Button
      loading={confirm.isPending}
      onClick={() => confirm.mutate({ importId: of.id }, { onError: showError })}
    >
      Apply {countOf(of.created + of.changed, 'Change')}
    </Button>
  )
}

function Undo({ of }: Pick<ActionsProps, 'of'>) {
  const undoable = useUndoableImport()
  const undo = useUndoImport()
  const [asking, setAsking] = useState(false)
  if (undoable.data !== of.id) return null
  return (
    <>
      <Button variant="danger-quiet" onClick={() => setAsking(true)}>
        Undo this import
      </Button>
      <Confirm
        opened={asking}
        title="Undo this import?"
        action="Undo import"
        busy={undo.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          undo.mutate({ importId: of.id }, { onError: showError, onSettled: () => setAsking(false) })
        }
      >
        This undoes every change from {fileNameOf(of)}. Records changed or ordered since then won’t change.
        We’ll list them for you.
      </Confirm>
    </>
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
