import { doorTypeNames } from '@mullion/domain/doors/describe-door'
import { canBeDouble, type Door } from '@mullion/domain/doors/door'
import type { RegisteredDoor } from '@mullion/domain/doors/registered-door'
import { formatInches } from '@mullion/domain/inches'

function hasOneBuild({ doorType }: Door): boolean {
  return doorType === 'vl' || doorType === 'so'
}

/** Returns named facts about a door: the inputs of the formulas, and what else the register has on record. */
export function factsOf(
  door: Door,
  found: RegisteredDoor | null,
): readonly (readonly [name: string, value: string])[] {
  const { build, double, bottom, hinge, gasketing } = door
  const kind = doorTypeNames[door.doorType]
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['Door', hasOneBuild(door) ? kind : `${kind}, ${build}`],
    ['Opening', `${formatInches(door.widthInches)} × ${formatInches(door.heightInches)}`],
    ['Panels', canBeDouble(door) ? (double ? 'Double' : 'Single') : null],
    // The formulas need the bottom of only some door types; the register has it for all.
    ['Bottom', bottom ?? found?.bottom],
    ['Hinge', hinge],
    ['Gaskets', found?.gaskets || gasketing],
    ['Direction', found?.direction],
    ['Application', found?.coolingType],
    ['Year built', found && `20${found.serialNumber.slice(0, 2)}`],
  ]
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}
