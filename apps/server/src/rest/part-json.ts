import type { InternalPart, Part } from '@mullion/domain/catalog/part'
import { prefixedNumber } from '@mullion/domain/catalog/part-number'
import { toDollars } from '@mullion/domain/money'

const on = (required: boolean) => (required ? ('on' as const) : ('' as const))

/** Returns a part under its documented names; internal fields only if the viewer has them. */
export function partJson(part: Part | InternalPart) {
  const { requirements, size } = part
  return {
    id: part.id,
    part_number: prefixedNumber(part.number),
    part_name: part.name,
    part_description: part.description,
    part_price: part.priceCents === null ? null : toDollars(part.priceCents),
    part_units: part.unit,
    image_url: `/images/parts/${part.number}${part.imageVersion > 0 ? `-v${part.imageVersion}` : ''}.png`,
    version: part.imageVersion,
    included_hardware: part.includedHardware,
    part_tags: part.tags.join(', '),
    part_tags_doors: part.doorModels.join(', '),
    part_tags_doors_sub: part.doorSubModels.join(', '),
    req_serial: on(requirements.serial),
    req_thick: on(requirements.thicknessNotice),
    req_power: on(requirements.voltage),
    req_dir: on(requirements.direction),
    part_left_right: requirements.leftRightNotice,
    precision_cut: requirements.precisionCut,
    req_wall_thick: requirements.wallThickness,
    part_l: size.lengthInches,
    part_d: size.depthInches,
    part_h: size.heightInches,
    part_lbs: size.weightPounds,
    related_parts: part.relatedParts,
    ...('privateNotes' in part && {
      private_notes: part.privateNotes,
      part_location: part.location,
      install_hardware: part.installHardware,
      obsolete: part.obsolete,
      proprietary: part.proprietary,
      updated_at: part.updatedAt,
    }),
  }
}
