import { readError } from '@mullion/client/read-error'
import { requiredText } from '@mullion/domain/postal-address'
import type { Problems } from './use-shown-problems.ts'

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

export interface Schema {
  readonly safeParse: (draft: unknown) => {
    readonly error?: { readonly issues: readonly Issue[] } | undefined
  }
}

export interface FormFields<Field extends string> {
  /** The form's fields; errors elsewhere are ignored. */
  readonly fields: readonly Field[]
  readonly emptyText?: string
}

const isEmpty = (value: unknown) => typeof value === 'string' && value.trim() === ''

/** Returns the first error of each field of a draft, in the form's wording. */
export function problemsOf<Field extends string>(
  schema: Schema,
  draft: Readonly<Record<Field, unknown>>,
  { fields, emptyText }: FormFields<Field>,
): Problems<Field> {
  const problems: Problems<Field> = {}
  for (const { path, message } of schema.safeParse(draft).error?.issues ?? []) {
    const field = fields.find((each) => each === path[0])
    if (field) problems[field] ??= emptyText !== undefined && isEmpty(draft[field]) ? emptyText : message
  }
  return problems
}

/** Returns the first error of each field of a draft; an empty field has one and the same text. */
export function schemaProblems<Values extends object>(
  schema: Schema,
  values: Values,
): Problems<keyof Values & string> {
  const fields = Object.keys(values) as (keyof Values & string)[]
  return problemsOf(schema, values, { fields, emptyText: requiredText })
}

/** Returns the server's error texts by form field. The server prefixes field names, as in `shipAddress.`. */
export function pickServerErrors<Field extends string>(
  fields: readonly Field[],
  serverErrors: Readonly<Record<string, string>>,
  prefix = '',
): Problems<Field> {
  const problems: Problems<Field> = {}
  for (const field of fields) {
    const text = serverErrors[prefix + field]
    if (text !== undefined) problems[field] = text
  }
  return problems
}

/** Returns the message for a failed call: the server's, the offline text, or the form's own. */
export function failureText(error: unknown, otherwise: string): string {
  const { message, kind, code, requestId } = readError(error)
  const wordless = kind === 'unknown' && requestId === null && code.startsWith('client.')
  return wordless ? otherwise : message
}
