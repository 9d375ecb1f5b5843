import { formatNumber } from '../number-format.ts'
import { type Attribute, familyName } from './family-name.ts'
import { attributeKinds } from './family-words.ts'
import type { DoorModel, DoorSubModel, PartSize, Unit } from './part.ts'

/** A part with either a material or a color has it as its `Finish`. */
export const familyColumnNames = [...attributeKinds, 'Length', 'Height', 'Depth', 'Doors', 'Sold by'] as const
export type FamilyColumnName = (typeof familyColumnNames)[number]

/** A value in the table of a family; `values` sort it, in inches where they are lengths. */
export interface FamilyValue {
  readonly text: string
  readonly values: readonly number[]
}

/** What differs between the parts of a family; a value is null for a part that names none. */
export interface FamilyColumn {
  readonly name: FamilyColumnName
  readonly cells: readonly (FamilyValue | null)[]
}

/** The differing attributes of parts, in the order of the parts. */
export interface FamilyTable {
  readonly columns: readonly FamilyColumn[]
  /** Groups of parts (by place in the list) that no column tells apart. */
  readonly alike: readonly (readonly number[])[]
}

/** What the table of a family needs to know of a part. */
export interface FamilyMember {
  readonly name: string
  readonly unit: Unit
  readonly size: PartSize
  readonly doorModels: readonly DoorModel[]
  readonly doorSubModels: readonly DoorSubModel[]
}

type Cells = FamilyColumn['cells']

const keyOf = (cell: FamilyValue | null | undefined) => cell?.text ?? ''
const distinct = (cells: Cells) => new Set(cells.map(keyOf)).size

/** True if whoever knows the value of one column also knows that of the other, where that is known at all. */
function tells(known: Cells, other: Cells): boolean {
  const seen = new Map<string, string>()
  return known.every((cell, at) => {
    const value = keyOf(other[at])
    const before = seen.get(keyOf(cell)) ?? value
    seen.set(keyOf(cell), before === '' ? value : before)
    return before === '' || value === '' || before === value
  })
}

/** Puts colors into the column of materials where each part has one or the other: chrome, stainless steel or black. */
function withFinish(columns: readonly FamilyColumn[]): FamilyColumn[] {
  const [material, color] = ['Material', 'Color'].map((name) =>
    columns.find((column) => column.name === name),
  )
  const isEither = material?.cells.every(
    (cell, at) => (cell === null) !== ((color?.cells[at] ?? null) === null),
  )
  if (!material || !color || !isEither || columns.some(({ name }) => name === 'Finish')) return [...columns]
  const cells = material.cells.map((cell, at) => cell ?? color.cells[at] ?? null)
  return columns.flatMap((column) =>
    column === color ? [] : column === material ? [{ name: 'Finish' as const, cells }] : [column],
  )
}

function groupsAlike(columns: readonly FamilyColumn[], count: number): number[][] {
  const groups = new Map<string, number[]>()
  for (let at = 0; at < count; at += 1) {
    const key = columns.map(({ cells }) => keyOf(cells[at])).join('\n')
    groups.set(key, [...(groups.get(key) ?? []), at])
  }
  return [...groups.values()].filter(({ length }) => length > 1)
}

function dimension(members: readonly FamilyMember[], field: keyof PartSize): Cells {
  return members.map(({ size }) => {
    const inches = size[field]
    return inches === null ? null : { text: `${formatNumber(inches)} in`, values: [inches] }
  })
}

const worded = (text: string): FamilyValue | null => (text === '' ? null : { text, values: [] })

/** Columns beside those from the names, each only where it says something new. */
function furtherColumns(members: readonly FamilyMember[]): FamilyColumn[] {
  return [
    { name: 'Length', cells: dimension(members, 'lengthInches') },
    { name: 'Height', cells: dimension(members, 'heightInches') },
    { name: 'Depth', cells: dimension(members, 'depthInches') },
  ]
}

/** Columns that are shown only if nothing else tells two parts apart. */
function lastColumns(members: readonly FamilyMember[]): FamilyColumn[] {
  return [
    {
      name: 'Doors',
      cells: members.map((each) => worded([...each.doorModels, ...each.doorSubModels].join(', '))),
    },
    { name: 'Sold by', cells: members.map(({ unit }) => worded(unit)) },
  ]
}

function attributeColumns(attributes: readonly (readonly Attribute[])[]): FamilyColumn[] {
  return attributeKinds.map((name) => ({
    name,
    cells: attributes
      .map((all) => all.find(({ kind }) => kind === name) ?? null)
      .map((found) => found && { text: found.text, values: found.values }),
  }))
}

/** Returns the attributes in which parts of a family differ, and which parts none of them tells apart. */
export function familyTable(members: readonly FamilyMember[]): FamilyTable {
  const differs = ({ cells }: FamilyColumn) => distinct(cells) > 1
  const columns = withFinish(
    attributeColumns(members.map(({ name }) => familyName(name).attributes)).filter(differs),
  )
  // What the data do not know of some parts is no difference between them.
  const isKnownToDiffer = ({ cells }: FamilyColumn) => distinct(cells.filter((cell) => cell !== null)) > 1
  for (const column of furtherColumns(members).filter(isKnownToDiffer)) {
    if (!columns.some((known) => tells(known.cells, column.cells))) columns.push(column)
  }
  for (const column of lastColumns(members).filter(differs)) {
    const apart = groupsAlike(columns, members.length)
    if (apart.some((group) => distinct(group.map((at) => column.cells[at] ?? null)) > 1)) columns.push(column)
  }
  return { columns, alike: groupsAlike(columns, members.length) }
}

/** Compares two values of a column: by their numbers, then by text; a missing value is last. */
export function compareValues(one: FamilyValue | null, other: FamilyValue | null): number {
  if (!one || !other) return one === other ? 0 : one ? -1 : 1
  for (const [at, value] of one.values.entries()) {
    const by = value - (other.values[at] ?? Number.NEGATIVE_INFINITY)
    if (by !== 0) return by
  }
  if (one.values.length !== other.values.length) return one.values.length - other.values.length
  return one.text < other.text ? -1 : one.text > other.text ? 1 : 0
}

/** The different values of a column, sorted. */
export function valuesOf({ cells }: FamilyColumn): FamilyValue[] {
  const byText = new Map(cells.flatMap((cell) => (cell ? [[cell.text, cell] as const] : [])))
  return [...byText.values()].sort(compareValues)
}

/** Returns the other columns' equal part with another value in one column, such as the right hand of a left-hand part. */
export function counterparts(
  { columns }: Pick<FamilyTable, 'columns'>,
  at: number,
  name: FamilyColumnName,
): number[] {
  const changed = columns.find((column) => column.name === name)
  const others = columns.filter((column) => column.name !== name)
  if (!changed?.cells[at]) return []
  return changed.cells.flatMap((cell, each) => {
    const same = others.every(({ cells }) => keyOf(cells[each]) === keyOf(cells[at]))
    return each !== at && cell && cell.text !== changed.cells[at]?.text && same ? [each] : []
  })
}
