import { type LineEdit, useEditListLines } from '@mullion/client/part-lists/edit-list-lines.hooks'
import type { ListLineView, PartList, SavedListLine } from '@mullion/domain/part-lists/part-list'
import { notifyUndoable } from '../../lib/notices.state.ts'
import { notifyError } from '../../lib/notify-error.ts'
import { moved } from './list-words.ts'

/** Changes of a list's lines, each shown and saved at once. They resolve to true once they are saved. */
export function useLineEdits(list: PartList) {
  const edit = useEditListLines(list.id)
  const save = async (change: LineEdit): Promise<boolean> => {
    try {
      return await edit(change)
    } catch (error) {
      notifyError(error)
      return false
    }
  }
  /** Puts a line back where it was, unless it is there again. */
  const putBack = (line: ListLineView, at: number) =>
    save((lines) => (lines.some(({ id }) => id === line.id) ? lines : lines.toSpliced(at, 0, line)))
  return {
    change: ({ id }: ListLineView, change: Partial<SavedListLine>) =>
      save((lines) => lines.map((line) => (line.id === id ? { ...line, ...change, id } : line))),
    move: ({ id }: ListLineView, by: number) =>
      save((lines) =>
        moved(
          lines,
          lines.findIndex((line) => line.id === id),
          by,
        ),
      ),
    /** Removes a line and offers Undo. */
    async remove(line: ListLineView): Promise<void> {
      const at = list.lines.indexOf(line)
      const removed = await save((lines) => lines.filter(({ id }) => id !== line.id))
      const undo = () => void putBack(line, at)
      if (removed) notifyUndoable(`Removed ${line.part.number} from ${list.name}.`, undo)
    },
  }
}

export type LineEdits = ReturnType<typeof useLineEdits>
