import { Button, Flex } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Schema } from '../../../lib/form-problems.ts'
import type { InputProps } from '../../../lib/use-checked-form.ts'
import { useStaffForm } from '../../../lib/use-staff-form.ts'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import classes from './order-desk.module.css'

interface DeskFormProps<Values extends Record<string, string>> {
  /** The order number. */
  readonly order: string
  readonly label: string
  readonly start: Values
  readonly schema: Schema
  readonly submit: string
  readonly busy: boolean
  /** Resolves when saved; an error it throws is shown. */
  readonly onSave: (values: Values) => Promise<unknown>
  /** Renders the inputs; `inputOf` returns the props of a field. */
  readonly children: (inputOf: (field: keyof Values & string) => InputProps) => ReactNode
}

/** Short form about an order: validated by a domain schema, cleared after saving. */
export function DeskForm<Values extends Record<string, string>>(props: DeskFormProps<Values>) {
  const { order, label, start, schema, submit, busy, onSave, children } = props
  const form = useStaffForm<Values>({
    id: `desk:${order}:${label}`,
    name: `${label.toLowerCase()} of ${order}`,
    start,
    schema,
    failed: 'We couldn’t save this. Please try again.',
  })
  const save = (values: Values) => {
    if (busy) return
    onSave(values).then(
      () => form.reset(),
      (error: unknown) => form.showError(error),
    )
  }
  return (
    <form ref={form.element} noValidate aria-label={label} onSubmit={form.onSubmit(save)}>
      <Flex gap={10} align="flex-start" wrap="wrap" className={classes.form}>
        {children(form.input)}
        <Button
          type="submit"
          h={44}
          flex="none"
          style={{ alignSelf: 'flex-end' }}
          data-busy={busy || undefined}
        >
          {submit}
        </Button>
      </Flex>
      {form.failureText && <OutcomeNote tone="bad" title={form.failureText} />}
    </form>
  )
}
