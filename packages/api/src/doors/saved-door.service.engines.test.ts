import { savedDoors } from '@mullion/db/doors/saved-door.tables'
import { saveDoors } from '@mullion/db/testing/save-doors'
import { dimensionsText } from '@mullion/domain/doors/door'
import { doorMissingText } from '@mullion/domain/doors/registered-door'
import { maxSavedDoors, type SaveDoorInput } from '@mullion/domain/doors/saved-door'
import { type DoorFacts, registeredDoor } from '@mullion/domain/testing/doors'
import { describe, expect, it } from 'vitest'
import { doorOf, registeredDoors } from '../testing/doors.ts'
import { openTestShop } from '../testing/open-test-shop.ts'
import { refusedAs } from '../testing/ready-to-order.ts'

const dock: SaveDoorInput = { name: 'Dock 4', site: 'North plant', serialNumber: '15-0123', door: doorOf() }
const freezer: SaveDoorInput = {
  name: 'Freezer',
  site: '',
  serialNumber: null,
  door: doorOf({ widthInches: 36.125 }),
}

type Doors = Awaited<ReturnType<Awaited<ReturnType<typeof openShop>>['doorsOf']>>
const listed = async (doors: Doors) => (await doors.list({})).doors

const openShop = async () => {
  const shop = await openTestShop({ people: true, doors: [...registeredDoors, { serialNumber: '16-0001' }] })
  const register = (facts: DoorFacts) => shop.db.transaction((tx) => saveDoors(tx, [registeredDoor(facts)]))
  const doorsOf = async (name: Parameters<typeof shop.person>[0]) => (await shop.person(name)).doors.saved
  return { ...shop, doorsOf, register }
}

