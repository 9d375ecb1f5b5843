import type { AccountCartCalls } from '@mullion/client/cart/cart.hooks'
import type * as AccountCartModule from '@mullion/domain/cart/account-cart'
import {
  type AccountCart,
  type AccountCartLine,
  saveAccountCartInput,
} from '@mullion/domain/cart/account-cart'
import type { Part } from '@mullion/domain/catalog/part'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type * as CartModule from '../cart.state.ts'
import type * as SyncModule from './sync-cart.ts'

const part = (id: number) =>
  ({ id, number: `0105-${id}`, name: 'HNG', priceCents: 1250, unit: 'EA', imageVersion: 0 }) as Part

/** The carts of accounts, as the server has them. */
class Server {
  readonly carts = new Map<number, { version: number; lines: readonly AccountCartLine[] }>()
  isReachable = true
  /** False for a server that saves, and whose answer is lost. */
  isAnswering = true
  saves = 0
  /** Runs before the next save, such as another device that is faster. */
  meanwhile: (() => Promise<unknown>) | null = null

  callsOf(userId: number, stale: () => Error): AccountCartCalls {
    const reached = () => {
      if (!this.isReachable) throw new TypeError('Failed to fetch')
    }
    return {
      read: async (): Promise<AccountCart> => {
        reached()
        const { version, lines } = this.carts.get(userId) ?? { version: 0, lines: [] }
        return { version, lines: lines.map((line) => ({ ...line, part: part(line.partId) })) }
      },
      save: async ({ version, lines }) => {
        reached()
        saveAccountCartInput.parse({ version, lines })
        const first = this.meanwhile
        this.meanwhile = null
        await first?.()
        if ((this.carts.get(userId)?.version ?? 0) !== version) throw stale()
        this.saves += 1
        this.carts.set(userId, { version: version + 1, lines })
        if (!this.isAnswering) throw new TypeError('Failed to fetch')
        return { version: version + 1 }
      },
    }
  }
}

/** A browser with its own storage and its own cart. */
class Device {
  readonly stored = new Map<string, string>()
  cart!: typeof CartModule
  sync!: typeof SyncModule
  /** Its own copy, whose errors it knows. */
  accountCart!: typeof AccountCartModule

  static async open(): Promise<Device> {
    const device = new Device()
    vi.resetModules()
    device.cart = await device.run(() => import('../cart.state.ts'))
    device.sync = await device.run(() => import('./sync-cart.ts'))
    device.accountCart = await device.run(() => import('@mullion/domain/cart/account-cart'))
    device.run(() => device.cart.followStorage())
    return device
  }

  run<Answer>(work: () => Answer): Answer {
    vi.stubGlobal('window', new EventTarget())
    vi.stubGlobal('sessionStorage', undefined)
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => this.stored.get(key) ?? null,
      setItem: (key: string, text: string) => void this.stored.set(key, text),
    })
    return work()
  }

  add(id: number, quantity: number) {
    this.run(() => this.cart.addToCart({ part: part(id), quantity }))
  }

  set(id: number, quantity: number) {
    this.run(() => this.cart.setQuantity(id, quantity))
  }

  remove(id: number) {
    this.run(() => this.cart.removeFromCart(id))
  }

  /** Storage calls after each answer of the server must be this device's own. */
  async merge(server: Server, userId = 1): Promise<number> {
    const calls = server.callsOf(userId, this.accountCart.accountCartStale)
    const own = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
      try {
        return await answer
      } finally {
        this.run(() => undefined)
      }
    }
    return this.run(() =>
      this.sync.syncCart(userId, {
        read: () => own(calls.read()),
        save: (cart) => own(calls.save(cart)),
      }),
    )
  }

  partsOfPersonBefore(userId: number): number[] {
    return this.run(() => this.sync.partsOfPersonBefore(userId))
  }

  quantities(): Record<string, number> {
    const entries = Object.entries(this.cart.cartState.entries)
    return Object.fromEntries(entries.map(([id, { quantity }]) => [id, quantity]))
  }
}

async function opened() {
  return { server: new Server(), phone: await Device.open(), desk: await Device.open() }
}

afterEach(() => vi.unstubAllGlobals())

