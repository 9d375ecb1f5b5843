import { useUpdateUser } from '@mullion/client/accounts/users.hooks'
import { readError } from '@mullion/client/read-error'
import { type CompanyUser, updateUserInput } from '@mullion/domain/accounts/user'
import { type FormEvent, useRef, useState } from 'react'
import { notify } from '../../../lib/notices.state.ts'
import { focusFirstProblem } from '../../../lib/use-shown-problems.ts'
import { personFieldsOf } from './people.ts'
import { usePersonForm } from './use-person-form.ts'

const savedText = 'User updated successfully!'

/** Saves a user, then calls `onDone`. If an email change awaits confirmation, the form edits the pending address. */
export function useEditUser(user: CompanyUser, onDone: () => void) {
  const { firstname, lastname, role } = user
  const element = useRef<HTMLFormElement>(null)
  const form = usePersonForm({ firstname, lastname, email: user.pendingEmail ?? user.email, role })
  const [refused, setRefused] = useState(false)
  const { mutate, isPending, error, reset } = useUpdateUser()

  const onSaved = ({ pendingEmail }: CompanyUser) => {
    notify(pendingEmail ? `${savedText} We emailed a confirmation link to ${pendingEmail}.` : savedText)
    onDone()
  }
  const onFailed = (failure: unknown) => {
    const told = personFieldsOf(readError(failure).fields)
    form.tell(told)
    focusFirstProblem(element.current, told)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    reset()
    const change = updateUserInput.safeParse({ ...form.draft, userId: user.id }).data
    setRefused(!change)
    if (change) return mutate(change, { onSuccess: onSaved, onError: onFailed })
    form.showAll()
    focusFirstProblem(element.current, form.problems)
  }
  return {
    form,
    handlers: { ref: element, onSubmit },
    busy: isPending,
    error,
    refused: refused && !form.right,
  }
}
