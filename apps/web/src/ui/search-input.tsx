import { TextInput, type TextInputProps } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { buttonIcon } from './button-icon.ts'

export interface SearchInputProps
  extends Pick<
    TextInputProps,
    'label' | 'aria-label' | 'placeholder' | 'maxLength' | 'flex' | 'maw' | 'className'
  > {
  readonly value: string
  readonly onSearch: (text: string) => void
}

/** A field that searches while the user types; Enter does not submit the form around it. */
export function SearchInput({ onSearch, ...input }: SearchInputProps) {
  return (
    <TextInput
      type="search"
      placeholder={input['aria-label']}
      maxLength={100}
      autoComplete="off"
      leftSection={<IconSearch {...buttonIcon} />}
      {...input}
      onChange={(event) => onSearch(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  )
}
