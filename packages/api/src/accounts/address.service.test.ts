import { maxAddresses, type SavedAddressInput } from '@mullion/domain/accounts/address'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { testPeople } from '../testing/people.ts'
import { refusedAs } from '../testing/ready-to-order.ts'

const address: SavedAddressInput = {
  label: 'Dock',
  nameOrCompany: 'Arctic Door Service',
  attention: '',
  address1: '1 Cold Street',
  address2: '',
  address3: '',
  country: 'US',
  postalCode: '43215',
  city: 'Columbus',
  state: 'OH',
  telephone: '',
}

describe('saved addresses', () => {
  it('can be created, changed, listed by label and deleted', async () => {
    await using shop = await openTestShop({ people: true })
    const { addresses } = (await shop.person('buyer')).accounts
    const dock = await addresses.create(address)
    expect(dock).toEqual({ ...address, id: dock.id, userId: shop.ids.buyer })
    const attic = await addresses.create({ ...address, label: 'attic' })
    expect(await addresses.list()).toEqual([attic, dock])
    const gate = await addresses.update({ addressId: attic.id, address: { ...address, label: 'Gate' } })
    expect(gate).toEqual({ ...attic, label: 'Gate' })
    await addresses.remove({ addressId: dock.id })
    expect(await addresses.list()).toEqual([gate])
  })

  it('say that they are a home until they are changed to none', async () => {
    await using shop = await openTestShop({ people: true })
    const { addresses } = (await shop.person('buyer')).accounts
    const home = await addresses.create({ ...address, residential: true })
    expect(await addresses.list()).toEqual([
      { ...address, id: home.id, userId: shop.ids.buyer, residential: true },
    ])
    await addresses.update({ addressId: home.id, address: { ...address, residential: false } })
    expect(await addresses.list()).toEqual([{ ...address, id: home.id, userId: shop.ids.buyer }])
  })

  it('are available to every user and to no guest', async () => {
    await using shop = await openTestShop({ people: true })
    for (const name of Object.keys(testPeople) as (keyof typeof testPeople)[]) {
      const { addresses } = (await shop.person(name)).accounts
      const { id } = await addresses.create(address)
      expect(await addresses.list()).toMatchObject([{ id, userId: shop.ids[name] }])
    }
    const { addresses } = shop.guest().accounts
    const refused = refusedAs('accounts.sign_in_needed')
    await expect(addresses.list()).rejects.toMatchObject(refused)
    await expect(addresses.create(address)).rejects.toMatchObject(refused)
    await expect(addresses.update({ addressId: 1, address })).rejects.toMatchObject(refused)
    await expect(addresses.remove({ addressId: 1 })).rejects.toMatchObject(refused)
  })

  it.each(['owner', 'stranger', 'otherOwner', 'counter', 'admin', 'super'] as const)(
    'of the buyer cannot be reached by %s',
    async (name) => {
      await using shop = await openTestShop({ people: true })
      const buyer = (await shop.person('buyer')).accounts.addresses
      const { id: addressId } = await buyer.create(address)
      const { addresses } = (await shop.person(name)).accounts
      const missing = refusedAs('accounts.address_missing')
      const change = { addressId, address: { ...address, label: 'Mine' } }
      await expect(addresses.update(change)).rejects.toMatchObject(missing)
      await expect(addresses.remove({ addressId })).rejects.toMatchObject(missing)
      const named = { userId: shop.ids.buyer }
      const nobody = refusedAs('accounts.user_missing')
      await expect(addresses.list(named)).rejects.toMatchObject(nobody)
      await expect(addresses.create({ ...address, ...named })).rejects.toMatchObject(nobody)
      await expect(addresses.update({ ...change, ...named })).rejects.toMatchObject(nobody)
      expect(await addresses.list()).toEqual([])
      expect(await buyer.list()).toMatchObject([{ id: addressId, label: 'Dock' }])
    },
  )

  it('are limited to 200 per user', async () => {
    await using shop = await openTestShop({ people: true })
    const { addresses } = (await shop.person('buyer')).accounts
    const [first] = await Promise.all(Array.from({ length: maxAddresses }, () => addresses.create(address)))
    const refused = {
      cause: expect.objectContaining({ kind: 'conflict', code: 'accounts.too_many_addresses' }),
    }
    await expect(addresses.create(address)).rejects.toMatchObject(refused)
    await expect((await shop.person('owner')).accounts.addresses.create(address)).resolves.toBeTruthy()
    await addresses.remove({ addressId: first?.id ?? 0 })
    await expect(addresses.create(address)).resolves.toBeTruthy()
  })

  it.each([
    ['no label', { label: '  ' }, 'label'],
    ['no name', { nameOrCompany: '' }, 'nameOrCompany'],
    ['a short ZIP code', { postalCode: '4321' }, 'postalCode'],
    ['an unknown state', { state: 'XX' }, 'state'],
    ['an incomplete telephone number', { telephone: '555-01' }, 'telephone'],
    ['an unprintable label', { label: 'Do\u0000ck' }, 'label'],
  ])('with %s are refused, naming the field', async (_, change, field) => {
    await using shop = await openTestShop({ people: true })
    const { addresses } = (await shop.person('buyer')).accounts
    const refused = addresses.create({ ...address, ...change })
    await expect(refused).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { issues: [expect.objectContaining({ path: [field] })] },
    })
    expect(await addresses.list()).toEqual([])
  })
})
