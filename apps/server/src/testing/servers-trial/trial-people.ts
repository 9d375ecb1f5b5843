import { setTimeout as sleep } from 'node:timers/promises'
import { emailOf, testPassword } from '@mullion/api/testing/people'
import { pngOf } from '@mullion/integrations/files/testing/pictures'
import { createBuyer } from '../buyer.ts'
import { noteOrder, noteTrouble, type TrialBook } from './trial-book.ts'

export interface TrialPeople {
  readonly book: TrialBook
  /** Returns the address for the next person: the balancer's, or a server's. */
  readonly url: () => string
  readonly done: () => boolean
}

/** What any call may answer while servers and the database fail. */
const reasonOf = (error: unknown) => {
  if (error instanceof SyntaxError || error instanceof TypeError) return 'no answer'
  return error instanceof Error ? error.message : String(error)
}

const unexpected = 'Something went wrong on our side. Please try again.'

function failed({ book }: TrialPeople, error: unknown): void {
  const reason = reasonOf(error)
  noteTrouble(book, reason)
  if (reason === unexpected) book.wrong.push(reason)
}

/** Repeats an order until it is answered, as a buyer's browser does, with the same key; gives up after some tries. */
async function placeUntilAnswered(
  people: TrialPeople,
  key: string,
  place: (key: string) => Promise<{ readonly orderNumber: string }>,
): Promise<void> {
  for (let attempt = 0; attempt < 8; attempt += 1) {
    try {
      noteOrder(people.book, key, (await place(key)).orderNumber)
      return
    } catch (error) {
      failed(people, error)
      await sleep(300)
    }
  }
}

/** A guest who orders by card again and again; each time from another IP address. */
export async function guest(people: TrialPeople, name: string): Promise<void> {
  for (let order = 0; !people.done(); order += 1) {
    const ipAddress = `10.${name.length}.${order >> 8}.${order & 255}`
    const buyer = createBuyer(people.url(), { ipAddress })
    const key = `trial-${name}-${String(order).padStart(8, '0')}`
    try {
      const { placeOrder } = await buyer.prepare()
      await placeUntilAnswered(people, key, (same) => placeOrder(same))
      // A second press of the button must not buy again.
      if (order % 4 === 0 && people.book.orders.has(key))
        await placeUntilAnswered(people, key, (same) => buyer.buyAgain(same))
    } catch (error) {
      failed(people, error)
      await sleep(200)
    }
  }
}

/** A person who signs in, and stays signed in whatever server answers. */
async function signedIn(people: TrialPeople, login: string) {
  const jar = new Map<string, string>()
  while (!people.done()) {
    try {
      await createBuyer(people.url(), { jar }).signIn(login, testPassword)
      return jar
    } catch (error) {
      failed(people, error)
      await sleep(500)
    }
  }
  return jar
}

/** A company on terms that uploads a purchase order with each order. */
export async function dealer(people: TrialPeople, name: string): Promise<void> {
  const jar = await signedIn(people, emailOf('buyer'))
  for (let order = 0; !people.done(); order += 1) {
    const key = `trial-${name}-${String(order).padStart(8, '0')}`
    try {
      const place = await createBuyer(people.url(), { jar }).prepareTerms()
      await placeUntilAnswered(people, key, (same) => place(same))
    } catch (error) {
      failed(people, error)
    }
    await sleep(250)
  }
}

const priceList = (price: string) => `part_number,part_price\r\n0200-01,${price}\r\n`

const newPart = {
  part_name: 'HNG CAM LIFT',
  part_price: '19.95',
  part_units: 'EA',
  part_tags: 'Hinges',
  part_tags_doors: 'Swing',
  part_l: '6',
  part_h: '4',
  part_d: '2',
  part_lbs: '1.5',
  install_hardware: 'sm',
}

/** Staff who add parts with images, and import prices. */
export async function staff(people: TrialPeople): Promise<void> {
  const jar = await signedIn(people, emailOf('admin'))
  const image = new File([await pngOf(24)], 'part.png', { type: 'image/png' })
  const send = async (path: string, init: RequestInit) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`${people.url()}${path}`, { ...init, headers: { ...init.headers, cookie } })
    const body = (await answer.json()) as Record<string, unknown>
    if (!answer.ok) throw new Error(`${answer.status} ${body.message ?? ''}`.trim())
    return body
  }
  for (let at = 0; !people.done(); at += 1) {
    try {
      const form = new FormData()
      const number = `${5000 + at}-01`
      const columns = { ...newPart, part_number: number }
      for (const [name, value] of Object.entries(columns)) form.set(name, value)
      form.set('image', image)
      const part = await send('/api/partsMas', { method: 'POST', body: form })
      people.book.parts.set(number, String(part.image_url))
      const headers = { 'Content-Type': 'text/csv' }
      const body = priceList(`${12 + (at % 7)}.50`)
      const { id } = await send(`/api/imports/prices?name=p${at}.csv`, { method: 'POST', body, headers })
      const confirm = { method: 'POST', body: JSON.stringify({ importId: id }) }
      const json = { 'Content-Type': 'application/json' }
      await send('/trpc/admin.imports.confirm', { ...confirm, headers: json })
      people.book.imports.add(Number(id))
    } catch (error) {
      failed(people, error)
    }
    await sleep(400)
  }
}
