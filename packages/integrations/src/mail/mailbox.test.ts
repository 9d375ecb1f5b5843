import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describeMailTransport, orderMail } from './contract.ts'
import { createMailbox } from './mailbox.ts'

let folder: string
let dir: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mullion-mailbox-'))
  dir = join(folder, 'mail', 'box')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** A mailbox whose clock advances one second per message. */
function tickingMailbox(maxMails?: number) {
  let now = Date.parse('2026-11-20T12:00:00Z')
  const clock = () => {
    now += 1_000
    return new Date(now)
  }
  return createMailbox({ dir, maxMails, clock })
}

describeMailTransport('the mailbox', async () => {
  const own = await mkdtemp(join(tmpdir(), 'mullion-mailbox-'))
  const transport = createMailbox({ dir: own })
  return {
    transport,
    async delivered() {
      const entries = (await transport.list()).reverse()
      const messages = await Promise.all(entries.map(({ id }) => transport.read(id)))
      return messages.flatMap((message) => {
        if (!message) return []
        const { id: identity, ...rest } = message
        return [{ identity, ...rest }]
      })
    },
    close: () => rm(own, { recursive: true }),
  }
})

describe('the message list', () => {
  it('is empty before the first message', async () => {
    const mailbox = tickingMailbox()
    expect(await mailbox.list()).toEqual([])
    expect(await mailbox.read('order-confirmation:W100001')).toBeNull()
  })

  it('shows the newest first, with recipients, subject and time', async () => {
    const mailbox = tickingMailbox()
    await mailbox.send(orderMail({ id: 'one' }))
    await mailbox.send(orderMail({ id: 'two', to: ['a@b.example', 'c@d.example'], subject: 'Shipped' }))
    expect(await mailbox.list()).toEqual([
      {
        id: 'two',
        to: ['a@b.example', 'c@d.example'],
        subject: 'Shipped',
        receivedAt: '2026-11-20T12:00:02.000Z',
      },
      {
        id: 'one',
        to: ['buyer@polar.example'],
        subject: 'Your order W100001',
        receivedAt: '2026-11-20T12:00:01.000Z',
      },
    ])
  })

  it('keeps the order of messages that arrive in the same millisecond', async () => {
    const mailbox = createMailbox({ dir, clock: () => new Date('2026-11-20T12:00:00Z') })
    const ids = Array.from({ length: 12 }, (_, number) => `message-${number}`)
    await Promise.all(ids.map((id) => mailbox.send(orderMail({ id }))))
    expect((await mailbox.list()).map(({ id }) => id)).toEqual(ids.reverse())
  })

  it('is the same in the next process', async () => {
    await tickingMailbox().send(orderMail({ id: 'one' }))
    expect((await tickingMailbox().list()).map(({ id }) => id)).toEqual(['one'])
  })

  it('skips damaged messages and files that are not messages', async () => {
    const mailbox = tickingMailbox()
    await mailbox.send(orderMail({ id: 'good' }))
    await mailbox.send(orderMail({ id: 'damaged' }))
    const newest = (await readdir(dir)).sort().at(-1) ?? ''
    await writeFile(join(dir, newest), '{"receivedAt":')
    await writeFile(join(dir, 'notes.txt'), 'not mail')
    await writeFile(join(dir, 'half.draft'), '{')
    expect((await mailbox.list()).map(({ id }) => id)).toEqual(['good'])
    expect(await mailbox.read('damaged')).toBeNull()
  })
})

describe('a repeated message', () => {
  it('is delivered once, even after a restart or when sent many times at once', async () => {
    const mailbox = tickingMailbox()
    await Promise.all(Array.from({ length: 8 }, () => mailbox.send(orderMail())))
    await tickingMailbox().send(orderMail({ subject: 'again' }))
    expect((await mailbox.list()).map(({ subject }) => subject)).toEqual(['Your order W100001'])
  })
})

