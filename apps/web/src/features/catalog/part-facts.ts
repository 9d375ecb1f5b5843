import { type ConfigurationRule, configurationRule } from '@mullion/domain/cart/configuration-rule'
import type {
  DoorModel,
  DoorSubModel,
  Part,
  PartRequirements,
  PartSize,
  Unit,
} from '@mullion/domain/catalog/part'
import { formatNumber } from '@mullion/domain/number-format'

type Requirement = keyof PartRequirements

const configurationNotices = {
  direction: 'Choose left or right hand when you add this part.',
  serial: 'Made for your door. Serial number required.',
  voltage: 'Choose a voltage when you add this part.',
  precisionCut: 'Cut to length. Enter each length in inches, to the nearest 1/8.',
  wallThickness: 'Wall thickness (in) required.',
} as const satisfies Partial<Record<Requirement, string>>

/** Notices about requirements that nothing asks for: what the buyer must check. */
const notices: Readonly<Record<Requirement, string>> = {
  direction: 'Made left or right hand. Check which one this is before you order.',
  serial: 'Made for a specific door. Make sure it fits yours before you order.',
  voltage: 'Comes in several voltages. Check your supply voltage before you order.',
  precisionCut: 'Cut to length. Check the length before you order.',
  wallThickness: 'Made for one wall thickness. Check yours before you order.',
  thicknessNotice: 'Check the thickness of your door panel before you order.',
  leftRightNotice: 'Left and right are different. Check which side you need.',
}

/** The requirements each rule asks for; only the first rule that matches a part applies. */
const requirementsOf: Readonly<Record<ConfigurationRule, readonly Requirement[]>> = {
  calculated: [],
  'magnetic gasket': [],
  direction: ['direction'],
  serial: ['serial'],
  voltage: ['voltage'],
  'precision cut': ['precisionCut', 'wallThickness'],
  'wall thickness': ['wallThickness'],
}

function wordsFor(name: Requirement, configured: readonly Requirement[]): string {
  const words: Partial<Record<Requirement, string>> = configurationNotices
  return (configured.includes(name) && words[name]) || notices[name]
}

/** Returns notices for a part's requirements: what will be asked for, and what the buyer must check. */
export function noticesOf(part: Pick<Part, 'id' | 'requirements'>): string[] {
  const rule = configurationRule(part)
  const configured = rule ? requirementsOf[rule] : []
  const magnetic = rule === 'magnetic gasket' ? [configurationNotices.serial] : []
  const required = (Object.keys(notices) as Requirement[]).filter((name) => part.requirements[name])
  return [...magnetic, ...required.map((name) => wordsFor(name, configured))]
}

export function needsSerial(part: Pick<Part, 'id' | 'requirements'>): boolean {
  const rule = configurationRule(part)
  return rule === 'serial' || rule === 'magnetic gasket'
}

const casingNumber = /^00(0[1-6]|1[1-4])-04$/

export function casingNote(number: string): string | null {
  return casingNumber.test(number)
    ? 'Includes the head, both jambs and mounting fasteners. Order gaskets and heater wire separately.'
    : null
}

/** Trade names of the door families. */
export const modelNames: Readonly<Record<DoorModel, string>> = {
  Swing: 'Swing',
  Slide: 'Slide',
  Traffic: 'Traffic',
  Vertical: 'Vertical lift',
  Sectional: 'Sectional',
}

const subModelNames: Readonly<Record<DoorSubModel, string>> = {
  TSD: 'Traditional',
  ESS1: 'ESS-1',
  ESS2: 'ESS-2',
  COLD: 'Coldswing',
  SANI: 'Saniswing',
  CW: 'Counterweight',
  TORSION: 'Torsion spring',
}

export function modelsFitted(part: Pick<Part, 'doorModels' | 'doorSubModels'>): string[] {
  return [
    ...part.doorModels.map((model) => modelNames[model]),
    ...part.doorSubModels.map((sub) => subModelNames[sub]),
  ]
}

/**
 * Returns the known dimensions and weight as text; for parts sold by the foot, the cross-section and the weight per
 * foot.
 */
export function measurementsOf(size: PartSize, unit: Unit): { name: string; value: string }[] {
  const perFoot = unit === 'FT' ? ' per ft' : ''
  const sides = [
    { letter: 'L', inches: unit === 'FT' ? null : size.lengthInches },
    { letter: 'H', inches: size.heightInches },
    { letter: 'D', inches: size.depthInches },
  ].flatMap(({ letter, inches }) => (inches === null ? [] : `${formatNumber(inches)} in ${letter}`))
  const dimensions =
    sides.length > 0
      ? [{ name: unit === 'FT' ? 'Cross-section' : 'Dimensions', value: sides.join(' × ') }]
      : []
  if (size.weightPounds === null) return dimensions
  return [...dimensions, { name: 'Weight', value: `${formatNumber(size.weightPounds)} lb${perFoot}` }]
}
