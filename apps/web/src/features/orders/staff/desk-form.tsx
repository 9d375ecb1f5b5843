import { Button } from '@mantine/core'
import { useForm } from '@mantine/form'
import { readError } from '@mullion/client/read-error'
import { requiredText } from '@mullion/domain/postal-address'
import { type ReactNode, useState } from 'react'
import { problemsOf, type Schema, toldOf } from '../../../lib/form-problems.ts'
import { OutcomeNote } from '../../../ui/outcome-note.tsx'
import classes from './order-desk.module.css'

interface DeskFormProps<Values extends Record<string, string>> {
  readonly label: string
  readonly start: Values
  readonly schema: Schema
  readonly submit: string
  readonly busy: boolean
  /** Answers when it is done; what it throws is shown. */
  readonly onSave: (values: Values) => Promise<unknown>
  /** The inputs, each with the props of its field. */
  readonly children: (inputOf: (field: string) => object) => ReactNode
}

/** A short form about an order: checked by a schema of the domain, emptied once it is saved. */
export function DeskForm<Values extends Record<string, string>>(props: DeskFormProps<Values>) {
  const { label, start, schema, submit, busy, onSave, children } = props
  const fields = Object.keys(start)
  const [failure, setFailure] = useState<string | null>(null)
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues: start,
    validate: (values) => problemsOf(schema, values, { fields, emptyText: requiredText }) as never,
    clearInputErrorOnChange: true,
  })
  const save = async (values: Values) => {
    if (busy) return
    setFailure(null)
    try {
      await onSave(values)
      form.setValues(start)
    } catch (error) {
      const { message, fields: told } = readError(error)
      const onFields = toldOf(fields, told)
      form.setErrors(onFields)
      if (Object.keys(onFields).length === 0) setFailure(message)
    }
  }
  return (
    <form noValidate aria-label={label} onSubmit={form.onSubmit((values) => void save(values))}>
      <div className={classes.form}>
        {children((field) => ({ ...form.getInputProps(field as never), name: field }))}
        <Button type="submit" data-busy={busy || undefined}>
          {submit}
        </Button>
      </div>
      {failure && <OutcomeNote tone="bad" title={failure} />}
    </form>
  )
}
