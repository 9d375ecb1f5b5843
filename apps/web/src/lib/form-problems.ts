import { readError } from '@mullion/client/read-error'
import type { Problems } from './use-shown-problems.ts'

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

/** What this needs of a schema; those of the domain fit. */
export interface Schema {
  readonly safeParse: (draft: unknown) => {
    readonly error?: { readonly issues: readonly Issue[] } | undefined
  }
}

export interface FormFields<Field extends string> {
  /** The fields of the form; what is wrong elsewhere is not the form's to say. */
  readonly fields: readonly Field[]
  /** Said of whatever is wrong with a field that was left empty, in place of the schema's text. */
  readonly emptyText?: string
}

const isEmpty = (value: unknown) => typeof value === 'string' && value.trim() === ''

/** The first problem that a schema has with each field of a draft, in the words of the form. */
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

/** The texts that the server has for fields of a form, by field; it names them with a prefix such as `shipAddress.`. */
export function toldOf<Field extends string>(
  fields: readonly Field[],
  told: Readonly<Record<string, string>>,
  prefix = '',
): Problems<Field> {
  const problems: Problems<Field> = {}
  for (const field of fields) {
    const text = told[prefix + field]
    if (text !== undefined) problems[field] = text
  }
  return problems
}

/** What to say of a failed call: the server's words or those for a dead line, and otherwise the form's own. */
export function failureText(error: unknown, otherwise: string): string {
  const { message, kind, code, requestId } = readError(error)
  const wordless = kind === 'unknown' && requestId === null && code.startsWith('client.')
  return wordless ? otherwise : message
}
