import {
  type EditablePart,
  newPartForm,
  type PartCells,
  type PartColumn,
  partForm,
} from '@mullion/domain/admin/part-form'
import {
  type DoorModel,
  doorModels,
  doorSubModels,
  specialOrderLocation,
  subModelsOfDoor,
} from '@mullion/domain/catalog/part'
import { imageFileProblem } from '@mullion/domain/catalog/part-image'

const listColumns = ['part_tags', 'part_tags_doors', 'part_tags_doors_sub', 'related_parts'] as const
const flagColumns = [
  'req_dir',
  'req_serial',
  'req_power',
  'req_thick',
  'part_left_right',
  'precision_cut',
  'req_wall_thick',
  'obsolete',
] as const
export type ListColumn = (typeof listColumns)[number]
export type FlagColumn = (typeof flagColumns)[number]
type TextColumn = Exclude<PartColumn, ListColumn | FlagColumn>

/** A part as it is typed, with the files that were chosen for it. */
export type PartValues = { readonly [Column in ListColumn]: readonly string[] } & {
  readonly [Column in FlagColumn]: boolean
} & { readonly [Column in TextColumn]: string } & {
  readonly image: File | null
  readonly reference_image: File | null
  /** The state that was opened, so that what is kept of the form is not saved over another one. */
  readonly updatedAt: string
}

const isList = (column: string): column is ListColumn => listColumns.some((each) => each === column)
const isFlag = (column: string): column is FlagColumn => flagColumns.some((each) => each === column)

function typedOf(column: string, text: string): string | boolean | readonly string[] {
  if (isList(column)) return text === '' ? [] : text.split(', ')
  return isFlag(column) ? text !== '' : text
}

/** A stored part to be edited. */
export function valuesOfPart({ cells, updatedAt }: EditablePart): PartValues {
  const typed = Object.entries(cells).map(([column, text]) => [column, typedOf(column, text)])
  return { ...Object.fromEntries(typed), image: null, reference_image: null, updatedAt }
}

/** A stored part as the start of a new one: everything but its number and its images. */
export function copyOfPart(part: EditablePart): PartValues {
  return { ...valuesOfPart(part), part_number: '', updatedAt: '' }
}

/** What was typed, each column as the parts file has it. */
export function cellsOf(values: PartValues): PartCells {
  const { image: _image, reference_image: _reference, updatedAt: _updatedAt, ...columns } = values
  const written = Object.entries(columns).map(([column, value]) => {
    const text = typeof value === 'boolean' ? (value ? 'yes' : '') : value
    return [column, typeof text === 'string' ? text : text.join(', ')]
  })
  return Object.fromEntries(written)
}

/** The values with a door model chosen or not: its sub-models come and go with it. */
export function withDoorModel(values: PartValues, model: DoorModel, chosen: boolean) {
  const doors = new Set(values.part_tags_doors)
  const subs = new Set(values.part_tags_doors_sub)
  chosen ? doors.add(model) : doors.delete(model)
  for (const sub of subModelsOfDoor[model]) chosen ? subs.add(sub) : subs.delete(sub)
  return {
    part_tags_doors: doorModels.filter((each) => doors.has(each)),
    part_tags_doors_sub: doorSubModels.filter((each) => subs.has(each)),
  }
}

export const isSpecialOrder = ({ part_location }: Pick<PartValues, 'part_location'>) =>
  part_location === specialOrderLocation

const imageIssues = (values: PartValues) =>
  (['image', 'reference_image'] as const).flatMap((field) => {
    const message = values[field] && imageFileProblem(values[field])
    return message ? [{ path: [field], message }] : []
  })

function schemaOf(form: Pick<typeof partForm, 'safeParse'>) {
  return {
    safeParse(typed: unknown) {
      const values = typed as PartValues
      const issues = [...(form.safeParse(cellsOf(values)).error?.issues ?? []), ...imageIssues(values)]
      return issues.length > 0 ? { error: { issues } } : {}
    },
  }
}

export const newPartSchema = schemaOf(newPartForm)
export const partSchema = schemaOf(partForm)

export const emptyPart: PartValues = {
  part_number: '',
  part_name: '',
  part_description: '',
  part_price: '',
  part_units: '',
  part_tags: [],
  part_tags_doors: [],
  part_tags_doors_sub: [],
  included_hardware: '',
  private_notes: '',
  part_location: '',
  req_dir: false,
  req_serial: false,
  req_power: false,
  req_thick: false,
  part_left_right: false,
  precision_cut: false,
  req_wall_thick: false,
  part_l: '',
  part_h: '',
  part_d: '',
  part_lbs: '',
  related_parts: [],
  install_hardware: 'none',
  proprietary: '',
  obsolete: false,
  image: null,
  reference_image: null,
  updatedAt: '',
}
