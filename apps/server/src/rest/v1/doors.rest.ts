import { calculatorModes, partUses } from '@mullion/domain/doors/calculated-part'
import { allDoorBuilds, bottoms, doorTypes, gasketings, hinges } from '@mullion/domain/doors/door'
import { coolingTypes, doorDirections, doorOfRegister } from '@mullion/domain/doors/registered-door'
import * as z from 'zod'
import { json, type RestCall, restCall } from '../rest-call.ts'
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
]