describe('the cart of a signed-in person', () => {
  it('is started on a phone and goes on at the desk', async () => {
    const { server, phone, desk } = await opened()
    phone.add(1, 2)
    await phone.merge(server)
    await desk.merge(server)
    expect(desk.quantities()).toEqual({ 1: 2 })
    desk.add(2, 1)
    desk.set(1, 5)
    await desk.merge(server)
    await phone.merge(server)
    expect(phone.quantities()).toEqual({ 1: 5, 2: 1 })
    desk.remove(1)
    await desk.merge(server)
    await phone.merge(server)
    expect([phone.quantities(), desk.quantities()]).toEqual([{ 2: 1 }, { 2: 1 }])
  })

  it('keeps what both devices changed while one was offline', async () => {
    const { server, phone, desk } = await opened()
    phone.add(1, 2)
    phone.add(2, 2)
    await phone.merge(server)
    await desk.merge(server)
    server.isReachable = false
    phone.add(1, 1)
    phone.remove(2)
    await expect(phone.merge(server)).rejects.toThrow()
    expect(phone.quantities()).toEqual({ 1: 3 })
    server.isReachable = true
    desk.add(1, 4)
    desk.add(3, 1)
    await desk.merge(server)
    await phone.merge(server)
    await desk.merge(server)
    expect([phone.quantities(), desk.quantities()]).toEqual([
      { 1: 7, 3: 1 },
      { 1: 7, 3: 1 },
    ])
  })

  it('is merged again when another device was faster', async () => {
    const { server, phone, desk } = await opened()
    phone.add(1, 2)
    desk.add(2, 3)
    server.meanwhile = () => desk.merge(server)
    await phone.merge(server)
    await desk.merge(server)
    expect([phone.quantities(), desk.quantities()]).toEqual([
      { 1: 2, 2: 3 },
      { 1: 2, 2: 3 },
    ])
  })

  it('is saved only when it changed', async () => {
    const { server, phone, desk } = await opened()
    phone.add(1, 2)
    for (const device of [phone, desk, phone, desk]) await device.merge(server)
    expect(server.saves).toBe(1)
  })

  it('takes in what was added before the sign-in, once', async () => {
    const { server, phone, desk } = await opened()
    desk.add(1, 3)
    await desk.merge(server)
    phone.add(1, 2)
    phone.add(4, 1)
    await phone.merge(server)
    await phone.merge(server)
    await desk.merge(server)
    expect([phone.quantities(), desk.quantities()]).toEqual([
      { 1: 5, 4: 1 },
      { 1: 5, 4: 1 },
    ])
  })

  it('does not join the account of the next person at this browser; what they added does', async () => {
    const { server, desk } = await opened()
    desk.add(1, 3)
    await desk.merge(server, 1)
    desk.add(9, 1)
    const before = desk.partsOfPersonBefore(2)
    expect(before).toEqual([1])
    desk.run(() => desk.sync.leaveToPersonBefore(before))
    desk.run(() => desk.sync.startAccount(2))
    expect(desk.partsOfPersonBefore(2)).toEqual([])
    await desk.merge(server, 2)
    expect(desk.quantities()).toEqual({ 9: 1 })
    expect(server.carts.get(2)?.lines.map(({ partId }) => partId)).toEqual([9])
    expect(server.carts.get(1)?.lines.map(({ partId }) => partId)).toEqual([1])
  })

  it('joins the account of the next person if they keep it, as if they had added it', async () => {
    const { server, phone, desk } = await opened()
    phone.add(1, 2)
    await phone.merge(server, 2)
    desk.add(1, 3)
    desk.add(4, 1)
    await desk.merge(server, 1)
    expect(desk.partsOfPersonBefore(2)).toEqual([1, 4])
    desk.run(() => desk.sync.startAccount(2))
    await desk.merge(server, 2)
    await desk.merge(server, 2)
    expect(desk.quantities()).toEqual({ 1: 5, 4: 1 })
    expect(server.carts.get(1)?.lines).toHaveLength(2)
  })

  it('is the same person’s after signing out and in, also with what a guest added meanwhile', async () => {
    const { server, desk } = await opened()
    desk.add(1, 3)
    await desk.merge(server)
    desk.add(1, 1)
    expect(desk.partsOfPersonBefore(1)).toEqual([])
    await desk.merge(server)
    expect(desk.quantities()).toEqual({ 1: 4 })
  })

  it('is not added to itself when the page closed before it learned that it was saved', async () => {
    const { server, desk } = await opened()
    desk.add(1, 2)
    await desk.merge(server)
    desk.add(2, 1)
    server.isAnswering = false
    await expect(desk.merge(server)).rejects.toThrow()
    server.isAnswering = true
    desk.remove(2)
    desk.set(1, 5)
    await desk.merge(server)
    expect(desk.quantities()).toEqual({ 1: 5 })
  })

  it('stays in the browser when the account’s was deleted', async () => {
    const { server, phone } = await opened()
    phone.add(1, 2)
    await phone.merge(server)
    server.carts.clear()
    await phone.merge(server)
    expect(phone.quantities()).toEqual({ 1: 2 })
    expect(server.carts.get(1)?.lines).toHaveLength(1)
  })
})
