import { pdfPages } from '@mullion/integrations/documents/testing/pdf-pages'
import { describe, expect, it } from 'vitest'
import { doorOf, registeredDoors } from '../testing/doors.ts'
import { openTestShop } from '../testing/open-test-shop.ts'
import { refusedAs } from '../testing/ready-to-order.ts'

const openShop = () =>
  openTestShop({ people: true, doors: [...registeredDoors, { serialNumber: '16-0001', widthInches: 40 }] })
type Person = Awaited<ReturnType<Awaited<ReturnType<typeof openShop>>['person']>>

const on = { sheet: '5160' } as const
const textOf = async (labels: ReturnType<Person['doors']['labels']>) =>
  (await pdfPages((await labels).bytes)).join(' | ')
const dock = { name: 'Dock 4', site: 'North plant', serialNumber: '15-0123', door: doorOf() }
const freezer = { name: 'Freezer', site: '', serialNumber: null, door: doorOf({ widthInches: 36.125 }) }

describe('door labels', () => {
  it('are printed for saved doors, serial numbers and measured doors, in that order, with copies', async () => {
    await using shop = await openShop()
    const { doors } = await shop.person('buyer')
    const saved = await doors.saved.save(dock)
    const measured = await doors.saved.save(freezer)
    const file = await doors.labels({
      ...on,
      copies: 2,
      doors: [
        { savedDoorId: measured.id },
        { serialNumber: '16-0001' },
        { savedDoorId: saved.id },
        { door: doorOf({ widthInches: 48 }) },
      ],
    })
    expect(file).toMatchObject({ name: 'door_labels_8.pdf', contentType: 'application/pdf' })
    const [text = ''] = await pdfPages(file.bytes)
    const order = ['Freezer', 'Freezer', '16-0001', '16-0001', '15-0123', '15-0123', '48" × 84"', '48" × 84"']
    expect(text.match(/Freezer(?= Trad)|1\d-\d{4}|48" × 84"/g)).toEqual(order)
    expect(text).toContain('Dock 4, North plant')
    expect(text).toContain('40" × 84"')
  })

  it('carry the names of the actor’s company only, and only if asked', async () => {
    await using shop = await openShop()
    const buyer = await shop.person('buyer')
    await buyer.doors.saved.save(dock)
    const doors = [{ serialNumber: '15-0123' }]
    expect(await textOf(buyer.doors.labels({ ...on, doors }))).toContain('Dock 4')
    expect(await textOf(buyer.doors.labels({ ...on, doors, withNames: false }))).not.toContain('Dock')
    for (const other of ['stranger', 'super'] as const) {
      const { doors: theirs } = await shop.person(other)
      expect(await textOf(theirs.labels({ ...on, doors }))).not.toContain('Dock')
    }
  })

  it('of another company’s saved door are missing, and guests print none', async () => {
    await using shop = await openShop()
    const { id: savedDoorId } = await (await shop.person('buyer')).doors.saved.save(dock)
    const doors = [{ savedDoorId }]
    const stranger = await shop.person('stranger')
    await expect(stranger.doors.labels({ ...on, doors })).rejects.toMatchObject(
      refusedAs('accounts.door_missing'),
    )
    await expect(shop.guest().doors.labels({ ...on, doors })).rejects.toMatchObject(
      refusedAs('accounts.sign_in_needed'),
    )
  })

  it('of unknown serial numbers are refused by number, and guessing is limited', async () => {
    await using shop = await openShop()
    const { doors } = await shop.person('buyer')
    const guess = (from: number) =>
      doors.labels({
        ...on,
        doors: Array.from({ length: 11 }, (_, at) => ({ serialNumber: `15-${9000 + from + at}` })),
      })
    await expect(guess(0)).rejects.toMatchObject({
      cause: {
        code: 'doors.label_serials_unknown',
        details: {
          fields: {
            doors:
              'Our records have no door 15-9000, 15-9001, 15-9002, 15-9003, 15-9004, 15-9005, 15-9006, 15-9007, 15-9008, 15-9009, and 1 more.',
          },
        },
      },
    })
    await expect(guess(20)).rejects.toMatchObject(refusedAs('doors.label_serials_unknown'))
    await expect(guess(40)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    // What is right is not counted.
    await expect(doors.labels({ ...on, doors: [{ serialNumber: '15-0123' }] })).resolves.toBeDefined()
  })
})
