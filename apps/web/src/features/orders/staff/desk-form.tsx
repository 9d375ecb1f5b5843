import { Button, Flex } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Schema } from '../../../lib/form-problems.ts'
import type { InputProps } from '../../../lib/use-checked-form.ts'
import { useStaffForm } from '../../../lib/use-staff-form.ts'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import classes from './order-desk.module.css'

export interface DeskFormProps<Values extends Record<string, string>> {
  readonly order: string
  readonly label: string
  /** What the form edits, such as `the freight of order 1024`. */
  readonly name: string
  readonly start: Values
  readonly schema: Schema
  readonly submit: string
  /** Resolves when saved; an error it throws is shown. */
  readonly onSave: (values: Values) => Promise<unknown>
  /** Renders the inputs; `inputOf` returns the props of a field. */
  readonly children: (inputOf: (field: keyof Values & string) => InputProps) => ReactNode
}

/** Short form about an order: validated by a domain schema, cleared after saving. */
export function DeskForm<Values extends Record<string, string>>(props: DeskFormProps<Values>) {
  const { order, label, name, start, schema, submit, onSave, children } = props
  const form = useStaffForm<Values>({
    id: `desk:${order}:${label}`,
    name,
    start,
    schema,
    failed: 'We couldn’t save this. Please try again.',
  })
  const [busy, setBusy] = useState(false)
  const save = (values: Values) => {
    if (busy) return
    setBusy(true)
    void onSave(values)
      .then(() => form.reset(), form.showError)
      .finally(() => setBusy(false))
  }
  return (
    <form ref={form.element} noValidate aria-label={label} onSubmit={form.onSubmit(save)}>
      <Flex gap={10} align="flex-start" wrap="wrap" className={classes.form}>
        {children(form.input)}
        <Button type="submit" h={44} flex="none" data-busy={busy || undefined}>
          {submit}
        </Button>
      </Flex>
      {form.failureText && <OutcomeNote tone="bad" title={form.failureText} />}
    </form>
  )
}
