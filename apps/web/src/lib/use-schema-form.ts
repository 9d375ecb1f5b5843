import { readError } from '@mullion/client/read-error'
import { pickServerErrors, type Schema, schemaProblems } from './form-problems.ts'
import { useCheckedForm } from './use-checked-form.ts'

export interface SchemaFormOptions<Values> {
  readonly start: Values
  readonly schema: Schema
  /** Prefix of field names in the server's errors, such as `form.`. */
  readonly prefix?: string
}

/** A checked form whose rules are a domain schema. The server's errors appear at the fields they name. */
export function useSchemaForm<Values extends object>({ start, schema, prefix }: SchemaFormOptions<Values>) {
  const form = useCheckedForm<Values>({ start, check: (values) => schemaProblems(schema, values) })
  const errorsAtFields = (error: unknown) =>
    pickServerErrors(Object.keys(start), readError(error).fields, prefix)
  return {
    ...form,
    reset: (to: Values = start) => form.reset(to),
    /** True if the server named a field of the form. */
    isAtField: (error: unknown): boolean => Object.keys(errorsAtFields(error)).length > 0,
    showError: (error: unknown): void => form.showServerErrors(errorsAtFields(error)),
  }
}

export type SchemaForm<Values extends object> = ReturnType<typeof useSchemaForm<Values>>
