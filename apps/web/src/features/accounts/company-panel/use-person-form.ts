import { readError } from '@mullion/client/read-error'
import { useCheckedForm } from '../../../lib/use-checked-form.ts'
import { type PersonDraft, personFieldsOf, personProblems } from './people.ts'

export type PersonForm = ReturnType<typeof usePersonForm>

export function usePersonForm(start: PersonDraft) {
  const form = useCheckedForm<PersonDraft>({ start, check: personProblems })
  return {
    ...form,
    clear: () => form.reset(start),
    onFailed: (failure: unknown) => form.showServerErrors(personFieldsOf(readError(failure).fields)),
  }
}
