import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { failureText } from './form-problems.ts'
import type { InputForm } from './input-props.ts'
import { notify } from './notices.state.ts'
import { clearDraft, readDraft, saveDraft } from './staff-drafts.ts'
import type { BoxProps, FieldPath } from './use-checked-form.ts'
import { type SchemaFormOptions, useSchemaForm } from './use-schema-form.ts'

export interface StaffFormOptions<Values> extends SchemaFormOptions<Values> {
  readonly id: string
  /** Name of what the form edits, such as `Frost Doors`. */
  readonly name: string
  readonly failed: string
}

/** The part of a form that its inputs use. Fields shared by several forms declare only their own values. */
export interface StaffFields<Values> extends InputForm<keyof Values & string> {
  readonly values: Values
  set(field: keyof Values & string, value: unknown): void
  /** Shows the error of a field whose value is picked instead of typed. */
  check(field: keyof Values & string): void
  box(field: keyof Values & string): BoxProps
}

/**
 * A validated form for staff. A domain schema defines its rules, and the server's errors appear at their
 * fields. Unsaved changes last until saved or discarded, and the browser asks before closing the page with
 * them.
 */
export function useStaffForm<Values extends object>(options: StaffFormOptions<Values>) {
  const { id, name, start, failed } = options
  type Field = keyof Values & string
  const [failure, setFailure] = useState<unknown>(null)
  const form = useSchemaForm<Values>({ ...options, start: readDraft<Values>(id) ?? start })
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
      form.showError(error)
      setFailure(form.isAtField(error) ? null : error)
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
