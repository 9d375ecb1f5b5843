import { type FormErrors, useForm } from '@mantine/form'
import { type ChangeEvent, type FormEvent, type ReactNode, useRef, useState } from 'react'
import { focusFirstProblem, type Problems } from './use-shown-problems.ts'

/** A form field, or a field of a group, such as `billing.zip`. */
export type FieldPath<Values> = {
  [Key in keyof Values & string]: Values[Key] extends object ? `${Key}.${keyof Values[Key] & string}` : Key
}[keyof Values & string]

export interface CheckedFormOptions<Values> {
  readonly start: Values
  readonly check: (values: Values) => Problems<string>
  readonly onChange?: (values: Values) => void
}

export interface TextProps<Path extends string> {
  readonly name: Path
  readonly value: string
  readonly problem: string | undefined
  readonly onType: (path: Path, text: string) => void
  readonly onLeave: (path: Path) => void
}

export interface InputProps {
  readonly name: string
  readonly value: string
  readonly error: ReactNode
  onChange(event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>): void
  onBlur(): void
}

export interface BoxProps {
  readonly name: string
  readonly checked: boolean
  onChange(event: ChangeEvent<HTMLInputElement>): void
}

/**
 * A form that validates a field on blur, again on each change while its error shows, and everything on submit. Errors
 * are keyed by field path, as the server names them.
 */
export function useCheckedForm<Values extends object>(options: CheckedFormOptions<Values>) {
  const { start, check, onChange } = options
  type Path = FieldPath<Values>
  const element = useRef<HTMLFormElement>(null)
  // Copied, because the draft's snapshot is frozen.
  const [initialValues] = useState(() => structuredClone(start))
  const form = useForm<Values>({
    mode: 'controlled',
    initialValues,
    validate: (values) => check(values) as FormErrors,
    clearInputErrorOnChange: false,
    ...(onChange ? { onValuesChange: (values: Values) => onChange(values) } : {}),
  })
  const shown = form.errors as Problems<string>
  const problems = check(form.values)
  const typed = (path: string): unknown => form.getInputProps(path as never).value
  /** Fields whose error came from the server; it stays until the field changes. */
  const fromServer = useRef(new Set<string>())
  function leave(path: string): void {
    if (!fromServer.current.has(path)) form.validateField(path as never)
  }

  function set(path: string, value: unknown): void {
    fromServer.current.delete(path)
    form.setFieldValue(path as never, value as never)
    if (form.errors[path] !== undefined) leave(path)
  }
  function showServerErrors(serverErrors: Problems<string>): void {
    for (const path of Object.keys(serverErrors)) fromServer.current.add(path)
    form.setErrors((errors) => ({ ...errors, ...serverErrors }) as FormErrors)
    focusFirstProblem(element.current, serverErrors)
  }
  function showAll(): boolean {
    fromServer.current.clear()
    form.setErrors(problems as FormErrors)
    focusFirstProblem(element.current, problems)
    return Object.keys(problems).length === 0
  }

  return {
    element,
    values: form.values,
    problems,
    shown,
    valid: Object.keys(problems).length === 0,
    set: (path: Path, value: unknown) => set(path, value),
    showServerErrors,
    showAll,
    leave,
    /** Fills several fields at once; revalidates those with visible errors. */
    fill(values: Partial<Values>): void {
      form.setValues(values)
      for (const path of Object.keys(values)) {
        fromServer.current.delete(path)
        if (form.errors[path] !== undefined) leave(path)
      }
    },
    reset(values: Values): void {
      fromServer.current.clear()
      form.setValues(values)
      form.clearErrors()
    },
    text: <P extends Path>(path: P): TextProps<P> => ({
      name: path,
      value: String(typed(path) ?? ''),
      problem: shown[path],
      onType: (_, text) => set(path, text),
      onLeave: () => leave(path),
    }),
    input: (path: string): InputProps => ({
      name: path,
      value: String(typed(path) ?? ''),
      error: shown[path],
      onChange: (event) => set(path, event.currentTarget.value),
      onBlur: () => leave(path),
    }),
    box: (path: string): BoxProps => ({
      name: path,
      checked: typed(path) === true,
      onChange: (event) => set(path, event.currentTarget.checked),
    }),
    /**
     * Returns a submit handler that calls `save` if the values are valid, and otherwise focuses the first
     * problem.
     */
    onSubmit: (save: (values: Values) => void) => (event: FormEvent) => {
      event.preventDefault()
      if (showAll()) save(form.values)
    },
  }
}

export type CheckedForm<Values extends object> = ReturnType<typeof useCheckedForm<Values>>
