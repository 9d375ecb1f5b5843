import { emailOf, testPassword } from '@mullion/api/testing/people'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'

const parts = Array.from({ length: 250 }, (_, at) => ({
  id: at + 1,
  number: `${1000 + at}-01`,
  name: 'HNG 3½',
  priceCents: 1000 + at,
}))

it('re-importing an export of several pages changes nothing; a changed price in it is staged', async () => {
  await using app = await openTestApp({ parts, people: 'with passwords' })
  const page = app.browser()
  await page.signIn(emailOf('admin'), testPassword)
  const answer = await page.get('/api/exports/parts')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toContain('filename="parts.csv"')
  const csv = Buffer.from(await answer.arrayBuffer()).toString('utf8')
  expect(csv.trimEnd().split('\r\n')).toHaveLength(251)

  const send = async (body: string) => {
    const headers = { 'Content-Type': 'text/csv' }
    const sent = await page.send('/api/imports/parts?name=mine.csv', { method: 'POST', body, headers })
    return { status: sent.status, body: await sent.json() }
  }
  const same = { state: 'staged', rows: 250, created: 0, changed: 0, fileName: 'mine.csv' }
  expect(await send(csv)).toMatchObject({ status: 201, body: same })
  expect(await send(csv.replace('10.07', '99.99'))).toMatchObject({ body: { ...same, changed: 1 } })
})

it('a file not sent as CSV is a 415, and an unknown kind of import a 400', async () => {
  await using app = await openTestApp({ parts, people: 'with passwords' })
  const page = app.browser()
  await page.signIn(emailOf('admin'), testPassword)
  expect((await page.post('/api/imports/parts', {})).status).toBe(415)
  const headers = { 'Content-Type': 'text/csv' }
  expect((await page.send('/api/imports/people', { method: 'POST', body: 'a', headers })).status).toBe(400)
  expect((await page.get('/api/exports/people')).status).toBe(400)
})

it('a file with an unprintable name is a 400 that names the parameter', async () => {
  await using app = await openTestApp({ parts, people: 'with passwords' })
  const page = app.browser()
  await page.signIn(emailOf('admin'), testPassword)
  const headers = { 'Content-Type': 'text/csv' }
  const to = '/api/imports/prices?name=a%00.csv'
  const answer = await page.send(to, { method: 'POST', body: 'part_number,part_price', headers })
  expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { name: expect.any(String) } }])
})

describe('a file over 50 MB', () => {
  const headers = { 'Content-Type': 'text/csv' }
  /** The size of the pieces in which a connection delivers a body. */
  const piece = new Uint8Array(32 * 1024).fill(0x0a)

  async function streamed(megabytes: number) {
    const app = await openTestApp({ parts, people: 'with passwords' })
    const page = app.browser()
    await page.signIn(emailOf('admin'), testPassword)
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent === 0) controller.enqueue(Buffer.from('part_number,part_price\n'))
        else controller.enqueue(piece)
        if (sent === megabytes * 32) controller.close()
        sent += 1
      },
    })
    const answer = await page.send('/api/imports/prices?name=huge.csv', {
      ...{ method: 'POST', body, headers, duplex: 'half' },
    })
    return { app, sentMegabytes: () => sent / 32, status: answer.status, body: await answer.json() }
  }

  it('is answered with 413 naming the limit, is not read further, and is listed as failed', async () => {
    const { app, sentMegabytes, ...answer } = await streamed(70)
    await using _app = app
    expect(answer).toMatchObject({ status: 413, body: { fields: { file: 'A file can be at most 50 MB.' } } })
    expect(sentMegabytes()).toBeLessThan(55)
    const { imports } = (await app.person('admin')).admin
    expect(await imports.list()).toMatchObject({
      rows: [{ fileName: 'huge.csv', state: 'failed', changed: 0 }],
    })
  })
})
