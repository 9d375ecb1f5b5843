import type { ListLineView, PartList, SavedListLine } from '@mullion/domain/part-lists/part-list'
import { useCallback, useRef } from 'react'
import { trpc } from '../trpc.ts'
import { listAnswer } from './part-lists.hooks.ts'

/** A change of a list's lines, which must also suit a list that someone else has changed meanwhile. */
export type LineEdit = (lines: readonly ListLineView[]) => readonly ListLineView[]

/** Returns a line as it is saved, without what the server adds to it. */
export function savedLine({
  id,
  partId,
  quantity,
  comments,
  configurations,
  keep,
}: ListLineView): SavedListLine {
  return { id, partId, quantity, comments: [...comments], configurations, keep }
}

const withEdits = (list: PartList, edits: readonly LineEdit[]): PartList => ({
  ...list,
  lines: edits.reduce((lines, edit) => edit(lines), list.lines),
})

/**
 * Changes the lines of a list. A change shows at once; changes are saved one after the other. Rejects if the server
 * refuses it; those that wait are then dropped and resolve to false.
 */
export function useEditListLines(listId: number): (edit: LineEdit) => Promise<boolean> {
  const { partLists } = trpc.useUtils()
  const { mutateAsync } = trpc.partLists.saveLines.useMutation()
  const waiting = useRef<readonly LineEdit[]>([])
  const saved = useRef<PartList | null>(null)
  const last = useRef<Promise<unknown>>(Promise.resolve())

  return useCallback(
    (edit) => {
      const show = (list: PartList) =>
        partLists.byId.setData({ listId }, listAnswer(withEdits(list, waiting.current)))
      const save = async (): Promise<boolean> => {
        const base = saved.current
        if (!base || !waiting.current.includes(edit)) return false
        try {
          const lines = edit(base.lines).map(savedLine)
          saved.current = await mutateAsync({ listId, version: base.version, lines })
        } catch (error) {
          waiting.current = []
          await partLists.invalidate()
          throw error
        }
        waiting.current = waiting.current.filter((each) => each !== edit)
        show(saved.current)
        await Promise.all([partLists.list.invalidate(), partLists.history.invalidate({ listId })])
        return true
      }
      if (waiting.current.length === 0) saved.current = partLists.byId.getData({ listId }) ?? null
      waiting.current = [...waiting.current, edit]
      if (saved.current) show(saved.current)
      const done = last.current.then(save)
      last.current = done.catch(() => undefined)
      return done
    },
    [listId, mutateAsync, partLists],
  )
}
