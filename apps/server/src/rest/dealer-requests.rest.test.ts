import { mailedTokens, pdfFile, requestForm } from '@mullion/api/testing/dealer-requests'
import { solve } from '@mullion/api/testing/order-form'
import { emailOf, type TestPerson, testPassword } from '@mullion/api/testing/people'
import { maxFileBytes, type UploadedFile } from '@mullion/domain/accounts/dealer-request'
import { describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

const path = '/api/dealer-requests'

const fileOf = ({ name, type, bytes }: UploadedFile) => new File([Uint8Array.from(bytes)], name, { type })

async function bodyOf(
  shop: TestApp,
  files: readonly UploadedFile[] = [],
  change: Record<string, string> = {},
): Promise<FormData> {
  const token = await solve(await shop.guest().checkout.challenge())
  const body = new FormData()
  const fields = { ...requestForm, recaptchaToken: token, ...change }
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value))
  for (const file of files) body.append('taxExemptionFiles', fileOf(file))
  return body
}
const send = (shop: TestApp, body: FormData | string, headers: Record<string, string> = {}) =>
  shop.app.request(path, { method: 'POST', body, headers })

interface Reply {
  readonly message: string
  readonly fields?: Record<string, string>
}
const replyOf = async (answer: Response): Promise<[number, Reply]> => [
  answer.status,
  (await answer.json()) as Reply,
]

async function verified(shop: TestApp, ...files: UploadedFile[]): Promise<void> {
  await send(shop, await bodyOf(shop, files))
  const token = (await mailedTokens(shop)).at(-1) ?? ''
  await shop.get(`${path}/verify?token=${token}`)
}
async function as(shop: TestApp, person: TestPerson) {
  const page = shop.browser()
  await page.signIn(emailOf(person), testPassword)
  return page
}

