interface FieldChange {
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

/** Returns the fields that a form changes, with their values before and after, for the audit log. */
export function fieldChanges<Form extends object>(
  before: { readonly [Name in keyof NoInfer<Form>]: unknown },
  form: Form,
): FieldChange[] {
  const names = Object.keys(form) as (keyof Form & string)[]
  return names
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(form[name]))
    .map((name) => ({ name, before: before[name], after: form[name] }))
}
