import { useState } from 'react'

export type Problems<Field extends string> = Partial<Record<Field, string>>

/**
 * Tracks which errors to show: those of fields that were left, those of all fields after a submit, and the
 * server's.
 */
export function useShownProblems<Field extends string>(problems: Problems<Field>) {
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const [all, setAll] = useState(false)
  const [serverErrors, setServerErrors] = useState<Problems<Field>>({})

  const shown: Problems<Field> = { ...serverErrors }
  for (const field of Object.keys(problems) as Field[]) {
    if (all || left.has(field)) shown[field] = problems[field]
  }
  return {
    shown,
    leave: (field: Field) => setLeft((fields) => new Set(fields).add(field)),
    /** A change to a field clears the server's error for it. */
    typed: (field: Field) => setServerErrors(({ [field]: _, ...rest }) => rest as Problems<Field>),
    showAll: () => setAll(true),
    showServerErrors: setServerErrors,
    reset: () => {
      setLeft(new Set())
      setAll(false)
      setServerErrors({})
    },
  }
}

export function focusFirstProblem(form: HTMLFormElement | null, problems: Problems<string>): void {
  const fields = [...(form?.elements ?? [])].filter((each) => each instanceof HTMLElement)
  fields.find((field) => problems[field.getAttribute('name') ?? ''])?.focus()
}
