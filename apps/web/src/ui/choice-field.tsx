import { NativeSelect, type NativeSelectProps } from '@mantine/core'

export interface ChoiceFieldProps<Field extends string>
  extends Pick<
    NativeSelectProps,
    'label' | 'value' | 'data' | 'required' | 'disabled' | 'autoComplete' | 'className' | 'description'
  > {
  readonly name: Field
  /** Its text, or true when the text stands elsewhere. */
  readonly problem: string | boolean | undefined
  readonly onType: (field: Field, text: string) => void
  readonly onLeave: (field: Field) => void
}

/** A choice from a list, with the browser's own list: quick by keyboard, at home on a phone. */
export function ChoiceField<Field extends string>(props: ChoiceFieldProps<Field>) {
  const { name, problem, onType, onLeave, required, ...select } = props
  return (
    <NativeSelect
      {...select}
      name={name}
      error={problem}
      withAsterisk={required ?? false}
      aria-required={required ?? false}
      onChange={(event) => onType(name, event.currentTarget.value)}
      onBlur={() => onLeave(name)}
    />
  )
}
