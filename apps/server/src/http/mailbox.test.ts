import { emailOf, testPassword } from '@mullion/api/testing/people'
import { queueMail } from '@mullion/db/mail/mail.repository'
import { demoStoreInfo } from '@mullion/domain/store-info'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../testing/open-test-app.ts'

describe('the mailbox page', () => {
  const from = (remoteAddress: string) => ({
    incoming: { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } },
  })
  const mail = {
    event: 'order-confirmation:W100001',
    recipients: ['pat@arctic.example'],
    subject: 'Your order <b>W100001</b>',
    html: '<p>Thank "you"</p>',
    text: 'Thank <you>',
  }

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('is shown to %s in demo mode', async (address) => {
    await using shop = await openTestApp()
    await shop.db.transaction((tx) => queueMail(tx, mail, shop.clock()))
    await shop.services.mail.sendDue()
    const list = await shop.app.request('/mailbox', {}, from(address))
    expect(list.status).toBe(200)
    const page = await list.text()
    expect(page).toContain('Your order &lt;b&gt;W100001&lt;/b&gt;')
    const [, link = ''] = /href="(\/mailbox\/[^"]+)"/.exec(page) ?? []
    const message = await (await shop.app.request(link, {}, from(address))).text()
    expect(message).toContain('srcdoc="&lt;p&gt;Thank &quot;you&quot;&lt;/p&gt;"')
    expect(message).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(message).toContain('Thank &lt;you&gt;')
    expect((await shop.app.request('/mailbox/none', {}, from(address))).status).toBe(404)
  })

  it('offers the files attached to a message, byte for byte, to whoever may read it', async () => {
    await using shop = await openTestApp()
    const content = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 255]).toString('base64')
    const attachments = [
      { filename: 'orders.csv', contentType: 'text/csv', content: 'Türen' },
      { filename: 'note.pdf', contentType: 'application/pdf', content, encoding: 'base64' as const },
    ]
    await shop.db.transaction((tx) => queueMail(tx, { ...mail, attachments }, shop.clock()))
    await shop.services.mail.sendDue()
    const here = from('127.0.0.1')
    const path = `/mailbox/${encodeURIComponent(mail.event)}`
    const page = await (await shop.app.request(path, {}, here)).text()
    const links = [...page.matchAll(/href="(\/mailbox\/[^"]+\/files\/\d)"/g)].map(([, link]) => link ?? '')
    expect(links).toHaveLength(2)
    const files = await Promise.all(links.map((link) => shop.app.request(link, {}, here)))
    expect(await files[0]?.text()).toBe('Türen')
    expect(Buffer.from((await files[1]?.arrayBuffer()) ?? new ArrayBuffer(0)).toString('base64')).toBe(
      content,
    )
    expect(files[1]?.headers.get('content-disposition')).toMatch(/^attachment; filename="note.pdf"/)
    for (const none of ['0', '3', 'x', '-1'])
      expect((await shop.app.request(`${path}/files/${none}`, {}, here)).status).toBe(404)
    expect((await shop.app.request(links[0] ?? '', {}, from('203.0.113.7'))).status).toBe(404)
  })

  it.each(['203.0.113.7', '10.0.0.1', '::ffff:10.0.0.1', '1.127.0.0', '::11', ''])(
    'answers 404 to %j',
    async (address) => {
      await using shop = await openTestApp()
      expect((await shop.app.request('/mailbox', {}, from(address))).status).toBe(404)
    },
  )

  it('answers 404 to a request with no socket address, whatever its headers claim', async () => {
    await using shop = await openTestApp()
    expect((await shop.get('/mailbox', { 'X-Forwarded-For': '127.0.0.1' })).status).toBe(404)
    expect((await shop.get('/mailbox/any')).status).toBe(404)
  })

  it.each([
    ['X-Forwarded-For', '203.0.113.7'],
    ['Forwarded', 'for=203.0.113.7'],
    ['X-Real-IP', '203.0.113.7'],
    ['Via', '1.1 proxy'],
  ])('answers 404 to a request forwarded by a local proxy with %s', async (name, value) => {
    await using shop = await openTestApp()
    const headers = { [name]: value }
    expect((await shop.app.request('/mailbox', { headers }, from('127.0.0.1'))).status).toBe(404)
  })

  it('answers 404 to a local request without proxy headers when the store is publicly reachable', async () => {
    await using shop = await openTestApp({ app: { reachable: true } })
    expect((await shop.app.request('/mailbox', {}, from('127.0.0.1'))).status).toBe(404)
  })

  it('is open only to a super_admin outside demo mode, with links and passwords redacted', async () => {
    const storeInfo = { ...demoStoreInfo, demo: false }
    await using real = await openTestApp({ people: 'with passwords', app: { storeInfo } })
    expect((await real.app.request('/mailbox', {}, from('127.0.0.1'))).status).toBe(404)
    const [owner, admin, boss] = [real.browser(), real.browser(), real.browser()] as const
    await owner.signIn(emailOf('owner'), testPassword)
    await admin.signIn(emailOf('admin'), testPassword)
    await boss.signIn(emailOf('super'), testPassword)
    const person = { firstname: 'Nia', lastname: 'New', email: 'nia@arctic.example' }
    await owner.call('accounts.users.create', person)
    await owner.call('accounts.password.forgot', { email: emailOf('buyer') })
    await real.services.mail.sendDue()
    for (const page of [owner, admin]) expect((await page.get('/mailbox')).status).toBe(404)
    const list = await (await boss.get('/mailbox')).text()
    const links = [...list.matchAll(/href="(\/mailbox\/[^"]+)"/g)].map(([, link]) => link ?? '')
    expect(links).toHaveLength(2)
    for (const link of links) {
      const page = await (await boss.get(link)).text()
      expect(page).toContain('(left out)')
      expect(page).not.toMatch(/reset=[\w-]{20}|[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}/)
    }
  })

  it('answers 404 when mail is sent over SMTP', async () => {
    await using smtp = await openTestApp({ app: { mailbox: null } })
    expect((await smtp.app.request('/mailbox', {}, from('127.0.0.1'))).status).toBe(404)
  })
})
