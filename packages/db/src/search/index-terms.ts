import type { IndexDocument } from '@mullion/domain/search/index-document'
import type { SearchQuery } from '@mullion/domain/search/query'
import type { QueryWord } from '@mullion/domain/search/query-word'
import { pluralOf } from '@mullion/domain/search/stemming'
import { isNumberWithoutDash } from '@mullion/domain/search/typed-number'
import type { TermCondition } from '../dialect/term-condition.ts'

/**
 * Search fields, each contained in the next: names of the items themselves, names of any part, full name and number,
 * plus tags, plus everything. A word is indexed once per field that contains it, with the field's prefix, so that a
 * rank only reads matches of its own field and stops at the end of its page.
 */
export const fieldMarks = { item: 'e', lead: 'a', title: 'b', tags: 'c', body: 'd' } as const
export type SearchField = keyof typeof fieldMarks

const numberMark = 'n'

/** Returns the index terms of a part: letters and digits only. */
export function indexTermsOf({ number, item, lead, title, tags, body }: IndexDocument): string[] {
  const fields: Record<SearchField, readonly string[]> = {
    item,
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

export function numberBegins(prefix: string): TermCondition {
  return { term: numberMark + prefix }
}

export function numberIs(key: string): TermCondition {
  return { exact: numberMark + key }
}

function termIn(field: SearchField, word: string): TermCondition {
  const term = fieldMarks[field] + word
  const whole = term.slice(0, -1)
  if (term.endsWith('+')) return { anyOf: [{ exact: whole }, { exact: pluralOf(whole) }] }
  return term.endsWith('.') ? { exact: whole } : { term }
}

/**
 * Matches if the field contains every typed word in one of its readings. A part number typed without a dash
 * also matches that number, unless it is the whole search, which has its own rank.
 */
export function allWords(
  { words, numberPrefixes }: Pick<SearchQuery, 'words' | 'numberPrefixes'>,
  field: SearchField,
): TermCondition {
  const term = (word: string): TermCondition => {
    const inField = termIn(field, word)
    if (!isNumberWithoutDash(word) || numberPrefixes.includes(word)) return inField
    return { anyOf: [inField, numberBegins(word)] }
  }
  return {
    allOf: words.map(({ readings }) => ({ anyOf: readings.map((all) => ({ allOf: all.map(term) })) })),
  }
}

/** Matches if one of the words names the part: the field contains the first word of one of its readings. */
export function someWord(words: readonly QueryWord[], field: SearchField): TermCondition {
  return {
    anyOf: words.flatMap(({ readings }) => readings.map(([first = '']) => termIn(field, first))),
  }
}

/** Tells which conditions a part with these index terms meets, as the engines decide it. */
export function matcherOf(terms: readonly string[]): (condition: TermCondition) => boolean {
  const whole = new Set(terms)
  // Ranks repeat the same words many times.
  const begins = new Map<string, boolean>()
  const someBegins = (prefix: string) => {
    const known = begins.get(prefix) ?? terms.some((term) => term.startsWith(prefix))
    begins.set(prefix, known)
    return known
  }
  return function meets(condition): boolean {
    if ('term' in condition) return someBegins(condition.term)
    if ('exact' in condition) return whole.has(condition.exact)
    if ('allOf' in condition) return condition.allOf.every(meets)
    if ('anyOf' in condition) return condition.anyOf.some(meets)
    return meets(condition.this) && !meets(condition.except)
  }
}
