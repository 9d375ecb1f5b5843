import * as z from 'zod/mini'
import { maxFamilyCodeLength, maxFamilyNameLength } from '../catalog/family.ts'
import {
  type DoorModel,
  type DoorSubModel,
  doorModels,
  doorSubModels,
  type InstallHardware,
  installHardwareSizes,
  type PartRequirements,
  type PartSize,
  type PartTag,
  partTags,
  type Unit,
  units,
} from '../catalog/part.ts'
import { partNumberProblem } from '../catalog/part-number.ts'
import { type CellProblem, choiceCell, flagCell, listCell, readCells, textCell } from './csv-cells.ts'
import {
  familyCell,
  idCell,
  illustrationCell,
  measureCell,
  priceCell,
  proprietaryCell,
  relatedCell,
} from './part-csv-cells.ts'

/** A part as stored in a row of the parts file. `id` is null before the store has numbered it. */
export interface PartRecord {
  readonly id: number | null
  readonly number: string
  readonly name: string
  readonly description: string
  readonly priceCents: number | null
  readonly unit: Unit
  readonly tags: readonly PartTag[]
  readonly doorModels: readonly DoorModel[]
  readonly doorSubModels: readonly DoorSubModel[]
  readonly includedHardware: string
  readonly privateNotes: string
  readonly location: string
  readonly requirements: PartRequirements
  readonly size: PartSize
  readonly relatedParts: readonly string[]
  readonly installHardware: InstallHardware
  readonly proprietary: boolean | null
  readonly obsolete: boolean
  readonly illustration: string | null
  /** Staff's correction of the family; null for what the rule finds. */
  readonly family: string | null
  readonly familyName: string | null
}

const forbiddenInDescription = /obsolete|discontinued/i

function descriptionProblem(description: string): string | null {
  return forbiddenInDescription.test(description) ? 'Part description contains forbidden words.' : null
}

/** One row of the parts file: decode to parse, encode to write. Its keys are the columns, in order. */
export const partRow = z.object({
  id: idCell,
  part_number: textCell(21, partNumberProblem),
  part_name: textCell(120, (name) => (name === '' ? 'This field is required.' : null)),
  part_description: textCell(2000, descriptionProblem),
  part_price: priceCell,
  part_units: choiceCell(units),
  part_tags: listCell(partTags, 'Please select at least one part tag'),
  part_tags_doors: listCell(doorModels, 'Please select at least one compatible door model'),
  part_tags_doors_sub: listCell(doorSubModels, null),
  included_hardware: textCell(500),
  private_notes: textCell(2000),
  part_location: textCell(60),
  req_dir: flagCell('on'),
  req_serial: flagCell('on'),
  req_power: flagCell('on'),
  req_thick: flagCell('on'),
  part_left_right: flagCell('yes'),
  precision_cut: flagCell('yes'),
  req_wall_thick: flagCell('yes'),
  part_l: measureCell('Length'),
  part_h: measureCell('Height'),
  part_d: measureCell('Depth'),
  part_lbs: measureCell('Weight'),
  related_parts: relatedCell,
  install_hardware: choiceCell(installHardwareSizes, 'none'),
  proprietary: proprietaryCell,
  obsolete: flagCell('yes'),
  illustration: illustrationCell,
  family: familyCell('A family', maxFamilyCodeLength),
  family_name: familyCell('The name of a family', maxFamilyNameLength),
})
export type PartRow = z.infer<typeof partRow>
export type PartCsvColumn = keyof PartRow

export const partCsvColumns = Object.keys(partRow.shape) as readonly PartCsvColumn[]

export type PartRowProblem = CellProblem<PartCsvColumn>

export type ParsedPartRow =
  | { readonly ok: true; readonly part: PartRecord }
  | { readonly ok: false; readonly problems: readonly PartRowProblem[] }

/** Parses one row of the parts file, keyed by column; a missing column counts as an empty cell. Lists every problem. */
export function parsePartRow(record: Readonly<Record<string, string>>): ParsedPartRow {
  const read = readCells(partRow, record)
  return read.ok ? { ok: true, part: toPart(read.cells) } : read
}

/**
 * Returns a parser for rows with only some columns, applied to existing parts: fields without a column keep their value
 * and are not validated.
 */
export function partRowReader(columns: readonly string[]) {
  const named = partCsvColumns.filter((column) => columns.includes(column))
  const mask = Object.fromEntries(named.map((column) => [column, true])) as Record<PartCsvColumn, true>
  const given = z.pick(partRow, mask)
  return (record: Readonly<Record<string, string>>, known: PartRecord): ParsedPartRow => {
    const read = readCells(given, record)
    return read.ok ? { ok: true, part: toPart({ ...toRow(known), ...read.cells }) } : read
  }
}

/** Writes a part as one row of the parts file; parsing it again returns an equal part. */
export function writePartRow(part: PartRecord): Record<PartCsvColumn, string> {
  return z.encode(partRow, toRow(part))
}

export function toPart(row: PartRow): PartRecord {
  return {
    id: row.id,
    number: row.part_number,
    name: row.part_name,
    description: row.part_description,
    priceCents: row.part_price,
    unit: row.part_units,
    tags: row.part_tags,
    doorModels: row.part_tags_doors,
    doorSubModels: row.part_tags_doors_sub,
    includedHardware: row.included_hardware,
    privateNotes: row.private_notes,
    location: row.part_location,
    requirements: {
      direction: row.req_dir,
      serial: row.req_serial,
      voltage: row.req_power,
      precisionCut: row.precision_cut,
      wallThickness: row.req_wall_thick,
      thicknessNotice: row.req_thick,
      leftRightNotice: row.part_left_right,
    },
    size: {
      lengthInches: row.part_l,
      heightInches: row.part_h,
      depthInches: row.part_d,
      weightPounds: row.part_lbs,
    },
    relatedParts: row.related_parts,
    installHardware: row.install_hardware,
    proprietary: row.proprietary,
    obsolete: row.obsolete,
    illustration: row.illustration,
    family: row.family,
    familyName: row.family_name,
  }
}

function toRow(part: PartRecord): PartRow {
  return {
    id: part.id,
    part_number: part.number,
    part_name: part.name,
    part_description: part.description,
    part_price: part.priceCents,
    part_units: part.unit,
    part_tags: part.tags,
    part_tags_doors: part.doorModels,
    part_tags_doors_sub: part.doorSubModels,
    included_hardware: part.includedHardware,
    private_notes: part.privateNotes,
    part_location: part.location,
    req_dir: part.requirements.direction,
    req_serial: part.requirements.serial,
    req_power: part.requirements.voltage,
    req_thick: part.requirements.thicknessNotice,
    part_left_right: part.requirements.leftRightNotice,
    precision_cut: part.requirements.precisionCut,
    req_wall_thick: part.requirements.wallThickness,
    part_l: part.size.lengthInches,
    part_h: part.size.heightInches,
    part_d: part.size.depthInches,
    part_lbs: part.size.weightPounds,
    related_parts: part.relatedParts,
    install_hardware: part.installHardware,
    proprietary: part.proprietary,
    obsolete: part.obsolete,
    illustration: part.illustration,
    family: part.family,
    family_name: part.familyName,
  }
}
