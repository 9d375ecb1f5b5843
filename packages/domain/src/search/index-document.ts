import { expandName } from '../catalog/part-name.ts'
import { numberKey } from '../catalog/part-number.ts'
import { accessoryWords, doorWords } from './synonyms.ts'
import { tokenize, unique } from './tokenizer.ts'

/**
 * The text index entry of a part, from strongest match to weakest: `number` its key; `item` its name if it is the item
 * itself (no accessory, not for a special door); `lead` the first word of its name; `title` its full name and number;
 * `tags` its tags and door models; `body` its description.
 */
export interface IndexDocument {
  readonly number: string
  readonly item: readonly string[]
  readonly lead: readonly string[]
  readonly title: readonly string[]
  readonly tags: readonly string[]
  readonly body: readonly string[]
}

const isSpecial = (word: string) => accessoryWords.has(word) || doorWords.has(word)

/** Returns a part's words for the index; names are indexed both as stored and expanded. */
export function indexDocumentOf(part: {
  readonly number: string
  readonly name: string
  readonly description: string
  readonly tags: readonly string[]
  readonly doorModels: readonly string[]
  readonly doorSubModels: readonly string[]
}): IndexDocument {
  const [firstWord = '', ...others] = part.name.trim().split(/\s+/)
  const lead = unique([...tokenize(firstWord), ...tokenize(expandName(firstWord))])
  return {
    number: numberKey(part.number).toLowerCase(),
    item: others.flatMap(tokenize).some(isSpecial) ? [] : lead,
    lead,
    title: unique([...tokenize(part.number), ...tokenize(part.name), ...tokenize(expandName(part.name))]),
    tags: unique([...part.tags, ...part.doorModels, ...part.doorSubModels].flatMap(tokenize)),
    body: unique([...tokenize(part.description), ...tokenize(expandName(part.description))]),
  }
}
