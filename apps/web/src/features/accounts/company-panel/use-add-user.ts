import { useCreateUser } from '@mullion/client/accounts/users.hooks'
import { readError } from '@mullion/client/read-error'
import { createUserInput } from '@mullion/domain/accounts/user'
import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import { focusFirstProblem } from '../../../lib/use-shown-problems.ts'
import { personFieldsOf } from './people.ts'
import type { PersonForm } from './use-person-form.ts'

/** Submits a new user; clears the form on success and leaves it unchanged on failure. */
export function useAddUser(form: PersonForm) {
  const element = useRef<HTMLFormElement>(null)
  const { mutate, isPending, data, error } = useCreateUser()
  const serverErrors = error !== null && Object.keys(personFieldsOf(readError(error).fields)).length > 0

  const onCreated = () => {
    element.current?.querySelector('input')?.focus()
    form.clear()
  }
  const onFailed = (failure: unknown) => {
    const told = personFieldsOf(readError(failure).fields)
    form.tell(told)
    focusFirstProblem(element.current, told)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const person = createUserInput.safeParse(form.draft).data
    if (person && !isPending) mutate(person, { onSuccess: onCreated, onError: onFailed })
  }
  // Enter submits nothing while the button is disabled, so show what is missing.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter' || form.right) return
    form.showAll()
    focusFirstProblem(element.current, form.problems)
  }
  return {
    handlers: { ref: element, onSubmit, onKeyDown },
    busy: isPending,
    created: data,
    error: serverErrors ? null : error,
  }
}
