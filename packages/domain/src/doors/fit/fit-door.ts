import type { FitFilter } from '../../search/fit-filter.ts'
import { calculate } from '../calculate.ts'
import type { Door } from '../door.ts'
import { modelOfDoorType, subModelOfBuild } from '../parts-for-door.ts'
import { type DoorDirection, doorOfRegister, type RegisteredDoor, yearBuilt } from '../registered-door.ts'
import type { SavedDoor } from '../saved-door.ts'

/** What the rule of fit knows about a door. */
export interface DoorToFit
  extends Pick<Door, 'doorType' | 'build' | 'powerOperated' | 'widthInches' | 'heightInches'> {
  readonly serialNumber: string | null
  /** Null if it is not known, or if the door opens to neither side. */
  readonly direction: DoorDirection | null
  /** Null without a serial number. */
  readonly yearBuilt: number | null
  /** Ids of the parts of its own calculated set, which always fit. */
  readonly ownParts: readonly number[]
  /** True for a saved door that the register disagrees with: nothing is known for sure about it. */
  readonly outdated: boolean
}

function ownPartsOf(door: Door | null): number[] {
  if (!door) return []
  const calculated = (['gasket', 'heater'] as const).flatMap((mode) => calculate(door, mode).parts)
  return [...new Set(calculated.map(({ partId }) => partId))]
}

/** A door as it was built; one whose record contradicts itself has no set of its own. */
export function registeredDoorToFit(registered: RegisteredDoor, now: Date): DoorToFit {
  const { doorType, build, direction, powerOperated, widthInches, heightInches, serialNumber } = registered
  return {
    ...{ doorType, build, direction, powerOperated, widthInches, heightInches, serialNumber },
    yearBuilt: yearBuilt(serialNumber, now),
    ownParts: ownPartsOf(doorOfRegister(registered)),
    outdated: false,
  }
}

/** A door as a company saved it. */
export function savedDoorToFit(saved: SavedDoor, now: Date): DoorToFit {
  const { door, serialNumber, direction, outdated } = saved
  const { doorType, build, powerOperated, widthInches, heightInches, double } = door
  const bySides = double ? 'Double' : build === 'Biparting' ? 'Biparting' : null
  return {
    ...{ doorType, build, powerOperated, widthInches, heightInches, serialNumber },
    direction: direction ?? bySides,
    yearBuilt: serialNumber === null ? null : yearBuilt(serialNumber, now),
    ownParts: outdated ? [] : ownPartsOf(door),
    outdated,
  }
}

/** What to search for to find only parts that fit this door, or that fit it after a check. */
export function fitFilterOf({
  doorType,
  build,
  direction,
  ownParts,
}: Pick<DoorToFit, 'doorType' | 'build' | 'direction' | 'ownParts'>): Required<Pick<FitFilter, 'doorModel'>> &
  FitFilter {
  const subModel = subModelOfBuild[build]
  return {
    doorModel: modelOfDoorType[doorType],
    ...(subModel && { subModel }),
    ...((direction === 'LH' || direction === 'RH') && { hand: direction }),
    ...(ownParts.length > 0 && { ownParts }),
  }
}

/** True if doors of this build open to one side, so that their hand matters. */
export function hasHand({ doorType }: Pick<DoorToFit, 'doorType'>): boolean {
  return doorType === 'swing' || doorType === 'slide' || doorType === 'traffic'
}
