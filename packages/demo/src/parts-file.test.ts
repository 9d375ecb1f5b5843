import { gasketParts } from '@mullion/domain/calculated-part-ids'
import { doorModels, doorSubModels, type PartTag, partTags, units } from '@mullion/domain/catalog/part'
import { type PartRecord, parsePartRow, partCsvColumns, writePartRow } from '@mullion/domain/imports/part-csv'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { listIllustrations, placeholderIllustration, readDemoParts } from './demo-catalog.ts'

const rows: Record<string, string>[] = parse(await readDemoParts(), { columns: true })
const drawings = await listIllustrations()
const parts = rows.flatMap((row) => {
  const read = parsePartRow(row)
  return read.ok ? [read.part] : []
})
const byId = new Map(parts.map((part) => [part.id, part]))

function needsNothing({ requirements }: PartRecord): boolean {
  const { direction, serial, voltage, precisionCut, wallThickness } = requirements
  return !(direction || serial || voltage || precisionCut || wallThickness)
}

/** True if the part is below the length and weight at which an order ships by freight. */
function shipsByParcel({ size }: PartRecord): boolean {
  return (size.lengthInches ?? 0) < 107 && (size.weightPounds ?? 0) < 150
}

const simple = parts.filter(
  (part) =>
    part.unit === 'EA' &&
    part.priceCents !== null &&
    !part.obsolete &&
    needsNothing(part) &&
    shipsByParcel(part),
)

describe('the demo parts file', () => {
  it('has the documented columns and no invalid rows', () => {
    expect(Object.keys(rows[0] ?? {})).toEqual(partCsvColumns)
    const problems = rows.flatMap((row) => {
      const read = parsePartRow(row)
      return read.ok ? [] : [{ number: row.part_number, problems: read.problems }]
    })
    expect(problems).toEqual([])
  })

  it('matches what the store itself would write', () => {
    expect(parts.map(writePartRow)).toEqual(rows)
  })

  it('has at least 1,500 parts with unique ids and numbers, sorted by number', () => {
    expect(parts.length).toBeGreaterThanOrEqual(1500)
    expect(new Set(parts.map((part) => part.id)).size).toBe(parts.length)
    expect(byId.has(null)).toBe(false)
    const numbers = parts.map((part) => part.number)
    expect(new Set(numbers.map((number) => number.toUpperCase())).size).toBe(parts.length)
    expect(numbers).toEqual([...numbers].sort())
  })

  it('has the parts that calculators and pop-ups refer to by id', () => {
    for (const id of Object.values(gasketParts)) {
      expect(byId.get(id)).toMatchObject({ unit: 'FT', tags: ['Gaskets'], size: { lengthInches: 12 } })
    }
    expect(byId.get(76)).toMatchObject({ unit: 'FT', illustration: 'heater-wire' })
    expect(byId.get(205)).toMatchObject({ unit: 'EA', illustration: 'heater-pan' })
    expect(byId.get(454)).toMatchObject({ unit: 'EA', requirements: { voltage: true } })
  })

  it.each([51, 76, 96, 97, 101, 102, 186, 187, 188, 198, 205, 276])(
    'requires no configuration for part %s, which has its own flow',
    (id) => {
      expect(needsNothing(byId.get(id)!)).toBe(true)
      expect(byId.get(id)?.priceCents).toBeGreaterThan(0)
      expect(byId.get(id)?.obsolete).toBe(false)
    },
  )

  it('has the ten casings with an included-hardware note', () => {
    const casings = parts.filter((part) => /^00(0[1-6]|1[1-4])-04$/.test(part.number))
    expect(casings).toHaveLength(10)
    expect(casings.every((part) => part.tags.includes('Casings') && part.includedHardware !== '')).toBe(true)
  })

  it.each(partTags)('has at least 15 parts tagged %s', (tag) => {
    expect(parts.filter((part) => part.tags.includes(tag)).length).toBeGreaterThanOrEqual(15)
  })

  it('uses every door model, unit and requirement', () => {
    for (const model of doorModels) expect(parts.some((part) => part.doorModels.includes(model))).toBe(true)
    for (const sub of doorSubModels) expect(parts.some((part) => part.doorSubModels.includes(sub))).toBe(true)
    for (const unit of units) expect(parts.some((part) => part.unit === unit)).toBe(true)
    const flags = [
      'direction',
      'serial',
      'voltage',
      'precisionCut',
      'wallThickness',
      'thicknessNotice',
      'leftRightNotice',
    ] as const
    for (const flag of flags)
      expect(parts.filter((part) => part.requirements[flag]).length).toBeGreaterThan(10)
    for (const mark of [true, false, null]) expect(parts.some((part) => part.proprietary === mark)).toBe(true)
    expect(parts.some((part) => part.location === 'Special Order')).toBe(true)
  })

  it('requires cuts only for parts sold by the foot', () => {
    const cut = parts.filter((part) => part.requirements.precisionCut)
    expect(cut.filter((part) => part.unit !== 'FT')).toEqual([])
  })

  it('has a few obsolete parts and a few without a price', () => {
    const share = (some: PartRecord[]) => some.length / parts.length
    const obsolete = share(parts.filter((part) => part.obsolete))
    const unpriced = share(parts.filter((part) => part.priceCents === null))
    expect(obsolete).toBeGreaterThan(0.01)
    expect(obsolete).toBeLessThan(0.03)
    expect(unpriced).toBeGreaterThan(0.005)
    expect(unpriced).toBeLessThan(0.015)
  })

  it('has at least 250 parts that need no configuration and ship by parcel', () => {
    expect(simple.length).toBeGreaterThanOrEqual(250)
    const common: PartTag[] = [
      'Hinges',
      'Handles',
      'Latches and Strikes',
      'Door Closers',
      'Electrical Components',
      'Guidance Systems',
      'Installation Hardware',
    ]
    for (const tag of common) {
      expect(simple.filter((part) => part.tags.includes(tag)).length).toBeGreaterThanOrEqual(20)
    }
  })

  it('lists only other existing parts as related', () => {
    const numbers = new Set(parts.map((part) => part.number))
    const dangling = parts.flatMap((part) =>
      part.relatedParts.filter((number) => number === part.number || !numbers.has(number)),
    )
    expect(dangling).toEqual([])
    expect(parts.filter((part) => part.relatedParts.length > 0).length).toBeGreaterThan(parts.length / 2)
  })
})

describe('the category drawings', () => {
  it('cover every part, and none is unused', () => {
    const used = new Set(parts.map((part) => part.illustration))
    const names = drawings.map((drawing) => drawing.name).filter((name) => name !== placeholderIllustration)
    expect([...used].sort()).toEqual(names.sort())
    expect(names.length).toBeGreaterThanOrEqual(34)
    expect(drawings.some((drawing) => drawing.name === placeholderIllustration)).toBe(true)
  })

  it('are small and square, without text, scripts or external links', () => {
    for (const { name, svg } of drawings) {
      expect(svg, name).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 480 480"/)
      expect(svg.replace('http://www.w3.org/2000/svg', ''), name).not.toMatch(
        /<text|<script|<image|href|http/,
      )
      expect(svg.length, name).toBeLessThan(5000)
    }
  })
})
