import { allDoorBuilds, bottoms, doorTypes } from '@mullion/domain/doors/door'
import { coolingTypes, doorDirections } from '@mullion/domain/doors/registered-door'
import * as z from 'zod'
import { doorJson } from './door-json.ts'
import { json, type RestCall, restCall } from './rest-call.ts'

const door = z
  .object({
    serialNumber: z.string(),
    Type: z.enum(allDoorBuilds),
    doorType: z.enum(doorTypes),
    Direction: z.enum([...doorDirections, '']),
    Bottom: z.enum([...bottoms, '']),
    coolingType: z.enum(coolingTypes),
    netWidth: z.number().meta({ description: 'Width of the opening, in inches.' }),
    netHeight: z.number().meta({ description: 'Height of the opening, in inches.' }),
    Gaskets: z.string(),
    powerOperated: z.boolean(),
  })
  .meta({ id: 'Door', description: 'A door as built.' })

export const doorCalls: readonly RestCall[] = [
  restCall({
    method: 'get',
    path: '/door-info/search',
    name: 'findDoor',
    summary: 'The door with a serial number.',
    description: 'At most 30 lookups a minute from one IP address.',
    who: 'anyone',
    query: z.object({
      serialNumber: z
        .string()
        .default('')
        .meta({ examples: ['15-0001'] }),
    }),
    answer: json(door),
    refuses: [404],
    example: {
      answer: {
        serialNumber: '15-0001',
        Type: 'Traditional',
        doorType: 'swing',
        Direction: 'LH',
        Bottom: 'Sweep Bottom',
        coolingType: 'Freezer',
        netWidth: 36,
        netHeight: 84,
        Gaskets: 'Welded Magnetic',
        powerOperated: false,
      },
    },
    run: async ({ caller, query }) => doorJson(await caller.doors.bySerial(query)),
  }),
]
