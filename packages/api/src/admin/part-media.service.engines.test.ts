import { mostOfKind } from '@mullion/domain/catalog/part-media'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/open-test-shop.ts'
import { refusedAs } from '../testing/ready-to-order.ts'

/** One pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const photo = { name: 'hinge.png', bytes: new Uint8Array(pixel) }
const sheet = { name: 'sheet.pdf', bytes: new Uint8Array(Buffer.from('%PDF-1.7 sheet')) }
const video = { caption: 'How to fit it', url: 'https://video.example/1' }
const day = 86_400_000

async function openShop() {
  const shop = await openTestShop({ people: true })
  const admin = await shop.person('admin')
  return Object.assign(shop, { admin, media: admin.admin.partMedia })
}

describe('the photographs, documents and videos of a part', () => {
  it('are added, described, put in order and removed, and stand in the history of the part', async () => {
    await using shop = await openShop()
    const { media, admin } = shop
    const guest = shop.guest()
    const first = await media.addPhoto({ partId: 1, file: photo, caption: 'Front', crop: 0.5 })
    const second = await media.addPhoto({ partId: 1, file: photo })
    await media.addDocument({ partId: 1, file: sheet, caption: 'Data sheet' })
    await media.addVideo({ partId: 1, ...video })
    await media.change({ mediumId: second.id, caption: 'Back', alternative: 'The hinge from behind' })
    await media.order({ partId: 1, kind: 'photo', mediumIds: [second.id, first.id] })
    expect(await guest.catalog.media({ partId: 1 })).toMatchObject({
      photos: [{ caption: 'Back', alternative: 'The hinge from behind' }, { caption: 'Front' }],
      documents: [{ caption: 'Data sheet', sizeBytes: sheet.bytes.length }],
      videos: [video],
    })
    await media.remove({ mediumId: first.id })
    expect((await guest.catalog.media({ partId: 1 })).photos).toHaveLength(1)
    const { rows } = await admin.admin.parts.history({ partId: 1 })
    expect(rows.flatMap(({ changes }) => changes.map(({ column, after }) => `${column} ${after}`))).toEqual([
      ...['photo ', 'photo put in another order', 'photo Back'],
      ...['video How to fit it', 'document Data sheet', 'photo without a caption', 'photo Front'],
    ])
  })

  it('stop at their number, and are refused for files of another kind', async () => {
    await using shop = await openShop()
    const { media } = shop
    for (let each = 0; each < mostOfKind.video; each++) await media.addVideo({ partId: 1, ...video })
    await expect(media.addVideo({ partId: 1, ...video })).rejects.toMatchObject(
      refusedAs('catalog.media_full'),
    )
    const wrong = media.addPhoto({ partId: 1, file: sheet })
    await expect(wrong).rejects.toMatchObject(refusedAs('catalog.photo_refused'))
    const damaged = media.addPhoto({ partId: 1, file: { name: 'a.png', bytes: photo.bytes.slice(0, 40) } })
    await expect(damaged).rejects.toMatchObject(refusedAs('catalog.photo_unreadable'))
    const none = media.addPhoto({ partId: 999_999, file: photo })
    await expect(none).rejects.toMatchObject(refusedAs('catalog.part_missing'))
  })

  it('are not put in order by a list that someone else has changed', async () => {
    await using shop = await openShop()
    const { media } = shop
    const { id } = await media.addVideo({ partId: 1, ...video })
    await media.addVideo({ partId: 1, ...video })
    const late = media.order({ partId: 1, kind: 'video', mediumIds: [id] })
    await expect(late).rejects.toMatchObject(refusedAs('catalog.media_changed'))
  })

  it('of a part that is not sold are for staff alone', async () => {
    await using shop = await openTestShop({
      people: true,
      parts: [{ id: 1, number: '0100-01', obsolete: true }],
    })
    const admin = await shop.person('admin')
    const { id: mediumId } = await admin.admin.partMedia.addDocument({
      partId: 1,
      file: sheet,
      caption: 'Sheet',
    })
    const guest = shop.guest()
    await expect(guest.catalog.media({ partId: 1 })).rejects.toMatchObject(refusedAs('catalog.part_missing'))
    await expect(guest.catalog.document({ mediumId })).rejects.toMatchObject(
      refusedAs('catalog.part_missing'),
    )
    expect((await admin.catalog.document({ mediumId })).bytes).toEqual(Buffer.from(sheet.bytes))
  })

  it('keep their files as long as a row names them', async () => {
    await using shop = await openShop()
    const { media } = shop
    const kept = await media.addDocument({ partId: 1, file: sheet, caption: 'Kept' })
    const removed = await media.addDocument({ partId: 1, file: sheet, caption: 'Removed' })
    const { id } = await media.addPhoto({ partId: 1, file: photo })
    await media.addPhoto({ partId: 1, file: photo })
    const [first, second] = (await shop.guest().catalog.media({ partId: 1 })).photos
    await media.remove({ mediumId: removed.id })
    await media.remove({ mediumId: id })
    // Files are as old as the machine says, so the store's clock is moved past them.
    shop.pass(10_000 * day)
    await shop.services.partMedia.deleteExpired()
    await shop.services.partAdmin.deleteExpired()
    expect((await shop.guest().catalog.document({ mediumId: kept.id })).name).toBe('sheet.pdf')
    const found = (storedAs = '') => shop.deps.images.findPhoto({ storedAs, size: 320, format: 'webp' })
    expect([await found(first?.storedAs), (await found(second?.storedAs))?.contentType]).toEqual([
      null,
      'image/webp',
    ])
  })
})
