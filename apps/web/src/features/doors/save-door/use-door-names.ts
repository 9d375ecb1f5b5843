import { useRenameDoor, useSaveDoor } from '@mullion/client/doors/saved-doors.hooks'
import { readError } from '@mullion/client/read-error'
import type { SavedDoor } from '@mullion/domain/doors/saved-door'
import { useState } from 'react'
import { pickServerErrors } from '../../../lib/form-problems.ts'
import { type Problems, useShownProblems } from '../../../lib/use-shown-problems.ts'
import {
  type DoorInHand,
  type DoorNameField,
  type DoorNames,
  doorNameFields,
  nameProblems,
  readyToRename,
  readyToSave,
} from './door-names.ts'

/** The result of saving a door: the saved door, or the problems of its names. */
export type SaveOutcome =
  | { readonly saved: SavedDoor; readonly problems: null }
  | { readonly saved: null; readonly problems: Problems<DoorNameField> }

/** Saves a new door under these names, or renames a saved one without changing the door. */
function useStoring(saved: SavedDoor | null) {
  const saving = useSaveDoor()
  const renaming = useRenameDoor()
  return {
    storing: saving.isPending || renaming.isPending,
    /** Null if a name is invalid. */
    store(names: DoorNames, inHand: DoorInHand): Promise<SavedDoor> | null {
      if (saved) {
        const renamed = readyToRename(saved.id, names)
        return renamed && renaming.mutateAsync(renamed)
      }
      const door = readyToSave(names, inHand)
      return door && saving.mutateAsync({ doorId: null, door })
    },
  }
}

/** Holds the typed names of a door, their problems, and the result of saving. */
export function useDoorNames(before: SavedDoor | null) {
  const [names, setNames] = useState<DoorNames>({ name: before?.name ?? '', site: before?.site ?? '' })
  /** A server error that is not about a field, or null. */
  const [failure, setFailure] = useState<string | null>(null)
  const { store, storing } = useStoring(before)
  const found = nameProblems(names)
  const problems = useShownProblems<DoorNameField>(found)

  const type = (field: DoorNameField, text: string) => {
    setNames((typed) => ({ ...typed, [field]: text }))
    problems.typed(field)
    setFailure(null)
  }
  const save = async (door: DoorInHand): Promise<SaveOutcome> => {
    problems.showAll()
    setFailure(null)
    try {
      const saved = await store(names, door)
      return saved ? { saved, problems: null } : { saved, problems: found }
    } catch (error) {
      const { fields, message } = readError(error)
      const serverErrors = pickServerErrors(doorNameFields, fields)
      problems.showServerErrors(serverErrors)
      setFailure(Object.keys(serverErrors).length > 0 ? null : message)
      return { saved: null, problems: serverErrors }
    }
  }
  return {
    names,
    shown: problems.shown,
    leave: problems.leave,
    type,
    save,
    saving: storing,
    failure,
  }
}
