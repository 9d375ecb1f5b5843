import {
  type EditablePart,
  newPartForm,
  type PartCells,
  type PartColumn,
  partColumns,
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

export type PartValues = { readonly [Column in ListColumn]: readonly string[] } & {
  readonly [Column in FlagColumn]: boolean
} & { readonly [Column in TextColumn]: string } & {
  readonly image: File | null
  readonly reference_image: File | null
  /** Version the form was opened with, so that a restored draft cannot overwrite a newer one. */
  readonly updatedAt: string
}

const isList = (column: string): column is ListColumn => listColumns.some((each) => each === column)
const isFlag = (column: string): column is FlagColumn => flagColumns.some((each) => each === column)

function typedOf(column: string, text: string): string | boolean | readonly string[] {
  if (isList(column)) return text === '' ? [] : text.split(', ')
  return isFlag(column) ? text !== '' : text
}

export function valuesOfPart({ cells, updatedAt }: EditablePart): PartValues {
  const typed = Object.entries(cells).map(([column, text]) => [column, typedOf(column, text)])
  return { ...Object.fromEntries(typed), image: null, reference_image: null, updatedAt }
}

/** Returns values for a new part copied from a stored one, without its number and images. */
export function copyOfPart(part: EditablePart): PartValues {
  return { ...valuesOfPart(part), part_number: '', updatedAt: '' }
}

export function cellsOf(values: PartValues): PartCells {
  const { image: _image, reference_image: _reference, updatedAt: _updatedAt, ...columns } = values
  const written = Object.entries(columns).map(([column, value]) => {
    const text = typeof value === 'boolean' ? (value ? 'yes' : '') : value
    return [column, typeof text === 'string' ? text : text.join(', ')]
  })
  return Object.fromEntries(written)
}

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
  ...Object.fromEntries(partColumns.map((column) => [column, typedOf(column, '')])),
  install_hardware: 'none',
  image: null,
  reference_image: null,
  updatedAt: '',
} as PartValues
