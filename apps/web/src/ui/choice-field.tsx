import { NativeSelect, type NativeSelectProps } from '@mantine/core'

export interface ChoiceFieldProps<Field extends string>
  extends Pick<
    NativeSelectProps,
    'label' | 'value' | 'data' | 'required' | 'disabled' | 'autoComplete' | 'className' | 'description'
  > {
  readonly name: Field
  /** Its error text, or true if the text is shown elsewhere. */
  readonly problem: string | boolean | undefined
  readonly onType: (field: Field, text: string) => void
  readonly onLeave: (field: Field) => void
}

/** A native select: fast by keyboard, familiar on phones. */
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
