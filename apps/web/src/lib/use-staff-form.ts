import { readError } from '@mullion/client/read-error'
import { requiredText } from '@mullion/domain/postal-address'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { failureText, pickServerErrors, problemsOf, type Schema } from './form-problems.ts'
import { notify } from './notices.state.ts'
import { clearDraft, readDraft, saveDraft } from './staff-drafts.ts'
import { type BoxProps, type FieldPath, type InputProps, useCheckedForm } from './use-checked-form.ts'

export interface StaffFormOptions<Values> {
  readonly id: string
  /** Name of what the form edits, such as `Frost Doors`. */
  readonly name: string
  readonly start: Values
  readonly schema: Schema
  /** Prefix of field names in the server's errors, such as `form.`. */
  readonly prefix?: string
  readonly failed: string
}

/** The part of a form that its inputs use. Fields shared by several forms declare only their own values. */
export interface StaffFields<Values> {
  readonly values: Values
  set(field: keyof Values & string, value: unknown): void
  /** Shows the error of a field whose value is picked instead of typed. */
  check(field: keyof Values & string): void
  input(field: keyof Values & string): InputProps
  box(field: keyof Values & string): BoxProps
}

/**
 * A validated form for staff. A domain schema defines its rules, and the server's errors appear at their
 * fields. Unsaved changes last until saved or discarded, and the browser asks before closing the page with
 * them.
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

  // The saved values have changed: update the form if it has no changes of its own.
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
    reset(to: Values = start): void {
      clearDraft(id)
      form.reset(to)
      setFailure(null)
    },
    /**
     * Shows why a save failed: at the fields that the server names, or else in a message for the whole form.
     */
    showError(error: unknown): void {
      const serverErrors = pickServerErrors(fields, readError(error).fields, prefix)
      form.showServerErrors(serverErrors)
      setFailure(Object.keys(serverErrors).length > 0 ? null : error)
    },
    failure,
    failureText: failure ? failureText(failure, failed) : null,
    onSubmit: (save: (values: Values) => void) =>
      form.onSubmit((valid) => {
        setFailure(null)
        save(valid)
      }),
  }
}
