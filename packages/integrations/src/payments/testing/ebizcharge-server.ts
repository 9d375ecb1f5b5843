import { setTimeout as sleep } from 'node:timers/promises'
import { openVendorServer, type VendorRequest } from '../../testing/vendor-server.ts'
import type { EbizchargeAccount } from '../ebizcharge-client.ts'
import { type Fault, Refusal } from './ebizcharge-facts.ts'
import { answerOperation } from './ebizcharge-operations.ts'
import { readEbizcharge } from './ebizcharge-record.ts'

/** The credentials that the stand-in accepts. */
export const testAccount: Omit<EbizchargeAccount, 'url'> = {
  subscriptionKey: '5f2c9e7a1b3d48c6a0e4d7f8b9c1a2e3',
  securityId: '7d3a1c58-4b1e-4f3a-9a53-2f6f0c9d1e77',
  userId: 'mullion-test',
  password: 'frost-and-steel-9',
}

export interface EbizchargeServerOptions {
  readonly port?: number
  readonly recordFile?: string
  readonly clock?: () => Date
  /** How long a charge to the slow test card takes: a minute, as at EBizCharge, unless a test is in a hurry. */
  readonly slowCardMs?: number
  /** The most transactions on a page, whatever is asked for. */
  readonly maxPage?: number
  /** How answers spell their keys. */
  readonly keys?: 'camelCase' | 'PascalCase'
}

const lowerFirst = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)
const upperFirst = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

function respelled(value: unknown, spell: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => respelled(each, spell))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [spell(key), respelled(each, spell)]))
}

const fault = (status: number, code: string, text: string) => ({
  status,
  body: { fault: { faultcode: `s:${code}`, faultstring: text } },
})

interface Members {
  readonly securityToken?: Record<string, unknown>
  readonly [name: string]: unknown
}

/** Returns why the credentials of a request are refused, or null. */
function refusedFor({ headers, fault: shown }: VendorRequest, { securityToken = {} }: Members) {
  if (headers['ebizsubscription-key'] !== testAccount.subscriptionKey) {
    const message = 'Access denied due to invalid subscription key.'
    return { status: 401, body: { statusCode: 401, message } }
  }
  const { securityId, userId, password } = testAccount
  const known = Object.entries({ securityId, userId, password }).every(
    ([key, value]) => securityToken[key] === value,
  )
  return known && shown?.kind !== 'expired'
    ? null
    : fault(401, 'Client', 'Invalid or expired security token.')
}

/** Starts a stand-in for EBizCharge's Connect REST API, with its test cards and a record of its own. */
export async function openEbizchargeServer(options: EbizchargeServerOptions = {}) {
  const { slowCardMs = 60_000, maxPage = 1000, keys = 'camelCase', ...server } = options
  const spell = keys === 'camelCase' ? lowerFirst : upperFirst

  async function handle(request: VendorRequest) {
    const [, operation = ''] = /^\/v1\/(\w+)$/.exec(request.path) ?? []
    const root = (request.json ?? {}) as Record<string, Members>
    const members = root[lowerFirst(operation)]
    if (request.method !== 'POST' || !members) return fault(400, 'Client', 'The request is malformed.')
    const refused = refusedFor(request, members)
    if (refused) return refused
    const book = readEbizcharge(request.record)
    try {
      const facts = {
        book,
        now: request.now,
        fault: request.fault as Fault,
        maxPage,
        wait: () => sleep(slowCardMs, undefined, { ref: false }),
      }
      const result = await answerOperation(operation, respelled(members, lowerFirst) as Members, facts)
      const name = lowerFirst(operation)
      return { body: respelled({ [`${name}Response`]: { [`${name}Result`]: result } }, spell) }
    } catch (error) {
      if (error instanceof Refusal) return fault(error.status, error.code, error.message)
      throw error
    }
  }

  const opened = await openVendorServer({ name: 'ebizcharge', ...server, handle })
  return {
    ...opened,
    account: { ...testAccount, url: `${opened.url}/v1` },
    /** What the gateway knows. */
    book: readEbizcharge(opened.record),
    /** Settles what was captured, as happens every night. */
    closeBatch(at = server.clock?.() ?? new Date()): void {
      const book = readEbizcharge(opened.record)
      for (const { refNum, state } of book.charges())
        if (state === 'captured') book.addChange(refNum, 'Settle', at)
    },
    [Symbol.asyncDispose]: opened.close,
  }
}
