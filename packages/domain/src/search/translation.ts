import { spanishFillers, spanishProblems, spanishQualities, spanishThings } from './spanish.ts'

type Kind = 'thing' | 'quality' | 'problem' | 'filler' | 'other'

interface Piece {
  readonly kind: Kind
  readonly english: string
}

const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The word as it sounds: letters that Spanish pronounces alike, which are what writers confuse, become one. */
function soundOf(word: string): string {
  return word
    .replace(/(?<!c)h/g, '')
    .replace(/v/g, 'b')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/qu(?=[ei])|k/g, 'c')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/ll/g, 'y')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/([a-z])\1/g, '$1')
}

/** Shorter words only match as written: they sound like English ones. */
const leastHeard = 6

/** What the singular and plural, the masculine and feminine and the spellings of a word that sound alike have in common. */
function formOf(word: string): string {
  if (word.length < 4) return word
  const form = word.replace(/s$/, '').replace(/a$/, 'o')
  return word.length < leastHeard ? form : soundOf(form)
}

const entries = new Map<string, Piece>(
  (
    [
      ['problem', spanishProblems],
      ['quality', spanishQualities],
      ['thing', spanishThings],
      // Last, so that `para` is no plural or feminine form of another word.
      ['filler', spanishFillers],
    ] as const
  ).flatMap(([kind, table]) =>
    Object.entries(table).map(
      ([phrase, english]) => [phrase.split(' ').map(formOf).join(' '), { kind, english }] as const,
    ),
  ),
)
const knownForms = new Set([...entries.keys()].flatMap((phrase) => phrase.split(' ')))

/** The form of a typed word: `motores` is the plural of motor, `cables` of cable. */
function typedForm(word: string): string {
  const form = formOf(word)
  if (!word.endsWith('es') || knownForms.has(form)) return form
  const shorter = formOf(word.slice(0, -2))
  return knownForms.has(shorter) ? shorter : form
}

const maxPhraseWords = 5

/** The longest entry at the start of the forms, and how many of them it takes. */
function entryAt(forms: readonly string[]): (Piece & { readonly length: number }) | null {
  for (let length = forms.length; length > 0; length--) {
    const entry = entries.get(forms.slice(0, length).join(' '))
    if (entry) return { ...entry, length }
  }
  return null
}

const edges = /^[¿¡.,;:!?"]+(?=\p{L})|(?<=\p{L})[.,;:!?"]+$/gu

const isFor: Piece = { kind: 'filler', english: 'for' }

/** Puts what describes a thing before it, and says which of two things the other one is for. */
function inEnglishOrder(pieces: readonly Piece[]): Piece[] {
  const ordered: Piece[] = []
  for (const piece of pieces) {
    if (piece.kind === 'thing' && ordered.at(-1)?.kind === 'thing') ordered.push(isFor)
    const thing = piece.kind === 'quality' ? ordered.findLastIndex(({ kind }) => kind !== 'quality') : -1
    if (ordered[thing]?.kind === 'thing') ordered.splice(thing, 0, piece)
    else ordered.push(piece)
  }
  return ordered
}

/** Words that English has too: alone they do not make a text Spanish. */
const inBoth = new Set([
  'motor',
  'panel',
  'cable',
  'sensor',
  'protector',
  'kit',
  'pedal',
  'contra',
  'silicon',
  'central',
])

/**
 * Returns a text in English if it has Spanish words, mixed with English or not; any other text as it is. What is neither,
 * such as a size or a part number, stays.
 */
export function toEnglish(text: string): string {
  const typed = text.replace(/(?<=\p{L})-(?=\p{L})/gu, ' ').split(/\s+/)
  const words = typed.map((word) => plain(word.replace(edges, '')))
  const forms = words.map(typedForm)
  if (!forms.some((form) => knownForms.has(form))) return text
  const pieces: Piece[] = []
  let isSpanish = false
  for (let at = 0; at < words.length; ) {
    const entry = entryAt(forms.slice(at, at + maxPhraseWords))
    const isEnglish = entry?.length === 1 && inBoth.has(words[at]?.replace(/s$/, '') ?? '')
    if (entry && entry.kind !== 'filler' && !isEnglish) isSpanish = true
    pieces.push(entry ?? { kind: 'other', english: typed[at] ?? '' })
    at += entry?.length ?? 1
  }
  if (!isSpanish) return text
  return inEnglishOrder(pieces)
    .map(({ english }) => english)
    .filter(Boolean)
    .join(' ')
}
