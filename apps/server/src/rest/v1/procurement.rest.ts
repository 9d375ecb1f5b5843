import { punchoutOperations } from '@mullion/domain/punchout/punchout'
import * as z from 'zod'
import { withExternalFieldNames } from '../external-names.ts'
import { json, numberInText, type RestCall, restCall } from '../rest-call.ts'

const system = z
  .object({
    id: z.int(),
    name: z.string(),
    companyId: z.int(),
    companyName: z.string(),
    userName: z.string(),
    userEmail: z.string(),
    senderDomain: z.string(),
    senderIdentity: z.string(),
    createdAt: z.iso.datetime(),
    visitedAt: z.iso.datetime().nullable(),
    returnedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ProcurementSystem' })
const visit = z
  .object({
    id: z.int(),
    buyerId: z.int().meta({ description: 'The id of the procurement system.' }),
    buyerName: z.string(),
    companyName: z.string(),
    operation: z.enum(punchoutOperations),
    askedAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable().meta({ description: 'Null for a visit that has not begun.' }),
  })
  .meta({ id: 'ProcurementVisit' })
const params = z.object({ id: numberInText })
const ok = z.object({ ok: z.literal(true) })

/** Calls about the procurement systems of customers and the visits from them, for the manufacturer's own programs. */
export const procurementCalls: readonly RestCall[] = [
  restCall({
    method: 'get',
    path: '/v1/procurement-systems',
    name: 'listProcurementSystems',
    summary: 'The procurement systems that are connected, by name.',
    who: 'administer',
    answer: json(z.array(system)),
    run: ({ caller }) => caller.punchout.buyers.list(),
  }),
  restCall({
    method: 'post',
    path: '/v1/procurement-systems/:id/secret',
    name: 'replaceProcurementSecret',
    summary: 'Gives a procurement system a new shared secret, which is in this answer only.',
    description: 'The old one ends at once.',
    who: 'administer',
    params,
    answer: json(z.object({ buyerId: z.int(), secret: z.string() }).meta({ id: 'ProcurementSecret' })),
    refuses: [404],
    run: ({ caller, params: { id: buyerId } }) =>
      withExternalFieldNames({ buyerId: 'id' }, caller.punchout.buyers.replaceSecret({ buyerId })),
  }),
  restCall({
    method: 'get',
    path: '/v1/procurement-visits',
    name: 'listProcurementVisits',
    summary: 'The visits from procurement systems that can go on or begin, the newest first.',
    who: 'administer',
    answer: json(z.array(visit)),
    run: ({ caller }) => caller.punchout.visits.list(),
  }),
  restCall({
    method: 'delete',
    path: '/v1/procurement-visits/:id',
    name: 'endProcurementVisit',
    summary: 'Ends a visit: it can do nothing more, and no cart goes back.',
    who: 'administer',
    params,
    answer: json(ok),
    refuses: [404],
    async run({ caller, params: { id: visitId } }) {
      await withExternalFieldNames({ visitId: 'id' }, caller.punchout.visits.end({ visitId }))
      return { ok: true as const }
    },
  }),
]
