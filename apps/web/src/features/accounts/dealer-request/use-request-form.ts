import { type FormEvent, useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { focusFirstProblem, useShownProblems } from '../../../lib/use-shown-problems.ts'
import { fileControlProblems } from './file-problems.ts'
import { dismissOutcome, requestState, typeRequest } from './request.state.ts'
import {
  type RequestField,
  type RequestTextField,
  requestFieldsOf,
  requestProblems,
} from './request-fields.ts'
import { useSendRequest } from './use-send-request.ts'

/** State of the request form: problems, when to show them, and sending. */
export function useRequestForm() {
  const element = useRef<HTMLFormElement>(null)
  const touched = useRef(false)
  const submit = useRef<HTMLButtonElement>(null)
  const { draft, outcome } = useSnapshot(requestState, { sync: true })
  const { shown, leave, typed, showServerErrors, showAll } = useShownProblems<RequestField>(
    requestProblems(draft),
  )
  const { touch, send } = useSendRequest()
  const fields = outcome?.kind === 'failed' ? outcome.fields : null

  useEffect(() => {
    if (outcome === null) return
    const serverErrors = requestFieldsOf(fields ?? {})
    showServerErrors(serverErrors)
    submit.current?.focus()
    focusFirstProblem(element.current, serverErrors)
  }, [outcome, fields, showServerErrors])

  const onFocus = () => {
    if (!touched.current) touch()
    touched.current = true
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const problems = { ...requestProblems(requestState.draft), ...fileControlProblems(requestState.slots) }
    showAll()
    if (Object.keys(problems).length > 0) focusFirstProblem(element.current, problems)
    else {
      showServerErrors({})
      void send()
    }
  }
  const type = (field: RequestTextField, text: string) => {
    typeRequest(field, text)
    typed(field)
    if (requestState.outcome?.kind === 'cancelled') dismissOutcome()
  }
  return {
    handlers: { ref: element, onFocus, onSubmit },
    submit,
    shown,
    fileErrors: fields?.taxExemptionFiles,
    type,
    leave,
  }
}
