import {
  doorModels,
  doorSubModels,
  installHardwareSizes,
  partTags,
  units,
} from '@mullion/domain/catalog/part'
import * as z from 'zod'
import { priceBreaks, priceReason } from './price-schemas.ts'

const inches = z.number().nullable()

/** A part, as `/v1` answers it; the optional fields are for staff, except the list price. */
export const partRecordSchema = z
  .object({
    id: z.int(),
    number: z.string().meta({ description: 'Without its 311- prefix.' }),
    name: z.string(),
    description: z.string(),
    priceCents: z.int().nullable().meta({ description: "The caller's own price of one unit." }),
    priceReason: priceReason.optional(),
    priceBreaks: priceBreaks
      .optional()
      .meta({ description: 'Quantities from which the caller pays another price, in rising order.' }),
    listPriceCents: z
      .int()
      .nullish()
      .meta({ description: 'The list price, for staff and for companies with their own prices.' }),
    unit: z.enum(units),
    imageVersion: z.int(),
    tags: z.array(z.enum(partTags)),
    doorModels: z.array(z.enum(doorModels)),
    doorSubModels: z.array(z.enum(doorSubModels)),
    includedHardware: z.string(),
    requirements: z.object({
      direction: z.boolean(),
      serial: z.boolean(),
      voltage: z.boolean(),
      precisionCut: z.boolean(),
      wallThickness: z.boolean(),
      thicknessNotice: z.boolean(),
      leftRightNotice: z.boolean(),
    }),
    size: z.object({
      lengthInches: inches,
      heightInches: inches,
      depthInches: inches,
      weightPounds: z.number().nullable(),
    }),
    relatedParts: z.array(z.string()),
    specialOrder: z.boolean().meta({ description: 'True if it is made to order.' }),
    privateNotes: z.string().optional(),
    location: z.string().optional(),
    installHardware: z.enum(installHardwareSizes).optional(),
    obsolete: z.boolean().optional(),
    proprietary: z.boolean().nullish(),
    updatedAt: z.iso.datetime().optional(),
  })
  .meta({ id: 'PartRecord' })
