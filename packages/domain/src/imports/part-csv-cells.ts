import { partId } from '../catalog/part.ts'
import { displayNumber, partNumberProblem } from '../catalog/part-number.ts'
import { parseDollars } from '../money.ts'
import { cell, entries, listSeparator, yesOrNo } from './csv-cells.ts'

/** Inches or pounds, above 0, up to two decimals; empty is null. */
export function measureCell(label: string) {
  return cell<number | null>(
    (text) => {
      if (text === '') return { value: null }
      return /^\d{1,5}(\.\d{1,2})?$/.test(text) && Number(text) > 0
        ? { value: Number(text) }
        : { problem: `${label} must be a number above 0 with up to two decimal places` }
    },
    (value) => (value === null ? '' : String(value)),
  )
}

/** Part id; null for a part without one yet. */
export const idCell = cell<number | null>(
  (text) => {
    if (text === '') return { value: null }
    const id = partId.safeParse(/^\d+$/.test(text) ? Number(text) : null)
    return id.success ? { value: id.data } : { problem: 'The id must be a whole number above 0.' }
  },
  (id) => (id === null ? '' : String(id)),
)

/** Price in dollars, decoded to cents; empty means no price. */
export const priceCell = cell<number | null>(
  (text) => {
    const cents = text === '' ? null : parseDollars(text)
    if (text === '' || cents !== null) return { value: cents }
    return { problem: 'Price must be a whole number or a number with up to two decimal places' }
  },
  (cents) => (cents === null ? '' : (cents / 100).toFixed(2)),
)

/** Part numbers, with or without the 311- prefix, no duplicates. */
export const relatedCell = cell<readonly string[]>(
  (text) => {
    const numbers = [...new Set(entries(text).map(displayNumber))]
    const wrong = numbers.find((number) => partNumberProblem(number) !== null)
    return wrong === undefined ? { value: numbers } : { problem: `'${wrong}' is not a part number.` }
  },
  (numbers) => numbers.join(listSeparator),
)

/** Yes, no, or null if staff have not decided. */
export const proprietaryCell = cell<boolean | null>(
  (text) => {
    const value = text === '' ? null : yesOrNo(text)
    return value === undefined ? { problem: "Enter 'yes' or 'no', or leave this empty." } : { value }
  },
  (value) => (value === null ? '' : value ? 'yes' : 'no'),
)

/** Name of a category drawing, or null. */
export const illustrationCell = cell<string | null>(
  (text) => {
    if (text === '') return { value: null }
    return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 60
      ? { value: text }
      : { problem: 'Use a lowercase illustration name, such as hinge-butt.' }
  },
  (name) => name ?? '',
)

/** A family or its name in one line, spaces collapsed; empty is null. */
export function familyCell(label: string, longest: number) {
  return cell<string | null>(
    (text) => {
      const line = text.replace(/\s+/g, ' ')
      if (line.length > longest) return { problem: `${label} can have up to ${longest} characters.` }
      return { value: line === '' ? null : line }
    },
    (value) => value ?? '',
  )
}