/** A hand-written multipart body: a form API would encode file names its own way. */
async function handWritten(shop: TestApp, fileHeader: string): Promise<[string, Record<string, string>]> {
  const form = await bodyOf(shop)
  const parts = [...form].map(
    ([name, value]) => `--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const file = `--cut\r\nContent-Disposition: form-data; name="taxExemptionFiles"; ${fileHeader}\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\r\n`
  return [`${parts.join('')}${file}--cut--\r\n`, { 'Content-Type': 'multipart/form-data; boundary=cut' }]
}

describe('POST /api/dealer-requests', () => {
  it('accepts a form with files, which staff see once its link is verified', async () => {
    await using shop = await openTestApp({ people: 'with passwords' })
    const change = { requirePONumbers: 'on', requirePOUpload: 'true' }
    const answer = await send(shop, await bodyOf(shop, [pdfFile('a.pdf'), pdfFile('b.pdf')], change))
    expect(await replyOf(answer)).toEqual([201, { message: 'Request submitted!' }])
    const [token = ''] = await mailedTokens(shop)
    expect(await (await shop.get(`${path}/verify?token=${token}`)).json()).toEqual({ verified: true })
    expect(await (await shop.get(`${path}/verify?token=${token}`)).json()).toEqual({ verified: false })
    const page = await as(shop, 'admin')
    expect(await (await page.get(`${path}/pending`)).json()).toMatchObject([
      {
        ...requestForm,
        requirePONumbers: true,
        requirePOUpload: true,
        taxExemptProvided: true,
        files: [{ name: 'a.pdf' }, { name: 'b.pdf' }],
      },
    ])
  })

  it('accepts a form sent without scripts: an empty file field, no boxes checked', async () => {
    await using shop = await openTestApp()
    const body = await bodyOf(shop)
    for (const box of ['requirePONumbers', 'requirePOUpload', 'address2']) body.delete(box)
    body.append('taxExemptionFiles', new File([], ''))
    expect((await send(shop, body)).status).toBe(201)
  })

  it('gives the same answer when the email already has an account', async () => {
    await using shop = await openTestApp({ people: true })
    const known = await send(shop, await bodyOf(shop, [pdfFile()], { email: emailOf('buyer') }))
    expect(await replyOf(known)).toEqual([201, { message: 'Request submitted!' }])
    expect(await mailedTokens(shop, emailOf('buyer'))).toEqual([])
  })

  it('names the invalid fields', async () => {
    await using shop = await openTestApp()
    const body = await bodyOf(shop, [], { email: 'dana@frost', requirePONumbers: 'maybe' })
    body.delete('zip')
    body.delete('city')
    body.append('city', new File(['Columbus'], 'city.txt'))
    const [status, { fields }] = await replyOf(await send(shop, body))
    expect(status).toBe(400)
    expect(fields).toMatchObject({
      email: 'Invalid email format',
      zip: 'This field is required.',
    })
    expect(Object.keys(fields ?? {}).sort()).toEqual(['city', 'email', 'requirePONumbers', 'zip'])
  })

  it.each([
    ['missing', ''],
    ['made up', 'solved'],
  ])('refuses a bot check that is %s', async (_title, recaptchaToken) => {
    await using shop = await openTestApp()
    const [status, { message, fields }] = await replyOf(
      await send(shop, await bodyOf(shop, [], { recaptchaToken })),
    )
    expect(status).toBe(403)
    expect(fields).toEqual({ recaptchaToken: message })
    expect(await mailedTokens(shop)).toEqual([])
  })

  it.each<[string, UploadedFile[], string]>([
    [
      'an HTML page named as a PDF',
      [{ ...pdfFile(), bytes: new TextEncoder().encode('<!doctype html><script>alert(1)</script>') }],
      'File type unknown is not allowed. Please upload a PDF, PNG, JPEG, or GIF file. File: certificate.pdf.',
    ],
    [
      'an HTML file',
      [{ ...pdfFile('a.html'), type: 'text/html' }],
      'File type text/html is not allowed. Please upload a PDF, PNG, JPEG, or GIF file.',
    ],
    [
      'a file over 2 MB',
      [pdfFile('big.pdf', maxFileBytes + 1)],
      'File size of big.pdf exceeds the 2MB limit.',
    ],
    [
      'files over 10 MB in total',
      Array.from({ length: 6 }, (_, at) => pdfFile(`${at}.pdf`, 1_800_000)),
      'Total file size exceeds the 10MB limit.',
    ],
  ])('refuses %s', async (_title, files, message) => {
    await using shop = await openTestApp()
    const answer = await send(shop, await bodyOf(shop, files))
    expect(await replyOf(answer)).toEqual([400, { message, fields: { taxExemptionFiles: message } }])
  })

  it('refuses a body over the size limit, whether or not its length is declared', async () => {
    await using shop = await openTestApp()
    const body = await bodyOf(
      shop,
      Array.from({ length: 6 }, () => pdfFile('a.pdf', maxFileBytes)),
    )
    const tooLarge = [413, { message: 'The request is too large. The limit is 11 MB.' }]
    expect(await replyOf(await send(shop, body))).toEqual(tooLarge)
    const headers = { 'Content-Length': '12000000', 'Content-Type': 'multipart/form-data; boundary=cut' }
    expect(await replyOf(await send(shop, '--cut', headers))).toEqual(tooLarge)
  })

  it('is the only path that accepts more than a megabyte', async () => {
    await using shop = await openTestApp()
    for (const [method, otherPath] of [
      ['POST', '/api/users/login'],
      ['PUT', `${path}/pending/1`],
    ] as const) {
      const answer = await shop.app.request(otherPath, { method, body: 'x'.repeat(1024 * 1024 + 1) })
      expect([otherPath, answer.status]).toEqual([otherPath, 413])
    }
  })

  it.each([
    ['JSON', '{}', 'application/json', 415],
    ['a URL-encoded form', 'firstName=Dana', 'application/x-www-form-urlencoded', 415],
    ['a different multipart type', '--cut--', 'multipart/mixed; boundary=cut', 415],
    ['no boundary', '--cut--', 'multipart/form-data', 400],
    ['no parts', 'firstName=Dana', 'multipart/form-data; boundary=cut', 400],
    ['truncated parts', '--cut\r\nContent-Disposition: form-data', 'multipart/form-data; boundary=cut', 400],
  ])('refuses a malformed request: %s', async (_title, body, type, status) => {
    await using shop = await openTestApp()
    const answer = await replyOf(await send(shop, body, { 'Content-Type': type }))
    expect(answer).toEqual([status, { message: expect.stringMatching(/\w\.$/) }])
    expect(shop.logged).toEqual([])
  })

  it('refuses text in place of a file', async () => {
    await using shop = await openTestApp()
    const body = await bodyOf(shop)
    body.append('taxExemptionFiles', '%PDF-1.7')
    const answer = await send(shop, body)
    expect(answer.status).toBe(400)
    const message = 'Each of taxExemptionFiles must be a file.'
    expect(await answer.json()).toEqual({ message, fields: { taxExemptionFiles: message } })
  })

  it('refuses a request from another site', async () => {
    await using shop = await openTestApp()
    const answer = await send(shop, await bodyOf(shop), { 'Sec-Fetch-Site': 'cross-site' })
    expect(answer.status).toBe(403)
    expect(await mailedTokens(shop)).toEqual([])
  })
})

describe('GET /api/dealer-requests/verify', () => {
  it.each(['', '?token=', '?token=made-up', `?token=${'A'.repeat(43)}`, '?token=a&token=b'])(
    'does not verify %j',
    async (query) => {
      await using shop = await openTestApp()
      const answer = await shop.get(`${path}/verify${query}`)
      expect([answer.status, await answer.json()]).toEqual([200, { verified: false }])
    },
  )
})

describe('administrators handling dealer requests', () => {
  it('can remove one with PUT /api/dealer-requests/pending/{id}, which returns it', async () => {
    await using shop = await openTestApp({ people: 'with passwords' })
    await verified(shop, pdfFile())
    const page = await as(shop, 'super')
    const remove = () => page.send(`${path}/pending/1`, { method: 'PUT' })
    expect(await (await remove()).json()).toMatchObject({ id: 1, companyName: 'Frost Doors' })
    expect((await remove()).status).toBe(404)
    expect(await (await page.get(`${path}/pending`)).json()).toEqual([])
    expect((await page.get(`${path}/files/1`)).status).toBe(404)
  })

  it.each(['0', '-1', 'x', '1.5', '99999999999', '2147483648'])(
    'get an error for the unknown id %s',
    async (id) => {
      await using shop = await openTestApp({ people: 'with passwords' })
      const page = await as(shop, 'super')
      const answers = [page.get(`${path}/files/${id}`), page.send(`${path}/pending/${id}`, { method: 'PUT' })]
      for (const answer of await Promise.all(answers)) {
        expect([400, 404]).toContain(answer.status)
        const { fields = { id: '' } } = (await answer.json()) as Reply
        expect(Object.keys(fields)).toEqual(['id'])
      }
      expect(shop.logged).toEqual([])
    },
  )

  it('can download a document from GET /api/dealer-requests/files/{id}', async () => {
    await using shop = await openTestApp({ people: 'with passwords' })
    await verified(shop, pdfFile('Türdichtung ½.pdf'))
    const answer = await (await as(shop, 'admin')).get(`${path}/files/1`)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="T_rdichtung _.pdf"; filename*=UTF-8''T%C3%BCrdichtung%20%C2%BD.pdf`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(pdfFile().bytes))
  })

  it.each([
    ['a parent path', 'filename="../../x.pdf"', 'x.pdf'],
    ['a Windows path', 'filename="C:\\a\\b.pdf"', 'b.pdf'],
    ['a header injection', 'filename="x.pdf%22%0D%0ASet-Cookie: a=b"', 'x.pdfSet-Cookie a=b.pdf'],
    ['a reversed extension', 'filename="x\u202efdp.exe"', 'xfdp.exe.pdf'],
    ['500 characters', `filename="${'x'.repeat(496)}.pdf"`, `${'x'.repeat(116)}.pdf`],
  ])('get a safe file name for a document sent as %s', async (_title, header, name) => {
    await using shop = await openTestApp({ people: 'with passwords' })
    const [body, headers] = await handWritten(shop, header)
    expect((await send(shop, body, headers)).status).toBe(201)
    await shop.get(`${path}/verify?token=${(await mailedTokens(shop))[0]}`)
    const answer = await (await as(shop, 'admin')).get(`${path}/files/1`)
    expect(answer.headers.get('content-disposition')).toContain(`filename="${name}"`)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it.each([
    ['buyer', 403],
    ['owner', 403],
    ['counter', 403],
    ['stranger', 403],
  ] as const)('are the only ones allowed: the %s is refused', async (person, status) => {
    await using shop = await openTestApp({ people: 'with passwords' })
    await verified(shop, pdfFile())
    const page = await as(shop, person)
    for (const at of ['files/1', 'pending']) expect((await page.get(`${path}/${at}`)).status).toBe(status)
    expect((await page.send(`${path}/pending/1`, { method: 'PUT' })).status).toBe(status)
  })

  it('are the only ones allowed: guests are refused', async () => {
    await using shop = await openTestApp()
    await verified(shop, pdfFile())
    for (const at of ['files/1', 'pending']) expect((await shop.get(`${path}/${at}`)).status).toBe(401)
    expect((await shop.app.request(`${path}/pending/1`, { method: 'PUT' })).status).toBe(401)
  })
})
