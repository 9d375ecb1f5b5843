import { useState } from 'react'

/** What is wrong with the fields of a form, in its own words. */
export type Problems<Field extends string> = Partial<Record<Field, string>>

/** Which problems of a form are shown: of fields that were left, of all after a try to send it, and the server's. */
export function useShownProblems<Field extends string>(problems: Problems<Field>) {
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set())
  const [all, setAll] = useState(false)
  const [told, setTold] = useState<Problems<Field>>({})

  const shown: Problems<Field> = { ...told }
  for (const field of Object.keys(problems) as Field[]) {
    if (all || left.has(field)) shown[field] = problems[field]
  }
  return {
    shown,
    /** The buyer has been in the field and left it. */
    leave: (field: Field) => setLeft((fields) => new Set(fields).add(field)),
    /** What the server said of a field is over once the field is changed. */
    typed: (field: Field) => setTold(({ [field]: _, ...rest }) => rest as Problems<Field>),
    showAll: () => setAll(true),
    /** Shows what the server said of fields. */
    tell: setTold,
    reset: () => {
      setLeft(new Set())
      setAll(false)
      setTold({})
    },
  }
}

/** Moves the focus to the first field of a form, in its own order, that has a problem. */
export function focusFirstProblem(form: HTMLFormElement | null, problems: Problems<string>): void {
  const fields = [...(form?.elements ?? [])].filter((each) => each instanceof HTMLElement)
  fields.find((field) => problems[field.getAttribute('name') ?? ''])?.focus()
}
