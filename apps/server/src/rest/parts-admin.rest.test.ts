import { emailOf, testPassword } from '@mullion/api/testing/people'
import { pngBomb, pngOf, widthOf } from '@mullion/integrations/files/testing/pictures'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'

const columns = {
  part_number: '4321-07',
  part_name: 'HNG CAM LIFT ALUM',
  part_description: 'Cam-lift hinge.',
  part_price: '19.95',
  part_units: 'EA',
  part_tags: 'Hinges',
  part_tags_doors: 'Swing',
  part_tags_doors_sub: 'TSD, ESS1, ESS2',
  req_dir: 'on',
  precision_cut: '',
  part_l: '6',
  part_h: '4',
  part_d: '2',
  part_lbs: '1.5',
  related_parts: '1001-01',
  install_hardware: 'sm',
  input_user: 'Ada Admin',
}

type Sent = Readonly<Record<string, string | File>>

function formOf(sent: Sent): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(sent)) form.set(name, value)
  return form
}

const file = (bytes: Uint8Array<ArrayBuffer> | string, name: string, type = 'image/png') =>
  new File([bytes], name, { type })

async function openShop() {
  const shop = await openTestApp({ people: 'with passwords' })
  const admin = shop.browser()
  await admin.signIn(emailOf('admin'), testPassword)
  const add = (sent: Sent) => admin.send('/api/partsMas', { method: 'POST', body: formOf(sent) })
  return { ...shop, admin, add }
}

async function refusal(answer: Response): Promise<unknown> {
  const { message, fields } = (await answer.json()) as { message: string; fields?: Record<string, string> }
  return [answer.status, fields ?? message]
}

describe('POST and PUT /api/partsMas', () => {
  it('adds and changes a part with the documented field names and its images', async () => {
    await using shop = await openShop()
    const image = file(await pngOf(40), 'hinge.png')
    const added = await shop.add({ ...columns, image, reference_image: file(await pngOf(30), 'ref.png') })
    const part = (await added.json()) as { id: number }
    expect([added.status, part]).toEqual([
      201,
      expect.objectContaining({
        part_number: '311-4321-07',
        part_price: 19.95,
        req_dir: 'on',
        related_parts: ['1001-01'],
        image_url: '/images/parts/4321-07-v1.png',
        version: 1,
      }),
    ])
    const changed = await shop.admin.send(`/api/partsMAS/${part.id}`, {
      method: 'PUT',
      body: formOf({ ...columns, part_price: '21' }),
    })
    expect([changed.status, await changed.json()]).toMatchObject([200, { part_price: 21, version: 1 }])
    const picture = await shop.get('/images/parts/4321-07-v1.png')
    expect(await widthOf(new Uint8Array(await picture.arrayBuffer()))).toBe(40)
  })

  it('names the invalid column, and answers 409 to a part number in use', async () => {
    await using shop = await openShop()
    const wrong: [Sent, Record<string, string>][] = [
      [
        { part_number: '311-4321-07' },
        {
          part_number:
            "Part number must not start with '311-'. This is prepended to every part number automatically.",
        },
      ],
      [
        { part_number: '4321-7' },
        {
          part_number:
            'Part number must be formatted as ####-##, with at least two characters after the dash.',
        },
      ],
      [
        { part_price: '1.999' },
        { part_price: 'Price must be a whole number or a number with up to two decimal places' },
      ],
      [
        { part_description: 'An Obsolete hinge' },
        { part_description: 'Part description contains forbidden words.' },
      ],
      [{ part_tags: '' }, { part_tags: 'Please select at least one part tag' }],
      [{ part_tags_doors: '' }, { part_tags_doors: 'Please select at least one compatible door model' }],
    ]
    for (const [change, fields] of wrong) {
      expect(await refusal(await shop.add({ ...columns, ...change }))).toEqual([400, fields])
    }
    expect(await refusal(await shop.add({ ...columns, part_number: '1001-01' }))).toEqual([
      409,
      { part_number: 'Part number already exists' },
    ])
  })

  it('keeps the install hardware sent back, and detects an outdated version by updated_at', async () => {
    await using shop = await openShop()
    const added = (await (await shop.add(columns)).json()) as { id: number }
    const read = await shop.admin.post('/api/partsMas/fetchParts', { partIds: [added.id] })
    const [part] = (await read.json()) as { install_hardware: string; updated_at: string }[]
    const { install_hardware, updated_at } = part!
    const sendBack = () =>
      shop.admin.send(`/api/partsMas/${added.id}`, {
        method: 'PUT',
        body: formOf({ ...columns, part_price: '21', install_hardware, updated_at }),
      })
    shop.pass(1000)
    const changed = await sendBack()
    expect([changed.status, await changed.json()]).toMatchObject([
      200,
      { part_price: 21, install_hardware: 'sm', updated_at: '2026-11-20T15:00:01.000Z' },
    ])
    expect((await sendBack()).status).toBe(409)
  })

  it('refuses a change when someone else changed the part meanwhile', async () => {
    await using shop = await openShop()
    const body = formOf({ ...columns, part_number: '1001-01', updated_at: '2020-01-01T00:00:00Z' })
    body.delete('related_parts')
    const answer = await shop.admin.send('/api/partsMas/1', { method: 'PUT', body })
    expect(answer.status).toBe(409)
  })

  it.each([
    ['an SVG named .png', () => file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'hinge.png')],
    ['a GIF', () => file('GIF89a', 'x.gif.html', 'image/gif')],
    ['an empty file', () => file('', 'hinge.png')],
  ])('refuses an image that is %s', async (_, picture) => {
    await using shop = await openShop()
    for (const field of ['image', 'reference_image']) {
      expect(await refusal(await shop.add({ ...columns, [field]: picture() }))).toEqual([
        400,
        { [field]: 'The image file must be a PNG file.' },
      ])
    }
    expect((await shop.get('/images/parts/4321-07.png')).status).toBe(404)
  })

  it('stores a PNG image under its part number, whatever its file name', async () => {
    await using shop = await openShop()
    const image = file(await pngOf(20), 'x.gif.html', 'text/html')
    expect((await shop.add({ ...columns, image })).status).toBe(201)
    const picture = await shop.get('/images/parts/4321-07-v1.png')
    expect(picture.headers.get('content-type')).toBe('image/png')
  })

  it('refuses a 50 MB file and an image with too many pixels as too large', async () => {
    await using shop = await openShop()
    const huge = file(new Uint8Array(50 * 1024 * 1024), 'huge.png')
    expect((await shop.add({ ...columns, image: huge })).status).toBe(413)
    const bomb = file(await pngBomb(), 'bomb.png')
    expect(await refusal(await shop.add({ ...columns, image: bomb }))).toEqual([
      413,
      { image: 'The image file can be up to 10 MB and 8,000 × 8,000 pixels.' },
    ])
  })
})

describe('reference images', () => {
  it('are visible to staff only, including HEAD requests', async () => {
    await using shop = await openShop()
    await shop.add({ ...columns, reference_image: file(await pngOf(30), 'ref.png') })
    const path = '/images/reference/4321-07.png'
    const head = await shop.admin.send(path, { method: 'HEAD' })
    expect([head.status, head.headers.get('cache-control')]).toEqual([200, 'private, no-cache'])
    expect((await shop.admin.send('/images/reference/1001-01.png', { method: 'HEAD' })).status).toBe(404)
    expect((await shop.get(path)).status).toBe(404)
  })
})
