import { Button, Stack, Text } from '@mantine/core'
import { readError } from '@mullion/client/read-error'
import { type ReactNode, useState } from 'react'
import { pickServerErrors } from '../lib/form-problems.ts'
import { type CheckedForm, type CheckedFormOptions, useCheckedForm } from '../lib/use-checked-form.ts'
import { ActionButton } from './action-button.tsx'
import fields from './fields.module.css'

interface Options<Values> extends Pick<CheckedFormOptions<Values>, 'start' | 'check'> {
  readonly busy: boolean
  /** Rejects if it cannot be saved; what was typed then stays. */
  readonly save: (values: Values) => Promise<void>
}

/** A short form in a dialog, such as a name: what it says if saving fails, at its field or below all of them. */
export function useDialogForm<Values extends object>({ start, check, busy, save }: Options<Values>) {
  const [failure, setFailure] = useState<string | null>(null)
  const form = useCheckedForm<Values>({ start, check, onChange: () => setFailure(null) })
  const submit = async (values: Values) => {
    if (busy) return
    setFailure(null)
    try {
      await save(values)
    } catch (error) {
      const { fields: refused, message } = readError(error)
      const problems = pickServerErrors(Object.keys(values), refused)
      form.showServerErrors(problems)
      if (Object.keys(problems).length === 0) setFailure(message)
    }
  }
  return { form, failure, busy, submit }
}

interface DialogFormProps<Values extends object> {
  readonly filling: {
    readonly form: CheckedForm<Values>
    readonly failure: string | null
    readonly busy: boolean
    readonly submit: (values: Values) => Promise<void>
  }
  /** What the button says. */
  readonly action: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The frame of a short form in a dialog: its fields, why it failed, Cancel and one action. */
export function DialogForm<Values extends object>(props: DialogFormProps<Values>) {
  const { filling, action, onClose, children } = props
  const { form, failure, busy, submit } = filling
  return (
    <form ref={form.element} onSubmit={form.onSubmit((values) => void submit(values))} noValidate>
      <Stack gap={14}>
        {children}
        {failure !== null && (
          <Text c="var(--bad-ink)" role="alert">
            {failure}
          </Text>
        )}
        <div className={fields.actions}>
          <Button variant="default" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <ActionButton type="submit" busy={busy}>
            {action}
          </ActionButton>
        </div>
      </Stack>
    </form>
  )
}
