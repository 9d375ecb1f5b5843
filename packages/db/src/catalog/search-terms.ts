import { isGluedNumber, type SearchQuery, type SearchWords } from '@mullion/domain/catalog/search-words'
import type { TypedWord } from '@mullion/domain/catalog/typed-words'
import type { TermCondition } from '../dialect/term-condition.ts'

/**
 * Where a typed word may match, each field within the next: what a part is called that is the thing itself, what any
 * part is called, its whole name and number, also its tags, anywhere. A word is indexed once for each field that holds it, under the field's mark, so
 * that a rank reads only the matches of its own field and stops at the end of its page.
 */
export const fieldMarks = { plain: 'e', lead: 'a', title: 'b', tags: 'c', body: 'd' } as const
export type SearchField = keyof typeof fieldMarks

const numberMark = 'n'

/** The terms that a part is indexed under: letters and digits only. */
export function termsOf({ number, plain, lead, title, tags, body }: SearchWords): string[] {
  const fields: Record<SearchField, readonly string[]> = {
    plain,
    lead,
    title,
    tags: [...title, ...tags],
    body: [...title, ...tags, ...body],
  }
  const terms = new Set([numberMark + number])
  for (const field of Object.keys(fieldMarks) as SearchField[]) {
    for (const word of fields[field]) terms.add(fieldMarks[field] + word)
  }
  return [...terms]
}

/** Part numbers that begin with a key. */
export function numberBegins(prefix: string): TermCondition {
  return { term: numberMark + prefix }
}

function termIn(field: SearchField, word: string): TermCondition {
  const term = fieldMarks[field] + word
  return term.endsWith('.') ? { whole: term.slice(0, -1) } : { term }
}

/**
 * Every typed word matches in the field, in any of its readings; a number written together matches the number itself,
 * unless the whole search is that number, which has a rank of its own.
 */
export function allWords(
  { words, numberPrefixes }: Pick<SearchQuery, 'words' | 'numberPrefixes'>,
  field: SearchField,
): TermCondition {
  const term = (word: string): TermCondition => {
    const inField = termIn(field, word)
    if (!isGluedNumber(word) || numberPrefixes.includes(word)) return inField
    return { anyOf: [inField, numberBegins(word)] }
  }
  return {
    allOf: words.map(({ readings }) => ({ anyOf: readings.map((all) => ({ allOf: all.map(term) })) })),
  }
}

/** Some of the words is what the part is called: the first word of one of their readings. */
export function someWord(words: readonly TypedWord[], field: SearchField): TermCondition {
  return {
    anyOf: words.flatMap(({ readings }) => readings.map(([first = '']) => termIn(field, first))),
  }
}
