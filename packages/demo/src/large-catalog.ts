import { readFileSync } from 'node:fs'
import type { PartCsvColumn } from '@mullion/domain/imports/part-csv'
import { parse } from 'csv-parse/sync'
import {
  finishes,
  nameBeginnings,
  nameEndings,
  nameMiddles,
  type PartKind,
  partKinds,
  sizesInches,
  uses,
} from './large-catalog-words.ts'
import { anyOf, byShare, commonFirst, type Random, seeded } from './random.ts'

export type PartCsvRow = Record<PartCsvColumn, string>

const kindsByShare = byShare(partKinds.map((kind) => [kind.share, kind]))

interface Family {
  readonly kind: PartKind
  readonly block: string
  /** A letter that keeps numbers unique when a block is used again; empty on its first use. */
  readonly series: string
  readonly maker: string
}

function makerName(random: Random): string {
  return anyOf(random, nameBeginnings) + anyOf(random, nameMiddles) + anyOf(random, nameEndings)
}

function locationOf(random: Random): string {
  if (random() < 0.06) return 'Special Order'
  return `${'ABCDEFGHJK'.charAt(random() * 10)}-${1 + Math.floor(random() * 40)}-${1 + Math.floor(random() * 6)}`
}

function variantOf(random: Random, family: Family, index: number): Omit<PartCsvRow, 'id'> {
  const { kind, block, series, maker } = family
  const [code, finish, finishSays, factor] = commonFirst(random, finishes)
  const inches = anyOf(random, sizesInches)
  const number = `${block}-${series}${String(index).padStart(2, '0')}${code}`
  const perFoot = kind.unit === 'FT'
  const cents = Math.round(
    kind.priceCents * factor * (perFoot ? 1 : 0.6 + inches / 60) * (0.8 + random() * 0.4),
  )
  return {
    part_number: number,
    part_name: `${kind.name} ${finish} ${inches}IN${perFoot ? ' PER FT' : ''}`,
    part_description: `${maker} ${kind.says}, ${finishSays}, ${inches} in${perFoot ? ', by the foot' : ''}. ${commonFirst(random, uses)}`,
    part_price: random() < 0.01 ? '' : (cents / 100).toFixed(2),
    part_units: kind.unit,
    part_tags: kind.tag,
    part_tags_doors: kind.model,
    part_tags_doors_sub: kind.subModels.join(', '),
    included_hardware: random() < 0.2 ? '(4) #10 x 1 screws' : '',
    private_notes: random() < 0.1 ? `Drawing ${maker.slice(0, 3).toUpperCase()}-${block}.` : '',
    part_location: locationOf(random),
    req_dir: random() < 0.03 ? 'on' : '',
    req_serial: random() < 0.08 ? 'on' : '',
    req_power: kind.tag === 'Power Operator' ? 'on' : '',
    req_thick: random() < 0.05 ? 'on' : '',
    part_left_right: random() < 0.03 ? 'yes' : '',
    precision_cut: perFoot && random() < 0.5 ? 'yes' : '',
    req_wall_thick: '',
    part_l: perFoot ? '12' : String(inches),
    part_h: perFoot ? '1' : String(2 + (index % 5)),
    part_d: '1',
    part_lbs: (perFoot ? 0.25 : 0.2 + inches / 8).toFixed(1),
    related_parts: '',
    install_hardware: 'none',
    proprietary: random() < 0.05 ? 'yes' : '',
    obsolete: random() < 0.02 ? 'yes' : '',
    illustration: kind.illustration,
    family: `${kind.name} ${block}${series}`,
    family_name: '',
  }
}

function* inventedParts(takenBlocks: ReadonlySet<string>): Generator<Omit<PartCsvRow, 'id'>> {
  const random = seeded(311)
  for (let round = 0; ; round++) {
    const series =
      round === 0 ? '' : `${String.fromCharCode(64 + (round % 26 || 26))}${Math.ceil(round / 26)}X`
    for (let block = 1; block < 10_000; block++) {
      const name = String(block).padStart(4, '0')
      if (takenBlocks.has(name)) continue
      const family = { kind: anyOf(random, kindsByShare), block: name, series, maker: makerName(random) }
      const size = 6 + Math.floor(random() * 18)
      for (let index = 1; index <= size; index++) yield variantOf(random, family, index)
    }
  }
}

/**
 * Yields the rows of a catalog of `count` parts, for measuring: the demonstration parts first, then invented ones. The
 * same on every run. `csv` is the text of the parts file to start with.
 */
export function* largeCatalog(
  count: number,
  csv: string = readFileSync(new URL('../catalog/parts.csv', import.meta.url), 'utf8'),
): Generator<PartCsvRow> {
  const demoParts: PartCsvRow[] = parse(csv, { columns: true })
  yield* demoParts.slice(0, count)
  let id = Math.max(0, ...demoParts.map((part) => Number(part.id)))
  let left = count - demoParts.length
  if (left <= 0) return
  for (const part of inventedParts(new Set(demoParts.map((row) => row.part_number.slice(0, 4))))) {
    id++
    yield { id: String(id), ...part }
    left--
    if (left === 0) return
  }
}
