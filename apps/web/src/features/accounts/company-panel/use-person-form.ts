import { readError } from '@mullion/client/read-error'
import { useRef, useState } from 'react'
import { focusFirstProblem, useShownProblems } from '../../../lib/use-shown-problems.ts'
import { type PersonDraft, type PersonField, personFieldsOf, personProblems, typedPerson } from './people.ts'

export type PersonForm = ReturnType<typeof usePersonForm>

/** State of a user form: draft and problems. */
export function usePersonForm(start: PersonDraft) {
  const element = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(start)
  const problems = personProblems(draft)
  const { shown, leave, typed, showServerErrors, showAll, reset } = useShownProblems<PersonField>(problems)
  return {
    element,
    draft,
    right: Object.keys(problems).length === 0,
    shown,
    leave,
    /** Shows every problem and focuses the first. */
    showAll: () => {
      showAll()
      focusFirstProblem(element.current, problems)
    },
    /** Shows the server's errors at their fields and focuses the first. */
    onFailed: (failure: unknown) => {
      const serverErrors = personFieldsOf(readError(failure).fields)
      showServerErrors(serverErrors)
      focusFirstProblem(element.current, serverErrors)
    },
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
