import { useState } from 'react'
import { useShownProblems } from '../../../lib/use-shown-problems.ts'
import { type PersonDraft, type PersonField, personProblems, typedPerson } from './people.ts'

export type PersonForm = ReturnType<typeof usePersonForm>

/** State of a user form: draft and problems. */
export function usePersonForm(start: PersonDraft) {
  const [draft, setDraft] = useState(start)
  const problems = personProblems(draft)
  const { shown, leave, typed, tell, showAll, reset } = useShownProblems<PersonField>(problems)
  return {
    draft,
    problems,
    right: Object.keys(problems).length === 0,
    shown,
    leave,
    tell,
    showAll,
    type: (field: PersonField, text: string) => {
      setDraft((before) => typedPerson(before, field, text))
      typed(field)
    },
    clear: () => {
      setDraft(start)
      reset()
    },
  }
}
