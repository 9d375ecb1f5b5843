import * as z from 'zod/mini'
import { partId } from '../../catalog/part.ts'
import { rowId } from '../../row-id.ts'
import { doorSerial } from '../door-serial.ts'
import type { DoorToFit } from './fit-door.ts'
import { checkRules, misfitRules, type PartToFit } from './fit-rules.ts'

export const fits = ['fits', 'check', 'not', 'unknown'] as const
export type Fit = (typeof fits)[number]

/** Whether a part fits a door; `reasons` say why not, or what to check. */
export interface FitVerdict {
  readonly fit: Fit
  readonly reasons: readonly string[]
}

export interface PartFit extends FitVerdict {
  readonly partId: number
}

const outdatedText = 'Our records disagree with this saved door. Check which of them is right.'

const said = (rules: typeof misfitRules, part: PartToFit, door: DoorToFit) =>
  rules.flatMap((rule) => rule(part, door) ?? [])

/**
 * Returns whether a part fits a door. A part of the door's own set always does. One that names no door model is unknown:
 * hand, power, voltage, size and year only narrow what the models say. Nothing fits a saved door that the register
 * disagrees with, and nothing is ruled out, until it is checked.
 */
export function fitOf(part: PartToFit, door: DoorToFit): FitVerdict {
  if (door.ownParts.includes(part.id)) return { fit: 'fits', reasons: [] }
  if (part.doorModels.length === 0) return { fit: 'unknown', reasons: [] }
  if (door.outdated) return { fit: 'check', reasons: [outdatedText] }
  const misfits = said(misfitRules, part, door)
  if (misfits.length > 0) return { fit: 'not', reasons: misfits.slice(0, 1) }
  const checks = said(checkRules, part, door)
  return checks.length > 0 ? { fit: 'check', reasons: checks } : { fit: 'fits', reasons: [] }
}

/** A door to fit parts to: one from the register, or one that the company saved. */
export const chosenDoor = z.union([
  z.strictObject({ serialNumber: doorSerial }),
  z.strictObject({ savedDoorId: rowId }),
])
export type ChosenDoor = z.output<typeof chosenDoor>

export const maxPartsPerFit = 200

export const fitInput = z.strictObject({
  door: chosenDoor,
  partIds: z
    .array(partId, { error: 'The parts must be a list of part ids.' })
    .check(z.maxLength(maxPartsPerFit, { error: `Ask about at most ${maxPartsPerFit} parts at once.` })),
})
export type FitInput = z.output<typeof fitInput>
