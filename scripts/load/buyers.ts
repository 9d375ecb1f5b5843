import { Agent, request } from 'node:http'
import { quoteForm } from '@mullion/api/testing/order-form'
import { readDemoParts } from '@mullion/demo/demo-catalog'
import { createBuyer } from '../../apps/server/src/testing/buyer.ts'

/** What a buyer does next, and its share of all requests in percent. */
const shares = {
  'search, new text': 40,
  'search, repeated': 20,
  'part details': 20,
  'cart and quote': 15,
  order: 5,
} as const
export type Action = keyof typeof shares

/** Buyers who order, each from an IP address of their own and with a puzzle solved before. */
const orderingBuyers = 24
const repeatedTexts = [
  'gasket',
  'hinge',
  'strap hinge',
  'heater wire',
  'sweep',
  'door closer',
  'cam lift',
  'latch',
]

/** Sends one request of the action; rejects if the answer is not a success. */
export type Act = (action: Action) => Promise<void>

const anyOf = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)] as T
const anyAddress = () =>
  `10.${Array.from({ length: 3 }, () => 1 + Math.floor(Math.random() * 250)).join('.')}`

/** Chooses an action by its share. */
export function anyAction(): Action {
  let left = Math.random() * 100
  for (const [action, share] of Object.entries(shares)) {
    left -= share
    if (left < 0) return action as Action
  }
  return 'order'
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 })

function send(url: string, body?: object): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const headers = { 'X-Forwarded-For': anyAddress(), 'Content-Type': 'application/json' }
  const sent = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
    let text = ''
    answer.setEncoding('utf8').on('data', (piece: string) => {
      text += piece
    })
    answer.on('end', () => {
      if (answer.statusCode === 200) resolve(text)
      else reject(new Error(`${answer.statusCode} ${text.slice(0, 120)}`))
    })
  })
  sent.on('error', reject)
  sent.end(body && JSON.stringify(body))
  return promise
}

const queryOf = (url: string, path: string, input: object) =>
  send(`${url}/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`)

interface FoundPart {
  readonly id: number
  readonly part_units: string
}

/** Returns a part that can be ordered without configuration, by trying. */
async function simplePart(url: string, found: readonly FoundPart[]): Promise<number> {
  for (const { id } of found.filter(({ part_units }) => part_units === 'EA').slice(0, 200)) {
    const quoted = await send(
      `${url}/trpc/checkout.quote`,
      quoteForm([{ partId: id, quantity: 1, comments: [] }]),
    ).catch(() => null)
    if (quoted) return id
  }
  throw new Error('No part can be ordered without configuration.')
}

/** Prepares buyers for the servers; each of their requests goes to the next server, as a balancer would send it. */
export async function openBuyers(urls: readonly string[]): Promise<Act> {
  let turn = 0
  const next = () => urls[turn++ % urls.length] ?? ''
  const words = [...new Set((await readDemoParts()).match(/\b[A-Z]{4,}\b/g))]
  const found: FoundPart[] = JSON.parse(
    await send(`${next()}/api/partsMas/search?searchQuery=hinge&limit=500`),
  )
  const partId = await simplePart(next(), found)
  const crowd = await Promise.all(
    Array.from({ length: orderingBuyers }, async (_, at) => {
      const buyer = createBuyer(urls[at % urls.length] ?? '', { ipAddress: `10.0.${at}.1` })
      const { placeOrder } = await buyer.prepare(partId)
      await placeOrder(`load-first-${process.pid}-${String(at).padStart(8, '0')}`)
      return buyer
    }),
  )
  let orders = 0
  const search = (text: string) => queryOf(next(), 'catalog.search', { text, limit: 24 })
  const acts: Record<Action, () => Promise<unknown>> = {
    'search, new text': () => search(`${anyOf(words)} ${anyOf(words)} ${Math.floor(Math.random() * 10_000)}`),
    'search, repeated': () => search(anyOf(repeatedTexts)),
    'part details': () => queryOf(next(), 'catalog.part', { partId: anyOf(found).id }),
    'cart and quote': () =>
      send(
        `${next()}/trpc/checkout.quote`,
        quoteForm([{ partId, quantity: 1 + (orders++ % 9), comments: [] }]),
      ),
    order: () => anyOf(crowd).buyAgain(`load-order-${process.pid}-${String(orders++).padStart(10, '0')}`),
  }
  return async (action) => void (await acts[action]())
}
