import { configuration } from '@mullion/domain/cart/configuration-schema'
import { installHardwareSizes, units } from '@mullion/domain/catalog/part'
import * as z from 'zod'

const on = z.enum(['on', ''])
const inches = z.number().nullable().meta({ description: 'Inches.' })

/** A part under its documented keys; the optional ones are for staff. */
export const partSchema = z
  .object({
    id: z.int(),
    part_number: z.string().meta({ description: 'With its 311- prefix.' }),
    part_name: z.string(),
    part_description: z.string(),
    part_price: z.number().nullable().meta({ description: "Dollars, at the caller's own price." }),
    part_units: z.enum(units),
    image_url: z.string(),
    version: z.int(),
    included_hardware: z.string(),
    part_tags: z.string(),
    part_tags_doors: z.string(),
    part_tags_doors_sub: z.string(),
    req_serial: on,
    req_thick: on,
    req_power: on,
    req_dir: on,
    part_left_right: z.boolean(),
    precision_cut: z.boolean(),
    req_wall_thick: z.boolean(),
    part_l: inches,
    part_d: inches,
    part_h: inches,
    part_lbs: z.number().nullable().meta({ description: 'Pounds.' }),
    related_parts: z.array(z.string()),
    private_notes: z.string().optional(),
    part_location: z.string().optional(),
    install_hardware: z.enum(installHardwareSizes).optional(),
    obsolete: z.boolean().optional(),
    proprietary: z.boolean().nullish(),
    updated_at: z.iso.datetime().optional(),
  })
  .meta({ id: 'Part' })

const precisionLength = z.object({
  length: z.number(),
  thickness: z.number().nullable(),
  count: z.int(),
})

export const entrySchema = <P extends z.ZodType>(part: P) =>
  z.object({
    part,
    quantity: z.number(),
    comments: z.array(z.string()),
    precisionLengths: z.array(precisionLength),
    configurations: z.array(configuration).optional(),
  })

/** A cart as sent: entries by part id, or the JSON text of that. Of each part only the id is read. */
export const sentCartSchema = z
  .union([
    z.record(
      z.string(),
      z.looseObject({
        part: z.looseObject({ id: z.int() }),
        quantity: z.number(),
        comments: z.array(z.string()).optional(),
        precisionLengths: z.unknown().optional(),
        configurations: z.array(configuration).optional(),
      }),
    ),
    z.string(),
  ])
  .meta({ id: 'Cart' })

export const examplePart = {
  id: 186,
  part_number: '311-0186-00',
  part_name: 'GSKT MAGNETIC SWING',
  part_description: 'Door gasket for Traditional swing doors.',
  part_price: 4.85,
  part_units: 'FT',
  image_url: '/images/parts/0186-00.png',
  version: 0,
  included_hardware: '',
  part_tags: 'Gaskets',
  part_tags_doors: 'Swing',
  part_tags_doors_sub: 'TSD',
  req_serial: '',
  req_thick: '',
  req_power: '',
  req_dir: '',
  part_left_right: false,
  precision_cut: true,
  req_wall_thick: false,
  part_l: 12,
  part_d: 1,
  part_h: 0.75,
  part_lbs: 0.1,
  related_parts: [],
} as const
