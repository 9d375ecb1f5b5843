import { emailOf, type TestPerson, testPassword } from '@mullion/api/testing/people'
import { describe, expect, it } from 'vitest'
import { hinges, openTestApp, type TestApp } from '../testing/open-test-app.ts'

const ids = async (answer: Response) => ((await answer.json()) as { id: number }[]).map(({ id }) => id)

describe('GET /api/partsMas/search', () => {
  it('returns an array of parts with the documented field names, with the total in a header', async () => {
    await using shop = await openTestApp({ parts: hinges })
    const answer = await shop.get('/api/partsMas/search?searchQuery=strap')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-total-count')).toBe('1')
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(await answer.json()).toEqual([
      {
        id: 1,
        part_number: '311-0100-01',
        part_name: 'HNG STRAP',
        part_description: 'Cam-lift hinge for swing doors.',
        part_price: 12.5,
        part_units: 'EA',
        image_url: '/images/parts/0100-01.png',
        version: 0,
        included_hardware: '',
        part_tags: 'Hinges',
        part_tags_doors: 'Swing',
        part_tags_doors_sub: '',
        req_serial: '',
        req_thick: '',
        req_power: '',
        req_dir: '',
        part_left_right: false,
        precision_cut: false,
        req_wall_thick: false,
        part_l: 6,
        part_d: 2,
        part_h: 4,
        part_lbs: 1.5,
        related_parts: [],
      },
    ])
  })

  it('also works with a capitalized path', async () => {
    await using shop = await openTestApp({ parts: hinges })
    const small = await shop.get('/api/partsMas/search?searchQuery=hinge')
    const capital = await shop.get('/api/partsMAS/search?searchQuery=hinge')
    expect(await capital.json()).toEqual(await small.json())
    expect(capital.headers.get('x-total-count')).toBe(small.headers.get('x-total-count'))
  })

  it('returns a page of the matches for limit and offset, with the full total', async () => {
    await using shop = await openTestApp({ parts: hinges })
    const answer = await shop.get('/api/partsMas/search?searchQuery=hinge&limit=1&offset=1')
    expect(answer.headers.get('x-total-count')).toBe('2')
    expect(await ids(answer)).toEqual([2])
    expect(await ids(await shop.get('/api/partsMas/search?searchQuery=hinge&offset=9'))).toEqual([])
  })

  it('returns an empty array when nothing matches', async () => {
    await using shop = await openTestApp({ parts: hinges })
    const answer = await shop.get('/api/partsMas/search?searchQuery=xyzzy')
    expect([answer.status, answer.headers.get('x-total-count'), await answer.json()]).toEqual([200, '0', []])
  })

  it('returns exact matches only, and none for a mistyped text', async () => {
    await using shop = await openTestApp({ parts: hinges })
    const answer = await shop.get('/api/partsMas/search?searchQuery=hnige')
    expect([answer.status, answer.headers.get('x-total-count'), await answer.json()]).toEqual([200, '0', []])
    expect((await shop.guest().catalog.search({ text: 'hnige' })).match).toBe('similar')
  })

  it('shows guests no obsolete parts and no internal fields', async () => {
    await using shop = await openTestApp({ parts: hinges })
    const parts = (await (await shop.get('/api/partsMas/search?searchQuery=hinge')).json()) as object[]
    expect(parts).toHaveLength(2)
    for (const part of parts) {
      for (const key of [
        'private_notes',
        'part_location',
        'install_hardware',
        'obsolete',
        'proprietary',
        'updated_at',
      ])
        expect(part).not.toHaveProperty(key)
    }
  })

  const tooShort = { searchQuery: 'Type at least 3 characters to search.' }
  const limit = { limit: 'The limit must be a whole number from 1 to 5,000.' }
  const offset = { offset: 'The offset must be a whole number from 0 to 1,000,000.' }

  it.each([
    ['searchQuery=ab', tooShort],
    ['searchQuery=', tooShort],
    ['', tooShort],
    ['searchQuery=%20%20%20', tooShort],
    [`searchQuery=${'a'.repeat(201)}`, { searchQuery: 'Search text can be at most 200 characters.' }],
    ['searchQuery=hinge&limit=0', limit],
    ['searchQuery=hinge&limit=5001', limit],
    ['searchQuery=hinge&limit=-1', limit],
    ['searchQuery=hinge&limit=1.5', limit],
    ['searchQuery=hinge&limit=many', limit],
    ['searchQuery=hinge&limit=', limit],
    ['searchQuery=hinge&offset=-1', offset],
    ['searchQuery=hinge&offset=NaN', offset],
    ['searchQuery=hinge&offset=Infinity', offset],
    ['searchQuery=ab&limit=many', { ...tooShort, ...limit }],
  ])('answers 400 to ?%s and names the field as it was sent', async (query, fields) => {
    await using shop = await openTestApp()
    const answer = await shop.get(`/api/partsMas/search?${query}`)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ message: Object.values(fields)[0], fields })
    expect(shop.logged).toEqual([])
  })

  it('accepts any text as a search', async () => {
    await using shop = await openTestApp({ parts: hinges })
    for (const text of [
      '%00%00hinge',
      '%27%20OR%201=1',
      'hinge%2A',
      '%F0%9F%9A%AA%F0%9F%9A%AA%F0%9F%9A%AA',
      '%ff%fe%fd',
    ]) {
      expect((await shop.get(`/api/partsMas/search?searchQuery=${text}`)).status).toBe(200)
    }
  })
})

