import { partsOfCalculators } from '@mullion/domain/calculated-part-ids'
import { doorModels } from '@mullion/domain/catalog/part'
import { fitOf } from '@mullion/domain/doors/fit/fit'
import { type DoorToFit, fitFilterOf, registeredDoorToFit } from '@mullion/domain/doors/fit/fit-door'
import { modelOfDoorType } from '@mullion/domain/doors/parts-for-door'
import { parseDoorRow } from '@mullion/domain/imports/door-csv'
import { parsePartRow } from '@mullion/domain/imports/part-csv'
import { facetsOf } from '@mullion/domain/search/facet-bits'
import { fittingGroups } from '@mullion/domain/search/facet-counts'
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { readDemoDoors, readDemoParts } from './demo-catalog.ts'

const now = new Date('2026-11-25T12:00:00Z')
const rowsOf = (csv: string) => parse(csv, { columns: true }) as Record<string, string>[]
const parts = rowsOf(await readDemoParts()).flatMap((row) => {
  const read = parsePartRow(row)
  return read.ok ? [{ ...read.part, id: Number(row.id) }] : []
})
const doors = rowsOf(await readDemoDoors()).flatMap((row) => {
  const read = parseDoorRow(row, now)
  return read.ok ? [registeredDoorToFit(read.door, now)] : []
})
/** How a store could file a part under everything but a door's own model and build. */
const filedElsewhere = (part: (typeof parts)[number], { doorType, direction }: DoorToFit) => ({
  ...part,
  name: direction === 'LH' ? 'GSKT RH' : 'GSKT LH',
  doorModels: doorModels.filter((model) => model !== modelOfDoorType[doorType]),
  doorSubModels: [],
})
const calculatedOf = (id: number) => (partsOfCalculators.includes(id) ? id : 0)

const byId = new Map(parts.map((part) => [part.id, part]))
const facetsById = new Map(parts.map((part) => [part.id, facetsOf(part)]))

describe('for all demonstration doors and parts', () => {
  it('no part of a door’s own set is marked as not fitting, and a search for what fits finds it', () => {
    expect(doors.length).toBeGreaterThan(5_000)
    let checked = 0
    const faults: object[] = []
    for (const door of doors) {
      const filter = fitFilterOf(door)
      const withoutSet = { ...door, ownParts: [] }
      for (const id of door.ownParts) {
        const part = byId.get(id)
        if (!part) throw new Error(`The catalog has no part ${id}.`)
        const inSet = fitOf(part, door).fit
        // The rules alone agree, without knowing that the part is in the door's set.
        const byRules = fitOf(part, withoutSet).fit
        const groups = [facetsById.get(id) ?? 0, facetsOf(filedElsewhere(part, door))].map((facets) => ({
          ...{ facets, band: 0, count: 1, calculated: calculatedOf(id) },
        }))
        const found = fittingGroups(groups, filter).length
        if (inSet !== 'fits' || byRules === 'not' || found !== 2) {
          faults.push({ id, door: door.serialNumber, inSet, byRules, found })
        }
        checked += 1
      }
    }
    // A matcher for each of the parts of all doors would take longer than the rules.
    expect(faults).toEqual([])
    expect(checked).toBeGreaterThan(10_000)
  })

  it('the filter finds exactly the parts that fit, or fit after a check', () => {
    const kinds = Map.groupBy(doors, (door) => JSON.stringify(fitFilterOf(door)))
    expect(kinds.size).toBeGreaterThan(10)
    for (const [door] of kinds.values()) {
      if (!door) continue
      const filed = parts.map((part) => (door.ownParts.includes(part.id) ? filedElsewhere(part, door) : part))
      const verdicts = Map.groupBy(filed, (part) => fitOf(part, door).fit)
      const shown = [...(verdicts.get('fits') ?? []), ...(verdicts.get('check') ?? [])]
      const groups = filed.map((part) => ({
        ...{ facets: door.ownParts.includes(part.id) ? facetsOf(part) : (facetsById.get(part.id) ?? 0) },
        ...{ band: 0, count: part.id, calculated: calculatedOf(part.id) },
      }))
      const found = fittingGroups(groups, fitFilterOf(door)).map(({ count }) => count)
      expect(new Set(found)).toEqual(new Set(shown.map(({ id }) => id)))
      expect(found.length).toBeLessThan(parts.length)
    }
  })

  it('a part that states a year or a size never plainly fits a door of another year or size', () => {
    const built = (yearBuilt: number | null, change: Partial<DoorToFit> = {}) =>
      [...new Map(doors.map((door) => [`${door.build} ${door.direction}`, door])).values()].map((door) => ({
        ...door,
        ...{ ownParts: [], powerOperated: true, serialNumber: '15-0001', yearBuilt },
        ...change,
      }))
    const fitting = (of: readonly DoorToFit[]) =>
      new Set(parts.filter((part) => of.some((door) => fitOf(part, door).fit === 'fits')))
    const [old, young, unknown] = [built(1990), built(2030), built(null)].map(fitting)
    const dated = parts.filter(({ description }) => /\b(?:19|20)\d\d\b/.test(description))
    expect(dated.length).toBeGreaterThan(50)
    const ofAnyYear = dated.filter((part) => (old?.has(part) && young?.has(part)) || unknown?.has(part))
    expect(ofAnyYear.map(({ number }) => number)).toEqual([])

    const odd = fitting(built(2016, { widthInches: 41.3, heightInches: 77.7 }))
    const stated =
      /\d+ x \d\d+ in (?:opening|leaf)|leaf[^.]* \d+ x \d+ in|up to \d\d+ in|(?:[3-9]|1\d)\d in (?:\w+ )?(?:opening|door)/
    const sized = parts.filter(({ description }) => stated.test(description))
    expect(sized.length).toBeGreaterThan(50)
    expect(sized.filter((part) => odd.has(part)).map(({ number }) => number)).toEqual([])
  })
})
