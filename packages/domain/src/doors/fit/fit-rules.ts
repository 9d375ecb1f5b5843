import { familyName } from '../../catalog/family-name.ts'
import type { DoorModel, InternalPart, Part } from '../../catalog/part.ts'
import { handOfName } from '../../catalog/part-hand.ts'
import { formatInches } from '../../inches.ts'
import { type FittedSubModel, fittedSubModels } from '../../search/facet-bits.ts'
import { canBePowered } from '../door.ts'
import { isForOtherHand, modelOfDoorType, subModelOfBuild } from '../parts-for-door.ts'
import { type DoorToFit, hasHand } from './fit-door.ts'
import { madeForSize } from './part-sizes.ts'
import { type MadeForYears, madeForYears } from './part-years.ts'

/** What the rule of fit reads of a part; only staff know whether it is proprietary. */
export type PartToFit = Pick<
  Part,
  'id' | 'name' | 'description' | 'tags' | 'doorModels' | 'doorSubModels' | 'requirements'
> &
  Partial<Pick<InternalPart, 'proprietary'>>

/** Returns what to say about a part and a door, or null where the rule has nothing to say. */
type Rule = (part: PartToFit, door: DoorToFit) => string | null

const modelWords: Readonly<Record<DoorModel, string>> = {
  Swing: 'swing',
  Slide: 'slide',
  Traffic: 'traffic',
  Vertical: 'vertical lift',
  Sectional: 'sectional',
}

const subModelWords: Readonly<Record<FittedSubModel, string>> = {
  TSD: 'Traditional',
  ESS1: 'ESS-1',
  ESS2: 'ESS-2',
  COLD: 'Coldswing',
  SANI: 'Saniswing',
}

const subModelsOf: Partial<Readonly<Record<DoorModel, readonly FittedSubModel[]>>> = {
  Swing: ['TSD', 'ESS1', 'ESS2'],
  Traffic: ['COLD', 'SANI'],
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

const byModel: Rule = ({ doorModels }, { doorType }) => {
  const own = modelOfDoorType[doorType]
  if (doorModels.includes(own)) return null
  return `For ${listed(doorModels.map((model) => modelWords[model]))} doors. Yours is a ${modelWords[own]} door.`
}

const bySubModel: Rule = ({ doorSubModels }, { doorType, build }) => {
  const own = subModelOfBuild[build]
  const named = fittedSubModels.filter((each) => doorSubModels.includes(each))
  if (!own || named.length === 0 || named.includes(own)) return null
  const alike = named.filter((each) => subModelsOf[modelOfDoorType[doorType]]?.includes(each))
  const shown = alike.length > 0 ? alike : named
  return `For ${listed(shown.map((each) => subModelWords[each]))} doors. Yours is ${subModelWords[own]}.`
}

const byHand: Rule = ({ name }, { direction }) => {
  if (!isForOtherHand(name, direction)) return null
  const [part, door] = direction === 'LH' ? ['right', 'left'] : ['left', 'right']
  return `For ${part}-hand doors. Yours is ${door}-hand.`
}

/** Rules that decide that a part does not fit. A search can filter by them (`fitFilterOf`), so they read only facets. */
export const misfitRules: readonly Rule[] = [byModel, bySubModel, byHand]

const unknownHand: Rule = ({ name }, door) => {
  const hand = handOfName(name)
  if (hand === null || door.direction !== null || !hasHand(door)) return null
  return `For ${hand === 'LH' ? 'left' : 'right'}-hand doors. Check the hand of yours.`
}

/** How far a door's size may be from what a part is made for. */
const toleranceInches = 0.5

const isNear = (named: number, is: number) => Math.abs(named - is) <= toleranceInches
const otherSide = { width: 'height', height: 'width' } as const
const sideWords = { width: ' wide', height: ' high', either: '' } as const

const size: Rule = (part, { widthInches, heightInches, direction }) => {
  const made = madeForSize(part)
  if (!made) return null
  const { of, sides, upTo } = made
  const leaves = of === 'leaf' && (direction === 'Double' || direction === 'Biparting') ? 2 : 1
  const own = { width: widthInches / leaves, height: heightInches }
  const fits = ({ side, inches }: (typeof sides)[number]) =>
    side === 'either' ? isNear(inches, own.width) || isNear(inches, own.height) : isNear(inches, own[side])
  if (sides.every(fits)) return null
  const named = sides.map(({ side, inches }) => `${formatInches(inches)}${sideWords[side]}`).join(', ')
  if (of === 'itself') return `Its description says ${named}. Measure what it replaces.`
  const asked = (['width', 'height'] as const).filter((side) =>
    sides.some((each) => each.side !== otherSide[side]),
  )
  const yours = asked.map((side) => `${formatInches(own[side])}${sideWords[side]}`).join(', ')
  const article = of === 'opening' ? 'an' : 'a'
  const what = upTo ? `doors up to ${named}` : `${article} ${of} ${named}`
  return `For ${what}. Yours is ${yours}. Measure the ${of}.`
}

const power: Rule = ({ tags }, door) => {
  if (!tags.includes('Power Operator') || door.powerOperated) return null
  const said = canBePowered(door) ? ' Our records say yours is manual.' : ''
  return `For power-operated doors.${said} Check for an operator.`
}

const voltage: Rule = ({ name, requirements }) => {
  const named = familyName(name).attributes.find(({ kind }) => kind === 'Voltage')
  return named && !requirements.voltage ? `For ${named.text}. Check the supply voltage.` : null
}

const wall: Rule = ({ requirements }) =>
  requirements.thicknessNotice || requirements.wallThickness ? 'Measure the wall thickness.' : null

function yearsText({ from, to }: MadeForYears): string {
  if (from === null) return `through ${to}`
  return to === null ? `from ${from} on` : `from ${from} to ${to}`
}

const year: Rule = (part, { yearBuilt }) => {
  const made = madeForYears(part)
  if (made === 'unread') return 'Its description names a year. Compare it with the old part.'
  const other = made.find(
    ({ from, to }) =>
      yearBuilt === null || (from !== null && yearBuilt < from) || (to !== null && yearBuilt > to),
  )
  if (!other) return null
  const yours = yearBuilt === null ? 'Check the year of yours.' : `Yours is from ${yearBuilt}.`
  return `For doors ${yearsText(other)}. ${yours} Compare it with the old part.`
}

const proprietary: Rule = ({ proprietary: isOurs }, { serialNumber }) =>
  isOurs && serialNumber === null ? 'Proprietary. Check that we made this door.' : null

/** Rules that ask to check or measure something first; what they find never hides a part. */
export const checkRules: readonly Rule[] = [unknownHand, size, power, voltage, wall, year, proprietary]
