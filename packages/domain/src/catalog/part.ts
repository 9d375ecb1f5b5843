import type { PriceBreak, QuantityPrices } from '../own-price.ts'
import { rowId } from '../row-id.ts'

/** Units of measure: each, feet, square feet. FT and SQFT parts are sold in steps of a quarter. */
export const units = ['EA', 'FT', 'SQFT'] as const
export type Unit = (typeof units)[number]

export const partTags = [
  'Accessories',
  'Assist to Open Device',
  'Casings',
  'Door Closers',
  'DropTrac Components',
  'Electrical Components',
  'Fast Track Hardware',
  'Frames',
  'Gaskets',
  'Guidance Systems',
  'Handles',
  'Hinges',
  'Inside Release',
  'Installation Hardware',
  'J-Track Hardware',
  'Kick Plates',
  'LE Hook Systems',
  'Latches and Strikes',
  'Locks',
  'Power Operator',
  'Push Buttons',
  'Roller Chain',
  'Skid Bar',
  'Vertical Door Parts',
  'Wall Guide Systems',
  'Windows',
] as const
export type PartTag = (typeof partTags)[number]

export const doorModels = ['Swing', 'Slide', 'Traffic', 'Vertical', 'Sectional'] as const
export type DoorModel = (typeof doorModels)[number]

export const doorSubModels = ['TSD', 'ESS1', 'ESS2', 'COLD', 'SANI', 'CW', 'TORSION'] as const
export type DoorSubModel = (typeof doorSubModels)[number]

/** Sub-models that the part form checks and unchecks along with their door model. */
export const subModelsOfDoor: Readonly<Record<DoorModel, readonly DoorSubModel[]>> = {
  Swing: ['TSD', 'ESS1', 'ESS2'],
  Traffic: ['COLD', 'SANI'],
  Vertical: ['CW'],
  Sectional: ['TORSION'],
  Slide: [],
}

export const specialOrderLocation = 'Special Order'
/** What a part made to order says on its page and on the lines of carts and orders. */
export const specialOrderText = 'Special order. Ask us for the lead time.'

export const installHardwareSizes = ['none', 'sm', 'md', 'lg'] as const
export type InstallHardware = (typeof installHardwareSizes)[number]

/** What must be configured before a part can be ordered, plus two notices that only inform. */
export interface PartRequirements {
  readonly direction: boolean
  readonly serial: boolean
  readonly voltage: boolean
  readonly precisionCut: boolean
  readonly wallThickness: boolean
  readonly thicknessNotice: boolean
  readonly leftRightNotice: boolean
}

/** Length, height and depth in inches, weight in pounds; per foot for parts sold by the foot. */
export interface PartSize {
  readonly lengthInches: number | null
  readonly heightInches: number | null
  readonly depthInches: number | null
  readonly weightPounds: number | null
}

/** A part as customers see it. `number` has no 311- prefix; `priceCents` is the actor's own price of one unit. */
export interface Part extends QuantityPrices {
  readonly id: number
  readonly number: string
  readonly name: string
  readonly description: string
  readonly priceCents: number | null
  readonly priceBreaks?: PriceBreak[]
  readonly unit: Unit
  readonly imageVersion: number
  readonly tags: readonly PartTag[]
  readonly doorModels: readonly DoorModel[]
  readonly doorSubModels: readonly DoorSubModel[]
  readonly includedHardware: string
  readonly requirements: PartRequirements
  readonly size: PartSize
  readonly relatedParts: readonly string[]
  readonly specialOrder: boolean
  /** The list price, for companies with prices of their own and for staff. */
  readonly listPriceCents?: number | null
}

export interface InternalPart extends Part {
  readonly listPriceCents: number | null
  readonly privateNotes: string
  readonly location: string
  readonly installHardware: InstallHardware
  readonly obsolete: boolean
  readonly proprietary: boolean | null
  /** Send it back with an edit, so that a newer edit is not overwritten. */
  readonly updatedAt: string
}

export const partId = rowId
