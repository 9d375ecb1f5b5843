import { type FamilyColumn, type FamilyColumnName, valuesOf } from './family-table.ts'

/** Up to this many values are named, more are counted. */
const maxNamed = 3

const counted: Partial<Record<FamilyColumnName, string>> = {
  Size: 'sizes',
  Material: 'materials',
  Finish: 'finishes',
  Color: 'colors',
  Voltage: 'voltages',
  Rating: 'ratings',
  Gauge: 'gauges',
  Doors: 'kinds of doors',
}

const lastWords: Partial<Record<FamilyColumnName, string>> = {
  Offset: 'offset',
  Length: 'long',
  Height: 'high',
  Depth: 'deep',
}

const lowered = (text: string) =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

function listed(texts: readonly string[]): string {
  const last = texts.at(-1) ?? ''
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} or ${last}`
}

/** `36 to 120 in` for `36 in` and `120 in`. */
function fromTo(first: string, last: string): string {
  const [, number, unit] = /^(\S+)( [A-Za-z]+)$/.exec(first) ?? []
  return `${unit !== undefined && last.endsWith(unit) ? number : first} to ${last}`
}

const oneMeasure = /^(?:Flush|[\d./-]+ (?:in|ft|mm|ohm|HP|kW|A|W|VA|kVA|lb))$/
const bareNumber = /^\d+$/

/** What one column of a family ranges over: `left or right`, `flush to 1-5/8 in offset`, `5 colors`; null for one value. */
export function columnRange(column: FamilyColumn): string | null {
  const values = valuesOf(column)
  const texts = values.map(({ text }) => lowered(text))
  const [first, last] = [texts[0] ?? '', texts.at(-1) ?? '']
  if (texts.length < 2) return null
  const words = lastWords[column.name]
  const end = words ? ` ${words}` : ''
  const isMeasured = values.every(({ text }) => oneMeasure.test(text))
  if (isMeasured && (texts.length > 2 || column.name === 'Offset')) return fromTo(first, last) + end
  if (texts.length > maxNamed || texts.some((text) => text.includes(', '))) {
    return `${texts.length} ${counted[column.name] ?? 'values'}${end}`
  }
  return `${texts.every((text) => bareNumber.test(text)) ? 'size ' : ''}${listed(texts)}${end}`
}
