import { TextInput, type TextInputProps } from '@mantine/core'

export interface TextFieldProps<Field extends string>
  extends Pick<
    TextInputProps,
    | 'label'
    | 'value'
    | 'required'
    | 'readOnly'
    | 'autoComplete'
    | 'inputMode'
    | 'type'
    | 'description'
    | 'className'
    | 'placeholder'
    | 'autoCapitalize'
    | 'min'
    | 'max'
  > {
  readonly name: Field
  readonly problem: string | undefined
  readonly onType: (field: Field, text: string) => void
  readonly onLeave: (field: Field) => void
  readonly maxLength?: number
}

export function TextField<Field extends string>(props: TextFieldProps<Field>) {
  const { name, problem, onType, onLeave, maxLength = 100, required, ...input } = props
  return (
    <TextInput
      {...input}
      name={name}
      error={problem}
      maxLength={maxLength}
      withAsterisk={required ?? false}
      aria-required={required ?? false}
      onChange={(event) => onType(name, event.currentTarget.value)}
      onBlur={() => onLeave(name)}
    />
  )
}
