import { type FormErrors, useForm } from '@mantine/form'
import { readError } from '@mullion/client/read-error'
import { requiredText } from '@mullion/domain/postal-address'
import { type ChangeEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { failureText, problemsOf, type Schema, toldOf } from '../../../lib/form-problems.ts'
import { notify } from '../../../lib/notices.state.ts'
import { forgetDraft, keepDraft, readDraft } from '../../../lib/staff-drafts.ts'
import { focusFirstProblem, type Problems } from '../../../lib/use-shown-problems.ts'

export interface StaffFormOptions<Values> {
  /** What unsaved changes are kept under; it stays while the form is open. */
  readonly id: string
  /** What the form is of, such as `Frost Doors`. */
  readonly name: string
  readonly start: Values
  /** The schema of the domain, which sees the values as they are typed. */
  readonly schema: Schema
  /** Before the names of fields in the server's answers, such as `form.`. */
  readonly prefix?: string
  /** Said where a save fails without words of the server. */
  readonly failed: string
}

interface InputProps {
  readonly name: string
  readonly value: string
  readonly error: ReactNode
  onChange(event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>): void
  onBlur(): void
}

interface BoxProps {
  readonly name: string
  readonly checked: boolean
  onChange(event: ChangeEvent<HTMLInputElement>): void
}

/** What the inputs of a form need of it; fields that several forms share ask for their own values only. */
export interface StaffFields<Values> {
  readonly values: Values
  set(field: keyof Values & string, value: unknown): void
  /** Shows what is wrong with a field that is chosen rather than left. */
  check(field: keyof Values & string): void
  /** The props of an input or text area with a text. */
  input(field: keyof Values & string): InputProps
  /** The props of a check box. */
  box(field: keyof Values & string): BoxProps
}

/**
 * A form of the staff panel: checked when a field is left, again on each change once a problem is shown, and on submit;
 * the server's field errors stand on their fields. What is not saved is kept until it is saved or discarded, and the
 * browser asks before the page goes with it.
 */
export function useStaffForm<Values extends object>(options: StaffFormOptions<Values>) {
  const { id, name, start, schema, prefix = '', failed } = options
  type Field = keyof Values & string
  const element = useRef<HTMLFormElement>(null)
  const fields = Object.keys(start) as Field[]
  const [failure, setFailure] = useState<unknown>(null)
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: readDraft<Values>(id) ?? start,
    validate: (values) =>
      problemsOf(schema, values as Record<Field, unknown>, { fields, emptyText: requiredText }) as FormErrors,
    validateInputOnBlur: true,
    clearInputErrorOnChange: false,
  })
  const dirty = JSON.stringify(form.values) !== JSON.stringify(start)
  useEffect(() => {
    if (dirty) keepDraft(id, form.values)
    else forgetDraft(id)
  }, [id, dirty, form.values])

  // What is saved has changed: a form without changes of its own follows it.
  const saved = JSON.stringify(start)
  const shownSaved = useRef(saved)
  const follow = useEffectEvent(() => {
    if (JSON.stringify(form.values) === shownSaved.current) form.setValues(start)
    shownSaved.current = saved
  })
  useEffect(() => {
    if (shownSaved.current !== saved) follow()
  }, [saved])

  const onLeft = useEffectEvent(() => {
    if (readDraft(id)) notify(`Your changes to ${name} aren’t saved yet. They’ll be here when you come back.`)
  })
  useEffect(() => () => onLeft(), [])

  function set(field: Field, value: unknown): void {
    form.setFieldValue(field as never, value as never)
    if (form.errors[field] !== undefined) form.validateField(field as never)
  }

  /** Empties the form, or takes it back to what is saved. */
  function reset(to: Values = start): void {
    forgetDraft(id)
    form.setValues(to)
    form.clearErrors()
    setFailure(null)
  }

  /** Shows why a save failed: on the fields that the server names, otherwise in words of its own. */
  function tell(error: unknown): void {
    const told = toldOf(fields, readError(error).fields, prefix)
    form.setErrors(told as FormErrors)
    setFailure(Object.keys(told).length > 0 ? null : error)
    focusFirstProblem(element.current, told)
  }

  return {
    element,
    values: form.values,
    dirty,
    set,
    check: (field: Field) => void form.validateField(field as never),
    reset,
    tell,
    failure,
    failureText: failure ? failureText(failure, failed) : null,
    valid: Object.keys(problemsOf(schema, form.values as Record<Field, unknown>, { fields })).length === 0,
    input: (field: Field): InputProps => ({
      name: field,
      value: String(form.values[field]),
      error: form.errors[field],
      onChange: (event) => set(field, event.currentTarget.value),
      onBlur: () => void form.validateField(field as never),
    }),
    box: (field: Field): BoxProps => ({
      name: field,
      checked: form.values[field] === true,
      onChange: (event) => set(field, event.currentTarget.checked),
    }),
    /** Calls `save` with the values once they are valid; otherwise the first problem takes the focus. */
    onSubmit: (save: (values: Values) => void) =>
      form.onSubmit(
        (values) => {
          setFailure(null)
          save(values)
        },
        (errors) => focusFirstProblem(element.current, errors as Problems<string>),
      ),
  }
}
