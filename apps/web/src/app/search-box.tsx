import { CloseButton, TextInput } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useRef } from 'react'
import { useSnapshot } from 'valtio'
import { focusFirstResult } from '../lib/result-focus.ts'
import { keepText, placeState, typeText } from './panels.state.ts'
import classes from './search-box.module.css'

export function SearchBox() {
  const input = useRef<HTMLInputElement>(null)
  // A controlled input must see each letter at once, or the caret jumps.
  const { text } = useSnapshot(placeState, { sync: true })
  useHotkeys([['/', () => input.current?.select()]])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    keepText()
    // On a touch screen the keyboard would cover the results.
    if (matchMedia('(hover: none)').matches) input.current?.blur()
  }
  const clear = () => {
    typeText('')
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && focusFirstResult()) event.preventDefault()
  }

  return (
    <search>
      <form onSubmit={submit}>
        <TextInput
          ref={input}
          classNames={{ input: classes.input, section: classes.section }}
          size="md"
          value={text}
          onChange={(event) => typeText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          aria-label="Search Parts"
          aria-keyshortcuts="/"
          placeholder="Search Parts"
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          leftSection={<IconSearch size={20} stroke={2} aria-hidden />}
          rightSectionPointerEvents="all"
          rightSection={
            text ? (
              <CloseButton size={36} onClick={clear} aria-label="Clear search" />
            ) : (
              <span className={classes.key} aria-hidden="true">
                /
              </span>
            )
          }
        />
      </form>
    </search>
  )
}
