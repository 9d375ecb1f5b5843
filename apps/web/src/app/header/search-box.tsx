import { CloseButton, TextInput } from '@mantine/core'
import { useClickOutside, useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useCallback, useId, useRef } from 'react'
import { SuggestionList, suggestionId } from '../../features/catalog/components/suggestion-list.tsx'
import { noteSearchUsed } from '../../features/catalog/given-up.ts'
import { isModalOpen } from '../../lib/modal-open.ts'
import { focusFirstResult } from '../../lib/result-focus.ts'
import { suggestionTowards } from '../../lib/suggestion-keys.ts'
import { useEarlyText } from '../../lib/use-early-text.ts'
import { useMedia } from '../../lib/use-media.ts'
import { openOverlay, submitText, typeText } from '../navigation/navigation.ts'
import { useSearchText } from '../navigation/use-route.tsx'
import classes from './search-box.module.css'
import { type Suggestions, useSuggestions } from './use-suggestions.ts'

/** Keys that scroll the page even from the search box. */
const scrollingKeys: readonly string[] = ['PageUp', 'PageDown']

function openSuggested(partId: number, text: string): void {
  noteSearchUsed(text)
  openOverlay({ part: partId })
}

/** Handles a key while suggestions are open; false if they do not use it. */
function keyInSuggestions(key: string, text: string, suggestions: Suggestions): boolean {
  const { parts, active, setActive, close } = suggestions
  const to = suggestionTowards(key, active, parts.length)
  if (to !== null) setActive(to)
  const chosen = key === 'Enter' ? parts[active] : undefined
  if (chosen) openSuggested(chosen.id, text)
  if (chosen || key === 'Escape' || scrollingKeys.includes(key)) close()
  return to !== null || chosen !== undefined || key === 'Escape'
}

function comboboxOf(listId: string, { parts, active }: Suggestions) {
  const shown = parts.length > 0
  return {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-expanded': shown,
    'aria-controls': shown ? listId : undefined,
    'aria-activedescendant': active >= 0 && shown ? suggestionId(listId, active) : undefined,
  }
}

export function SearchBox() {
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const phone = useMedia('(max-width: 768px)')
  // A controlled input must see each letter at once, or the caret jumps.
  const text = useSearchText()
  const suggestions = useSuggestions(text)
  const { close } = suggestions
  const reach = () => {
    if (isModalOpen()) return
    input.current?.focus()
    input.current?.select()
  }
  useHotkeys([['/', reach]])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    submitText()
    suggestions.close()
    // On a touch screen the keyboard would cover the results.
    if (matchMedia('(hover: none)').matches) input.current?.blur()
  }
  const seeAll = useCallback(() => {
    submitText()
    close()
  }, [close])
  const type = (typed: string) => {
    typeText(typed)
    suggestions.open(typed)
  }
  useEarlyText(input, text, type)
  const clear = () => {
    typeText('')
    suggestions.close()
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const taken = suggestions.parts.length > 0 && keyInSuggestions(event.key, text, suggestions)
    if (taken || (event.key === 'ArrowDown' && focusFirstResult())) event.preventDefault()
  }
  // A tap outside a field does not always blur it.
  const box = useClickOutside<HTMLElement>(close)
  const pick = useCallback(
    (partId: number) => {
      close()
      openSuggested(partId, text)
    },
    [close, text],
  )

  return (
    <search ref={box} className={classes.search}>
      <form action="/" onSubmit={submit}>
        <TextInput
          ref={input}
          name="s"
          {...comboboxOf(listId, suggestions)}
          classNames={{ input: classes.input, section: classes.section }}
          size="md"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={suggestions.close}
          aria-label="Search Parts"
          aria-keyshortcuts="/"
          placeholder={phone ? 'Part or door serial' : 'Part number, name, or door serial (15-0001)'}
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
      {suggestions.parts.length > 0 && (
        <SuggestionList
          id={listId}
          text={text.trim()}
          parts={suggestions.parts}
          why={suggestions.why}
          active={suggestions.active}
          onPick={pick}
          onAll={seeAll}
        />
      )}
    </search>
  )
}
