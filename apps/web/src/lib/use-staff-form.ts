import { readError } from '@mullion/client/read-error'
import { requiredText } from '@mullion/domain/postal-address'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { failureText, pickServerErrors, problemsOf, type Schema } from './form-problems.ts'
import { notify } from './notices.state.ts'
import { clearDraft, readDraft, saveDraft } from './staff-drafts.ts'
import { type BoxProps, type FieldPath, type InputProps, useCheckedForm } from './use-checked-form.ts'

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
 * A checked form for staff: its rules are a schema of the domain, and the server's field errors stand on their fields. What
 * is not saved is kept until it is saved or discarded, and the browser asks before the page goes with it.
 */
export function useStaffForm<Values extends object>(options: StaffFormOptions<Values>) {
  const { id, name, start, schema, prefix = '', failed } = options
  type Field = keyof Values & string
  const fields = Object.keys(start) as Field[]
  const [failure, setFailure] = useState<unknown>(null)
  const form = useCheckedForm<Values>({
    start: readDraft<Values>(id) ?? start,
    check: (values) =>
      problemsOf(schema, values as Record<Field, unknown>, { fields, emptyText: requiredText }),
  })
  const { values } = form
  const dirty = JSON.stringify(values) !== JSON.stringify(start)
  useEffect(() => {
    if (dirty) saveDraft(id, values)
    else clearDraft(id)
  }, [id, dirty, values])

  // What is saved has changed: a form without changes of its own follows it.
  const saved = JSON.stringify(start)
  const shownSaved = useRef(saved)
  const follow = useEffectEvent(() => {
    if (JSON.stringify(values) === shownSaved.current) form.fill(start)
    shownSaved.current = saved
  })
  useEffect(() => {
    if (shownSaved.current !== saved) follow()
  }, [saved])

  const onLeft = useEffectEvent(() => {
    if (readDraft(id)) notify(`Your changes to ${name} aren’t saved yet. They’ll be here when you come back.`)
  })
  useEffect(() => () => onLeft(), [])

  return {
    element: form.element,
    values,
    dirty,
    valid: form.valid,
    set: (field: Field, value: unknown) => form.set(field as unknown as FieldPath<Values>, value),
    check: (field: Field) => form.leave(field),
    input: (field: Field) => form.input(field),
    box: (field: Field) => form.box(field),
    /** Empties the form, or takes it back to what is saved. */
    reset(to: Values = start): void {
      clearDraft(id)
      form.reset(to)
      setFailure(null)
    },
    /** Shows why a save failed: on the fields that the server names, otherwise in words of its own. */
    showError(error: unknown): void {
      const serverErrors = pickServerErrors(fields, readError(error).fields, prefix)
      form.tell(serverErrors)
      setFailure(Object.keys(serverErrors).length > 0 ? null : error)
    },
    failure,
    failureText: failure ? failureText(failure, failed) : null,
    /** Calls `save` with the values once they are valid; otherwise the first problem takes the focus. */
    onSubmit: (save: (values: Values) => void) =>
      form.onSubmit((valid) => {
        setFailure(null)
        save(valid)
      }),
  }
}