describe('POST /api/partsMAS/fetchParts', () => {
  it.each(['/api/partsMAS/fetchParts', '/api/partsMas/fetchParts'])(
    '%s returns parts by id in the requested order',
    async (path) => {
      await using shop = await openTestApp({ parts: hinges })
      const answer = await shop.post(path, { partIds: [4, 1, 4, 3, 999], selectedCompany: 7 })
      expect(answer.status).toBe(200)
      expect(await answer.json()).toMatchObject([
        { id: 4, part_price: 0.99, image_url: '/images/parts/0400-01-v2.png', version: 2 },
        { id: 1 },
      ])
    },
  )

  it.each([
    [{}, 'partIds', 'The parts must be a list of part ids.'],
    [{ partIds: ['1'] }, 'partIds.0', 'An id must be a whole number from 1 to 2,000,000,000.'],
    [{ partIds: [1, 1.5] }, 'partIds.1', 'An id must be a whole number from 1 to 2,000,000,000.'],
    [
      { partIds: Array.from({ length: 5001 }, (_, at) => at + 1) },
      'partIds',
      'Ask for at most 5,000 parts at once.',
    ],
  ])('explains plainly what is wrong, %#', async (body, field, text) => {
    await using shop = await openTestApp()
    const answer = await shop.post('/api/partsMAS/fetchParts', body)
    expect(await answer.json()).toEqual({ message: text, fields: { [field]: text } })
  })

  it.each([
    ['no ids', {}],
    ['text ids', { partIds: ['1'] }],
    ['a single id', { partIds: 1 }],
    ['a fractional id', { partIds: [1.5] }],
    ['too many ids', { partIds: Array.from({ length: 5001 }, (_, at) => at + 1) }],
    ['null', 'null'],
    ['a number', '5'],
    ['a list', '[]'],
    ['a truncated object', '{"partIds":'],
    ['an empty body', ''],
  ])('answers 400 with a message to %s', async (_, body) => {
    await using shop = await openTestApp()
    const answer = await shop.post('/api/partsMAS/fetchParts', body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: expect.any(String) })
    expect(shop.logged).toEqual([])
  })
})

describe('PUT /api/partsMas/proprietary/{id}', () => {
  const path = '/api/partsMas/proprietary/1'

  async function as(shop: TestApp, person: TestPerson) {
    const page = shop.browser()
    await page.signIn(emailOf(person), testPassword)
    return page
  }

  it('returns the stored part with the documented field names, and staff searches show the change', async () => {
    await using shop = await openTestApp({ people: 'with passwords', parts: hinges })
    const page = await as(shop, 'admin')
    const found = async () => (await page.get('/api/partsMas/search?searchQuery=strap')).json()
    for (const proprietary of [true, false]) {
      const answer = await page.post(path, { proprietary }, 'PUT')
      expect(answer.status).toBe(200)
      const record = await answer.json()
      expect(record).toMatchObject({ id: 1, part_number: '311-0100-01', obsolete: false, proprietary })
      expect(await found()).toEqual([record])
    }
    const guests = (await (await shop.get('/api/partsMas/search?searchQuery=strap')).json()) as object[]
    expect(guests).toHaveLength(1)
    expect(guests[0]).not.toHaveProperty('proprietary')
  })

  const mark = { proprietary: 'The mark must be true or false.' }

  it.each([
    ['/api/partsMas/proprietary/999', { proprietary: true }, 404, undefined],
    [
      '/api/partsMas/proprietary/one',
      { proprietary: true },
      400,
      { id: 'An id must be a whole number from 1 to 2,000,000,000.' },
    ],
    [path, {}, 400, mark],
    [path, { proprietary: 'true' }, 400, mark],
    [path, { proprietary: null }, 400, mark],
    [path, null, 400, undefined],
  ])(
    'refuses %s with %j by answering %i, with a message and the field as it was sent',
    async (at, body, status, fields) => {
      await using shop = await openTestApp({ people: 'with passwords', parts: hinges })
      const answer = await (await as(shop, 'super')).post(at, body, 'PUT')
      expect(answer.status).toBe(status)
      expect(await answer.json()).toEqual({ message: expect.any(String), ...(fields && { fields }) })
      expect(shop.logged).toEqual([])
    },
  )

  it.each([
    ['buyer', 403],
    ['counter', 403],
  ] as const)('refuses the %s', async (person, status) => {
    await using shop = await openTestApp({ people: 'with passwords', parts: hinges })
    expect((await (await as(shop, person)).post(path, { proprietary: true }, 'PUT')).status).toBe(status)
  })
})