describe('a company’s saved doors', () => {
  it('can be saved, listed by site and name, changed and removed', async () => {
    await using shop = await openShop()
    const doors = await shop.doorsOf('buyer')
    const saved = await doors.save(dock)
    const savedAt = '2026-11-20T15:00:00.000Z'
    const asRegistered = { outdated: false, direction: 'LH' }
    expect(saved).toEqual({ ...dock, id: saved.id, savedAt, savedBy: 'Bea Test', ...asRegistered })
    const cold = await doors.save(freezer)
    const gate = await doors.save({ ...dock, name: 'a gate', serialNumber: null })
    expect(await listed(doors)).toEqual([cold, gate, saved])
    shop.pass(60_000)
    const moved = await doors.update({ doorId: cold.id, ...freezer, site: 'South plant' })
    expect(moved).toEqual({ ...cold, site: 'South plant', savedAt: '2026-11-20T15:01:00.000Z' })
    expect(await doors.remove({ doorId: saved.id })).toEqual(saved)
    expect(await listed(doors)).toEqual([gate, moved])
  })

  it('are shared by its users, showing who saved each last', async () => {
    await using shop = await openShop()
    const { id: doorId } = await (await shop.doorsOf('buyer')).save(dock)
    const owner = await shop.doorsOf('owner')
    expect(await listed(owner)).toMatchObject([{ id: doorId, savedBy: 'Bea Test' }])
    expect(await owner.update({ ...dock, doorId, name: 'Dock 5' })).toMatchObject({ savedBy: 'Olga Test' })
    expect(await listed(await shop.doorsOf('buyer'))).toMatchObject([
      { name: 'Dock 5', savedBy: 'Olga Test' },
    ])
  })

  it('can be restored as they were after an accidental removal', async () => {
    await using shop = await openShop()
    const doors = await shop.doorsOf('buyer')
    const { id: doorId } = await doors.save(dock)
    const { name, site, serialNumber, door } = await doors.remove({ doorId })
    expect({ name, site, serialNumber, door }).toEqual(dock)
    expect(await doors.save({ name, site, serialNumber, door })).toMatchObject(dock)
  })

  it('require an account', async () => {
    await using shop = await openShop()
    const { saved: doors } = shop.guest().doors
    const refused = refusedAs('accounts.sign_in_needed')
    await expect(doors.list({})).rejects.toMatchObject(refused)
    await expect(doors.bySerial({ serialNumber: '15-0123' })).rejects.toMatchObject(refused)
    await expect(doors.save(dock)).rejects.toMatchObject(refused)
    await expect(doors.update({ ...dock, doorId: 1 })).rejects.toMatchObject(refused)
    await expect(doors.rename({ doorId: 1, name: 'Mine', site: '' })).rejects.toMatchObject(refused)
    await expect(doors.remove({ doorId: 1 })).rejects.toMatchObject(refused)
    for (const name of ['buyer', 'stranger', 'counter'] as const)
      await expect((await shop.doorsOf(name)).save(dock)).resolves.toMatchObject(dock)
  })

  it.each(['stranger', 'otherOwner', 'counter', 'admin', 'super'] as const)(
    'cannot be reached by %s from another company',
    async (name) => {
      await using shop = await openShop()
      const own = await shop.doorsOf('buyer')
      const { id: doorId } = await own.save(dock)
      const doors = await shop.doorsOf(name)
      const missing = { code: 'NOT_FOUND', ...refusedAs('accounts.door_missing') }
      await expect(doors.update({ ...dock, doorId, name: 'Mine' })).rejects.toMatchObject(missing)
      await expect(doors.rename({ doorId, name: 'Mine', site: '' })).rejects.toMatchObject(missing)
      await expect(doors.remove({ doorId })).rejects.toMatchObject(missing)
      expect(await listed(doors)).toEqual([])
      expect(await listed(own)).toMatchObject([dock])
    },
  )

  it('cannot be changed or removed once removed', async () => {
    await using shop = await openShop()
    const doors = await shop.doorsOf('buyer')
    const { id: doorId } = await doors.save(dock)
    await doors.remove({ doorId })
    const missing = refusedAs('accounts.door_missing')
    await expect(doors.remove({ doorId })).rejects.toMatchObject(missing)
    await expect(doors.update({ ...dock, doorId })).rejects.toMatchObject(missing)
    await expect(doors.rename({ doorId, name: 'Dock 5', site: '' })).rejects.toMatchObject(missing)
    await expect(doors.remove({ doorId: 2_000_000_000 })).rejects.toMatchObject(missing)
  })

  it('are limited to 2,000', async () => {
    await using shop = await openShop()
    const companyId = (await (await shop.person('buyer')).accounts.session.viewer())?.user.company.id ?? 0
    await shop.db.transaction(async (tx) => {
      const row = { ...dock, companyId, savedAt: shop.clock(), savedById: shop.ids.buyer, siteKey: '' }
      const rows = Array.from({ length: maxSavedDoors - 1 }, (_, at) => ({ ...row, nameKey: `${at}` }))
      for (let at = 0; at < rows.length; at += 500)
        await tx.insert(savedDoors).values(rows.slice(at, at + 500))
    })
    const doors = await shop.doorsOf('buyer')
    const { id: doorId } = await doors.save(dock)
    const full = refusedAs('accounts.too_many_doors')
    await expect(doors.save(freezer)).rejects.toMatchObject(full)
    await expect(doors.update({ ...freezer, doorId })).resolves.toMatchObject(freezer)
    await expect((await shop.doorsOf('stranger')).save(freezer)).resolves.toMatchObject(freezer)
    await doors.remove({ doorId })
    await expect(doors.save(freezer)).resolves.toMatchObject(freezer)
  })
})