describe('a full mailbox', () => {
  it('drops the oldest messages from the list and from disk', async () => {
    const mailbox = tickingMailbox(3)
    for (const id of ['a', 'b', 'c', 'd', 'e']) await mailbox.send(orderMail({ id }))
    expect((await mailbox.list()).map(({ id }) => id)).toEqual(['e', 'd', 'c'])
    expect(await mailbox.read('a')).toBeNull()
    expect(await readdir(dir)).toHaveLength(3)
  })
})

describe('a message id', () => {
  it.each(['../../outside', '/etc/passwd', 'a/b', '..', '', 'x\u0000y', 'C:\\mail', 'é'.repeat(500)])(
    '%j finds its message and nothing outside the folder',
    async (id) => {
      const mailbox = tickingMailbox()
      await writeFile(join(folder, 'outside.json'), JSON.stringify({ receivedAt: '', message: orderMail() }))
      expect(await mailbox.read(id)).toBeNull()
      await mailbox.send(orderMail({ id }))
      expect(await mailbox.read(id)).toEqual(orderMail({ id }))
      expect(await readdir(dir)).toHaveLength(1)
      expect((await readdir(folder)).sort()).toEqual(['mail', 'outside.json'])
    },
  )

  it('is not the file name', async () => {
    const mailbox = tickingMailbox()
    await mailbox.send(orderMail())
    const [name = ''] = await readdir(dir)
    expect(name).toMatch(/^20261120T120001000Z-000000-[0-9a-f]{32}\.json$/)
    expect(await mailbox.read(name)).toBeNull()
  })
})

describe('a stored message', () => {
  it('is readable only by the store, since it may hold a link or a password', async () => {
    await tickingMailbox().send(orderMail())
    const [name = ''] = await readdir(dir)
    expect((await stat(join(dir, name))).mode & 0o777).toBe(0o600)
    expect(JSON.parse(await readFile(join(dir, name), 'utf8'))).toEqual({
      receivedAt: '2026-11-20T12:00:01.000Z',
      message: orderMail(),
    })
  })

  const secrets = {
    text: 'Sign in with ab2c-de3f-gh4j-km5n, or open https://parts.example/?reset=Abc_def-123456789012345',
    html: '<p>ab2c-de3f-gh4j-km5n</p><a href="https://parts.example/?a=1&emailVerify=Abc_def-12345">Open</a>',
  }
  const onDisk = async () =>
    (await Promise.all((await readdir(dir)).map((name) => readFile(join(dir, name), 'utf8')))).join('')

  it('has its links and passwords removed outside a demo store', async () => {
    const mailbox = createMailbox({ dir, withoutSecrets: true })
    await mailbox.send(orderMail(secrets))
    expect(await onDisk()).not.toMatch(/ab2c|Abc_def/)
    expect((await mailbox.read(orderMail().id))?.text).toBe(
      'Sign in with (left out), or open https://parts.example/?reset=(left out)',
    )
  })

  it('loses its links and passwords when a demo store becomes a real one', async () => {
    await tickingMailbox().send(orderMail(secrets))
    expect(await onDisk()).toMatch(/ab2c/)
    const mailbox = createMailbox({ dir, withoutSecrets: true })
    await mailbox.blankStored()
    expect(await onDisk()).not.toMatch(/ab2c|Abc_def/)
    expect(await mailbox.list()).toHaveLength(1)
    const [name = ''] = await readdir(dir)
    expect((await stat(join(dir, name))).mode & 0o777).toBe(0o600)
  })

  it('is rejected when it cannot be written, and the next one is tried again', async () => {
    await writeFile(join(folder, 'mail'), 'a file where the folder should be')
    const mailbox = tickingMailbox()
    await expect(mailbox.send(orderMail())).rejects.toThrow()
    await rm(join(folder, 'mail'))
    await mailbox.send(orderMail())
    expect(await mailbox.list()).toHaveLength(1)
  })
})
