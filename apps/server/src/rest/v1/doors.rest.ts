import { calculatorModes, partUses } from '@mullion/domain/doors/calculated-part'
import { allDoorBuilds, bottoms, doorTypes, gasketings, hinges } from '@mullion/domain/doors/door'
import { maxLabelCopies, maxLabels } from '@mullion/domain/doors/labels/door-label'
import { labelSheetIds, labelSheets } from '@mullion/domain/doors/labels/label-sheets'
import { coolingTypes, doorDirections, doorOfRegister } from '@mullion/domain/doors/registered-door'
import * as z from 'zod'
import { attachment } from '../../http/attachment.ts'
import { file, json, type RestCall, restCall } from '../rest-call.ts'
import { partRecordSchema } from './part-record-schema.ts'

const inches = z.number().meta({ description: 'Of the opening, in inches.' })

const door = z
  .object({
    doorType: z.enum(doorTypes),
    build: z.enum(allDoorBuilds),
    double: z.boolean().meta({ description: 'True for two leaves.' }),
    bottom: z.enum(bottoms).nullable(),
    hinge: z.enum(hinges).nullable(),
    powerOperated: z.boolean(),
    gasketing: z.enum(gasketings).nullable(),
    widthInches: inches,
    heightInches: inches,
  })
  .meta({ id: 'CalculatedDoor', description: 'A door as the formulas take it.' })

const registeredDoor = z
  .object({
    serialNumber: z.string(),
    doorType: z.enum(doorTypes),
    build: z.enum(allDoorBuilds),
    direction: z.enum(doorDirections).nullable(),
    bottom: z.enum(bottoms).nullable(),
    coolingType: z.enum(coolingTypes),
    widthInches: inches,
    heightInches: inches,
    gaskets: z.string(),
    powerOperated: z.boolean(),
    door: door
      .nullable()
      .meta({ description: 'To send to `calculateDoorParts`; null if the record is contradictory.' }),
  })
  .meta({ id: 'RegisteredDoor', description: 'A door as built.' })

const calculation = z
  .object({
    parts: z.array(
      z.object({
        use: z.enum(partUses),
        partId: z.int(),
        quantity: z.number().meta({ description: 'Feet to the nearest quarter, or pieces.' }),
        inches: z.number().nullable(),
        comments: z.array(z.string()),
        part: partRecordSchema.nullable().meta({ description: 'Null if it is no longer sold.' }),
        lineTotalCents: z.int().nullable(),
        problem: z.string().nullable().meta({ description: 'Why it cannot be ordered.' }),
      }),
    ),
    notes: z.array(z.string()),
  })
  .meta({ id: 'DoorCalculation' })

const exampleDoor = {
  doorType: 'swing',
  build: 'Traditional',
  double: false,
  bottom: 'Sweep Bottom',
  hinge: null,
  powerOperated: false,
  gasketing: null,
  widthInches: 36,
  heightInches: 84,
} as const

const sheetNames = labelSheetIds.map((id) => `\`${id}\` ${labelSheets[id].name}, ${labelSheets[id].use}`)

const labels = z.object({
  sheet: z.enum(labelSheetIds).meta({ description: `${sheetNames.join('; ')}.` }),
  start: z
    .int()
    .min(1)
    .default(1)
    .meta({ description: 'The first free position of the first sheet, along the rows.' }),
  copies: z.int().min(1).max(maxLabelCopies).default(1),
  withNames: z
    .boolean()
    .default(true)
    .meta({ description: 'Whether to print the names and sites of your saved doors.' }),
  doors: z
    .array(
      z.union([
        z.object({ serialNumber: z.string() }),
        z.object({ savedDoorId: z.int() }),
        z.object({ door }),
      ]),
    )
    .min(1)
    .max(maxLabels),
})

/** Calls about doors for programs. */
export const doorRecordCalls: readonly RestCall[] = [
  restCall({
    method: 'get',
    path: '/v1/doors/:serialNumber',
    name: 'getDoor',
    summary: 'The door with a serial number.',
    description: 'At most 30 lookups a minute from one IP address.',
    who: 'anyone',
    params: z.object({ serialNumber: z.string().meta({ examples: ['15-0001'] }) }),
    answer: json(registeredDoor),
    refuses: [404],
    async run({ caller, params }) {
      const registered = await caller.doors.bySerial(params)
      return { ...registered, door: doorOfRegister(registered) }
    },
  }),
  restCall({
    method: 'post',
    path: '/v1/doors/calculate',
    name: 'calculateDoorParts',
    summary: "The gaskets or the heater of a door, at the caller's own prices.",
    who: 'anyone',
    body: json(z.object({ door, mode: z.enum(calculatorModes) })),
    answer: json(calculation),
    example: { body: { door: exampleDoor, mode: 'gasket' } },
    run: ({ caller, body }) => caller.doors.calculate(body),
  }),
  restCall({
    method: 'post',
    path: '/v1/doors/labels',
    name: 'printDoorLabels',
    summary: 'Labels for doors as a PDF file, each with a QR code that opens the page of its door.',
    description: `At most ${maxLabels} labels at a time, copies included.`,
    who: 'useAccount',
    body: json(labels),
    answer: file('application/pdf'),
    example: { body: { sheet: '5160', start: 4, doors: [{ serialNumber: '15-0001' }] } },
    run: async ({ c, caller, body }) =>
      attachment(c, await caller.doors.labels(body as Parameters<typeof caller.doors.labels>[0])),
  }),
]