describe('listing a company’s saved doors', () => {
  const names = async (doors: Doors, input: Parameters<Doors['list']>[0]) => {
    const { doors: page, total } = await doors.list(input)
    return [page.map(({ name }) => name).join(' '), total]
  }

  it('returns one page at a time', async () => {
    await using shop = await openShop()
    const doors = await shop.doorsOf('buyer')
    for (const name of ['d', 'B', 'a', 'C', 'e']) await doors.save({ ...dock, name })
    expect(await names(doors, {})).toEqual(['a B C d e', 5])
    expect(await names(doors, { limit: 2 })).toEqual(['a B', 5])
    expect(await names(doors, { offset: 3, limit: 2 })).toEqual(['d e', 5])
    expect(await names(doors, { offset: 5 })).toEqual(['', 5])
    for (const wrong of [{ limit: 201 }, { limit: 0 }, { offset: -1 }, { text: 'x'.repeat(101) }])
      await expect(doors.list(wrong)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('finds doors by part of the name, site or serial number, in any case', async () => {
    await using shop = await openShop()
    const doors = await shop.doorsOf('buyer')
    await doors.save({ ...dock, name: 'Étage', site: 'ÎLE Sud' })
    await doors.save({ ...dock, name: '50%_a', site: '', serialNumber: '16-0001' })
    await doors.save({ ...dock, name: '50 b', site: '', serialNumber: null })
    await (await shop.doorsOf('stranger')).save({ ...dock, name: 'Étage' })
    expect(await names(doors, { text: ' éT' })).toEqual(['Étage', 1])
    expect(await names(doors, { text: 'île s' })).toEqual(['Étage', 1])
    expect(await names(doors, { text: '-00' })).toEqual(['50%_a', 1])
    expect(await names(doors, { text: '50' })).toEqual(['50 b 50%_a', 2])
    expect(await names(doors, { text: '0%' })).toEqual(['50%_a', 1])
    expect(await names(doors, { text: '%_' })).toEqual(['50%_a', 1])
    expect(await names(doors, { text: '\\' })).toEqual(['', 0])
    expect(await names(doors, { text: '50', offset: 1 })).toEqual(['50%_a', 2])
  })

  it('finds a door by serial number only within its own company', async () => {
    await using shop = await openShop()
    const doors = await shop.doorsOf('buyer')
    const saved = await doors.save(dock)
    await doors.save({ ...dock, name: 'The same again' })
    const serialNumber = '15-0123'
    expect(await doors.bySerial({ serialNumber })).toEqual(saved)
    expect(await (await shop.doorsOf('owner')).bySerial({ serialNumber })).toEqual(saved)
    expect(await doors.bySerial({ serialNumber: '15-0124' })).toBeNull()
    expect(await (await shop.doorsOf('stranger')).bySerial({ serialNumber })).toBeNull()
    await expect(doors.bySerial({ serialNumber: 'x' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('the name of a saved door', () => {
  it('is trimmed, and so is its site', async () => {
    await using shop = await openShop()
    const saved = await (await shop.doorsOf('buyer')).save({
      ...dock,
      name: '  Dock 4 ',
      site: ' North plant ',
    })
    expect(saved).toMatchObject(dock)
  })

  it('is unique per site and company', async () => {
    await using shop = await openShop()
    const doors = await shop.doorsOf('buyer')
    const { id: doorId } = await doors.save(dock)
    await expect(doors.save({ ...dock, name: 'DOCK 4', site: 'north plant' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'A door named “DOCK 4” (north plant) already exists. Choose another name.',
      ...refusedAs('accounts.door_name_taken'),
    })
    const other = await doors.save({ ...dock, site: 'South plant' })
    await doors.save({ ...dock, site: '' })
    await (await shop.doorsOf('stranger')).save(dock)
    const taken = refusedAs('accounts.door_name_taken')
    await expect(doors.update({ ...dock, doorId: other.id })).rejects.toMatchObject(taken)
    await expect(doors.update({ ...dock, doorId, name: 'dock 4' })).resolves.toMatchObject({ name: 'dock 4' })
    expect(await listed(doors)).toHaveLength(3)
  })

  it('is compared case-insensitively in any alphabet', async () => {
    await using shop = await openShop()
    const doors = await shop.doorsOf('buyer')
    await doors.save({ ...dock, name: 'Kühlhaus Ä', site: 'Élysée' })
    const taken = refusedAs('accounts.door_name_taken')
    await expect(doors.save({ ...dock, name: 'KÜHLHAUS ä', site: 'ÉLYSÉE' })).rejects.toMatchObject(taken)
    await expect(doors.save({ ...dock, name: 'Kühlhaus A\u0308', site: 'Élysée' })).rejects.toMatchObject(
      taken,
    )
  })

  it('goes to one of two users who save it at the same time', async () => {
    await using shop = await openShop()
    const [buyer, owner] = [await shop.doorsOf('buyer'), await shop.doorsOf('owner')]
    const outcomes = await Promise.allSettled([buyer.save(dock), owner.save({ ...dock, name: 'DOCK 4' })])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining({ code: 'CONFLICT', ...refusedAs('accounts.door_name_taken') }),
    })
    const { id: doorId } = await buyer.save({ ...dock, name: 'Dock 5' })
    const { id: otherId } = await buyer.save({ ...dock, name: 'Dock 6' })
    const changed = await Promise.allSettled([
      buyer.update({ ...dock, doorId, name: 'Dock 7' }),
      owner.update({ ...dock, doorId: otherId, name: 'dock 7' }),
    ])
    expect(changed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const renamed = await Promise.allSettled([
      buyer.rename({ doorId, name: 'Dock 8', site: '' }),
      owner.rename({ doorId: otherId, name: 'dock 8', site: '' }),
    ])
    expect(renamed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(renamed).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining(refusedAs('accounts.door_name_taken')),
    })
    expect(await listed(buyer)).toHaveLength(3)
  })

  it.each<[string, object, (string | number)[]]>([
    ['no name', { name: '  ' }, ['name']],
    ['a two-line name', { name: 'Dock\n4' }, ['name']],
    ['a long name', { name: 'x'.repeat(61) }, ['name']],
    ['a long site', { site: 'x'.repeat(81) }, ['site']],
    ['a malformed serial number', { serialNumber: '150123' }, ['serialNumber']],
    ['a door without a width', { door: { ...doorOf(), widthInches: 0 } }, ['door', 'widthInches']],
    ['a door without a bottom', { door: doorOf({ bottom: null }) }, ['door', 'bottom']],
    ['a company id', { companyId: 3 }, []],
  ])('is not saved with %s', async (_, change, path) => {
    await using shop = await openShop()
    const doors = await shop.doorsOf('buyer')
    const { id: doorId } = await doors.save(freezer)
    const refused = { code: 'BAD_REQUEST', cause: { issues: [expect.objectContaining({ path })] } }
    await expect(doors.save({ ...dock, ...change })).rejects.toMatchObject(refused)
    await expect(doors.update({ ...dock, ...change, doorId })).rejects.toMatchObject(refused)
    expect(await listed(doors)).toMatchObject([freezer])
  })

  it('requires dimensions that can be calculated', async () => {
    await using shop = await openShop()
    const door = { ...doorOf(), heightInches: 601 }
    await expect((await shop.doorsOf('buyer')).save({ ...dock, door })).rejects.toMatchObject({
      cause: { issues: [expect.objectContaining({ message: dimensionsText })] },
    })
  })
})

describe('a saved door with a serial number', () => {
  const wide = doorOf({ widthInches: 48 })
  const refusals = [
    [
      'is unknown',
      '99-9999',
      doorOf(),
      'door_not_registered',
      'serialNumber',
      `Door 99-9999: ${doorMissingText}`,
    ],
    [
      'belongs to a door built differently',
      '15-0123',
      wide,
      'door_built_otherwise',
      'door',
      'Door 15-0123: Our records for this door differ. Please look it up again.',
    ],
    [
      'belongs to a door without magnetic gaskets',
      '15-0123',
      doorOf({ gasketing: 'Magnetic' }),
      'door_built_otherwise',
      'door',
      'Door 15-0123: Our records for this door differ. Please look it up again.',
    ],
  ] as const

  it.each(refusals)('that %s is refused', async (_, serialNumber, door, code, field, text) => {
    await using shop = await openShop()
    const doors = await shop.doorsOf('buyer')
    const { id: doorId } = await doors.save(dock)
    const refused = {
      code: 'BAD_REQUEST',
      message: text,
      cause: { code: `accounts.${code}`, details: { fields: { [field]: text } } },
    }
    await expect(doors.save({ ...freezer, serialNumber, door })).rejects.toMatchObject(refused)
    await expect(doors.update({ ...dock, doorId, serialNumber, door })).rejects.toMatchObject(refused)
    expect(await listed(doors)).toMatchObject([dock])
  })

  it('can have a different hinge and operator than the door record', async () => {
    await using shop = await openShop()
    const slide = { doorType: 'slide', build: 'Single Panel' } as const
    await shop.register({ serialNumber: '17-0001', ...slide, powerOperated: true })
    const doors = await shop.doorsOf('buyer')
    await doors.save({ ...dock, door: doorOf({ hinge: '18-inch Strap' }) })
    await doors.save({ ...freezer, serialNumber: '17-0001', door: doorOf(slide) })
    expect((await listed(doors)).map(({ outdated }) => outdated)).toEqual([false, false])
  })

  it('is required for magnetic gaskets', async () => {
    await using shop = await openShop()
    const doors = await shop.doorsOf('buyer')
    const welded = { ...freezer, door: doorOf({ gasketing: 'Magnetic' }) }
    const refused = refusedAs('accounts.door_without_serial')
    await expect(doors.save(welded)).rejects.toMatchObject(refused)
    const { id: doorId } = await doors.save({ ...welded, serialNumber: '15-0124' })
    await expect(doors.update({ ...welded, doorId })).rejects.toMatchObject(refused)
  })

  it('is outdated once the door record differs, but can still be renamed, found and removed', async () => {
    await using shop = await openShop()
    const doors = await shop.doorsOf('buyer')
    const { id: doorId } = await doors.save(dock)
    await doors.save({ ...freezer, serialNumber: '16-0001', door: doorOf() })
    await doors.save({ ...freezer, name: 'Typed' })
    await shop.register({ serialNumber: '15-0123', widthInches: 48 })
    const outdated = async () => (await listed(doors)).map((door) => [door.name, door.outdated])
    expect(await outdated()).toEqual([
      ['Freezer', false],
      ['Typed', false],
      ['Dock 4', true],
    ])
    expect(await doors.bySerial({ serialNumber: '15-0123' })).toMatchObject({ outdated: true })
    expect(await doors.bySerial({ serialNumber: '16-0001' })).toMatchObject({ outdated: false })
    const named = { name: 'Dock 5', site: 'South plant' }
    shop.pass(60_000)
    expect(await (await shop.doorsOf('owner')).rename({ doorId, ...named })).toEqual({
      ...{ ...dock, ...named, id: doorId, outdated: true, direction: null },
      savedAt: '2026-11-20T15:00:00.000Z',
      savedBy: 'Bea Test',
    })
    await expect(doors.update({ ...dock, doorId })).rejects.toMatchObject(
      refusedAs('accounts.door_built_otherwise'),
    )
    expect(await doors.update({ ...dock, doorId, door: wide })).toMatchObject({ outdated: false })
    expect(await doors.remove({ doorId })).toMatchObject({ name: 'Dock 4' })
  })

  it('whose door record is unclear is refused, with a message to call us', async () => {
    await using shop = await openShop()
    await shop.register({ serialNumber: '18-0001', direction: null, gaskets: 'Welded Magnetic' })
    const doors = await shop.doorsOf('buyer')
    await expect(doors.save({ ...dock, serialNumber: '18-0001' })).rejects.toMatchObject({
      message: 'Door 18-0001: Our record of this door is unclear. Please call us.',
      ...refusedAs('accounts.door_record_unclear'),
    })
  })

  /** Saves `count` doors under serial numbers that do not exist and returns the outcomes. */
  async function guesses(doors: Doors, count: number) {
    const outcomes: string[] = []
    for (let at = 0; at < count; at += 1)
      outcomes.push(
        await doors.save({ ...freezer, serialNumber: `99-${1000 + at}` }).then(
          () => 'kept',
          (error: { cause: { code: string } }) => error.cause.code,
        ),
      )
    return outcomes
  }

  it('limits guessing serial numbers as strictly as looking them up', async () => {
    await using shop = await openShop()
    const doors = await shop.doorsOf('buyer')
    const { id: doorId } = await doors.save(dock)
    for (let at = 0; at < 40; at += 1) await doors.update({ ...dock, doorId })
    const outcomes = await guesses(doors, 32)
    expect(outcomes.slice(0, 30).every((outcome) => outcome === 'accounts.door_not_registered')).toBe(true)
    expect(outcomes.slice(30)).toEqual(['limits.too_many', 'limits.too_many'])
    await expect(doors.save({ ...dock, name: 'Dock 5' })).resolves.toMatchObject({ name: 'Dock 5' })
    await guesses(doors, 60)
    const right = { ...freezer, serialNumber: '16-0001', door: doorOf() }
    await expect(doors.save(right)).rejects.toMatchObject(refusedAs('limits.too_many'))
    await expect(doors.save(freezer)).resolves.toMatchObject(freezer)
    shop.pass(60_001)
    await expect(doors.save({ ...right, name: 'Right' })).resolves.toMatchObject({ name: 'Right' })
  })

  it('stays blocked after too many guesses until a minute after the first one', async () => {
    await using shop = await openShop()
    const doors = await shop.doorsOf('buyer')
    await guesses(doors, 92)
    shop.pass(45_000)
    const soon = { cause: expect.objectContaining({ details: { retryAfterSeconds: 15 } }) }
    await expect(doors.save({ ...freezer, serialNumber: '99-2000' })).rejects.toMatchObject(soon)
    const right = { ...freezer, serialNumber: '16-0001', door: doorOf() }
    await expect(doors.save(right)).rejects.toMatchObject(soon)
  })

  it('does not count as a guess when right, however many are saved at once', async () => {
    await using shop = await openShop()
    const doors = await shop.doorsOf('buyer')
    const names = Array.from({ length: 40 }, (_, at) => `Door ${at}`)
    const saved = await Promise.allSettled(names.map((name) => doors.save({ ...dock, name })))
    expect(saved.filter(({ status }) => status === 'rejected')).toEqual([])
  })

  it('reveals nothing about door records to another company', async () => {
    await using shop = await openShop()
    const { id: doorId } = await (await shop.doorsOf('buyer')).save(dock)
    const stranger = await shop.doorsOf('stranger')
    const missing = { code: 'NOT_FOUND', ...refusedAs('accounts.door_missing') }
    for (let at = 0; at < 31; at += 1)
      await expect(
        stranger.update({ ...dock, doorId, serialNumber: `99-${1000 + at}` }),
      ).rejects.toMatchObject(missing)
    await expect(
      stranger.update({ ...dock, doorId: 2_000_000_000, serialNumber: '99-9999' }),
    ).rejects.toMatchObject(missing)
    expect(await guesses(stranger, 1)).toEqual(['accounts.door_not_registered'])
  })
})

describe('renaming a saved door', () => {
  it('trims the name, and keeps the door and its serial number', async () => {
    await using shop = await openShop()
    const doors = await shop.doorsOf('buyer')
    const { id: doorId } = await doors.save(freezer)
    const named = await doors.rename({ doorId, name: ' Dock 9 ', site: ' Annex ' })
    expect(named).toMatchObject({ ...freezer, name: 'Dock 9', site: 'Annex' })
    expect(await listed(doors)).toEqual([named])
  })

  it.each<[string, object, (string | number)[]]>([
    ['no name', { name: ' ' }, ['name']],
    ['a long site', { site: 'x'.repeat(81) }, ['site']],
    ['a door', { door: doorOf() }, []],
    ['a serial number', { serialNumber: null }, []],
  ])('is refused with %s', async (_, change, path) => {
    await using shop = await openShop()
    const doors = await shop.doorsOf('buyer')
    const { id: doorId } = await doors.save(freezer)
    await expect(doors.rename({ doorId, name: 'Dock 9', site: '', ...change })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: { issues: [expect.objectContaining({ path })] },
    })
  })
})
