import * as z from 'zod/mini'
import { invalidInput } from '../../error.ts'
import { formatInches } from '../../inches.ts'
import { formatNumber } from '../../number-format.ts'
import { rowId } from '../../row-id.ts'
import { doorBuildNames } from '../describe-door.ts'
import { type Door, door } from '../door.ts'
import { doorSerial, isDoorSerial } from '../door-serial.ts'
import type { DoorDirection, RegisteredDoor } from '../registered-door.ts'
import { doorCode, doorOfCode } from './door-code.ts'
import { type LabelSheetId, labelSheetIds, labelSheets, labelsPerPage } from './label-sheets.ts'

/** Most labels in one file. */
export const maxLabels = 300
export const maxLabelCopies = 30

/** A door to print: one of the register, one that the company saved, or a measured one, such as an order line's. */
export const doorToPrint = z.union([
  z.strictObject({ serialNumber: doorSerial }),
  z.strictObject({ savedDoorId: rowId }),
  z.strictObject({ door }),
])
export type DoorToPrint = z.output<typeof doorToPrint>

const tooManyText = `Print at most ${formatNumber(maxLabels)} labels at a time.`

export const printLabelsInput = z
  .strictObject({
    sheet: z.enum(labelSheetIds),
    /** The first free position of the first sheet, from 1, along the rows. */
    start: z._default(z.int().check(z.minimum(1)), 1),
    copies: z._default(z.int().check(z.minimum(1), z.maximum(maxLabelCopies)), 1),
    /** True to print the names and sites that the company saved its doors under. */
    withNames: z._default(z.boolean(), true),
    doors: z
      .array(doorToPrint)
      .check(z.minLength(1, { error: 'Choose a door.' }), z.maxLength(maxLabels, { error: tooManyText })),
  })
  .check(
    z.refine(({ sheet, start }) => start <= labelsPerPage(labelSheets[sheet]), {
      error: 'The sheet has no such position.',
      path: ['start'],
    }),
    z.refine(({ doors, copies }) => doors.length * copies <= maxLabels, {
      error: tooManyText,
      path: ['copies'],
    }),
  )
export type PrintLabelsInput = z.output<typeof printLabelsInput>
export type LabelsToPrint = z.input<typeof printLabelsInput>

/** What one label says. */
export interface DoorLabel {
  /** The address in its QR code. */
  readonly link: string
  readonly serialNumber: string | null
  readonly kind: string
  readonly facts: readonly string[]
  /** The name and site that the company saved it under. */
  readonly name: string | null
}

/** A file of labels. */
export interface LabelFile {
  readonly sheet: LabelSheetId
  readonly start: number
  readonly labels: readonly DoorLabel[]
  readonly seller: { readonly name: string; readonly phone: string }
}

const handTexts: Readonly<Record<DoorDirection, string | null>> = {
  LH: 'Left hand',
  RH: 'Right hand',
  Double: 'Double',
  // The kind of the door says so already.
  Biparting: null,
}

const sizeText = ({ widthInches, heightInches }: Pick<Door, 'widthInches' | 'heightInches'>) =>
  `${formatInches(widthInches)} × ${formatInches(heightInches)}`

const said = (facts: readonly (string | null | false | undefined)[]) =>
  facts.filter((fact): fact is string => Boolean(fact))

interface Naming {
  readonly siteUrl: string
  readonly name: string | null
}

/** Returns the address of a door's page, as its label has it. */
export function labelLink(siteUrl: string, door: { readonly serialNumber: string } | Door): string {
  const code = 'serialNumber' in door ? door.serialNumber : doorCode(door)
  return `${siteUrl.replace(/\/$/, '')}/?label=${code}`
}

/** Returns the label of a door of the register. */
export function labelOfRegistered(found: RegisteredDoor, { siteUrl, name }: Naming): DoorLabel {
  const { serialNumber, build, direction, bottom, coolingType, powerOperated } = found
  return {
    ...{ link: labelLink(siteUrl, found), serialNumber, name },
    kind: doorBuildNames[build],
    facts: said([
      sizeText(found),
      direction && handTexts[direction],
      coolingType,
      bottom,
      powerOperated && 'Power operated',
    ]),
  }
}

/** Returns the label of a measured door, or of one whose serial number the register does not have. */
export function labelOfDoor(
  door: Door,
  { siteUrl, name, serialNumber = null }: Naming & { readonly serialNumber?: string | null },
): DoorLabel {
  const { build, double, bottom, powerOperated, gasketing } = door
  return {
    ...{ link: labelLink(siteUrl, door), serialNumber, name },
    kind: doorBuildNames[build],
    facts: said([
      sizeText(door),
      double && 'Double',
      bottom,
      powerOperated && 'Power operated',
      gasketing === 'Magnetic' ? 'Magnetic gaskets' : gasketing,
    ]),
  }
}

/** The door that a label's link names. */
export type LabeledDoor = { readonly serialNumber: string } | { readonly door: Door }

/** Reads the code of a label's link; null for any other text. */
export function labeledDoor(code: string): LabeledDoor | null {
  if (isDoorSerial(code)) return { serialNumber: code.trim() }
  const measured = doorOfCode(code)
  return measured && { door: measured }
}

export function labelFileName(first: DoorLabel, count: number): string {
  if (count > 1) return `door_labels_${count}.pdf`
  return first.serialNumber ? `door_label_${first.serialNumber}.pdf` : 'door_label.pdf'
}

/** The error for serial numbers that the register does not have. */
export function labelSerialsUnknown(serials: readonly string[]) {
  const shown = serials.slice(0, 10).join(', ')
  const more = serials.length > 10 ? `, and ${serials.length - 10} more` : ''
  return invalidInput('doors.label_serials_unknown', {
    doors: `Our records have no door ${shown}${more}.`,
  })
}
