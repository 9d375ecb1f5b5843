import { rowId } from '../row-id.ts'

/** Units of measure: each, feet, square feet. FT and SQFT parts are sold in quarter steps. */
export const units = ['EA', 'FT', 'SQFT'] as const
export type Unit = (typeof units)[number]

/** The 26 part tags, in the order of the filters. */
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

/** Door model tags: five families, each with the models that a part may be narrowed to. */
export const doorModels = ['Swing', 'Slide', 'Traffic', 'Vertical', 'Sectional'] as const
export type DoorModel = (typeof doorModels)[number]

export const doorSubModels = ['TSD', 'ESS1', 'ESS2', 'COLD', 'SANI', 'CW', 'TORSION'] as const
export type DoorSubModel = (typeof doorSubModels)[number]

/** The sub-models that come with a door model when it is chosen. */
export const subModelsOfDoor: Readonly<Record<DoorModel, readonly DoorSubModel[]>> = {
  Swing: ['TSD', 'ESS1', 'ESS2'],
  Traffic: ['COLD', 'SANI'],
  Vertical: ['CW'],
  Sectional: ['TORSION'],
  Slide: [],
}

/** The location of parts that are made to order. */
export const specialOrderLocation = 'Special Order'

export const installHardwareSizes = ['none', 'sm', 'md', 'lg'] as const
export type InstallHardware = (typeof installHardwareSizes)[number]

/** What a buyer must state before a part can be ordered, and the two notices that only inform. */
export interface PartRequirements {
  readonly direction: boolean
  readonly serial: boolean
  readonly voltage: boolean
  readonly precisionCut: boolean
  readonly wallThickness: boolean
  readonly thicknessNotice: boolean
  readonly leftRightNotice: boolean
}

/** Length, height, depth in inches and weight in pounds; of one foot for parts sold by the foot. */
export interface PartSize {
  readonly lengthInches: number | null
  readonly heightInches: number | null
  readonly depthInches: number | null
  readonly weightPounds: number | null
}

/** A part as a customer sees it. `number` has no 311- prefix; `priceCents` is the viewer's own price per unit. */
export interface Part {
  readonly id: number
  readonly number: string
  readonly name: string
  readonly description: string
  readonly priceCents: number | null
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
  /** Where the viewer pays less than it: the price for everybody else. Staff always see it. */
  readonly listPriceCents?: number | null
}

/** The fields that only staff see. */
export interface InternalPart extends Part {
  readonly listPriceCents: number | null
  readonly privateNotes: string
  readonly location: string
  readonly obsolete: boolean
  readonly proprietary: boolean | null
}

export const partId = rowId
