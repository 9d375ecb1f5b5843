import { openTestDatabase } from '@mullion/db/testing/open-test-database'
import { describeMailTransport, orderMail } from '@mullion/integrations/mail/contract'
import { expect, it } from 'vitest'
import { createDatabaseMailbox } from './database-mailbox.ts'

describeMailTransport('the mailbox of servers without a shared folder', async () => {
  const db = await openTestDatabase()
  const transport = createDatabaseMailbox(db)
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
    close: async () => db[Symbol.asyncDispose](),
  }
})

it('servers without a shared folder show one mailbox: a message once, the newest first, the oldest dropped', async () => {
  await using db = await openTestDatabase()
  const [one, other] = [
    createDatabaseMailbox(db, { maxMails: 2 }),
    createDatabaseMailbox(db, { maxMails: 2 }),
  ]
  for (const id of ['first', 'second', 'third']) {
    await one.send(orderMail({ id }))
    await other.send(orderMail({ id }))
  }
  expect((await other.list()).map(({ id }) => id)).toEqual(['third', 'second'])
  expect(await one.read('first')).toBeNull()
  expect(await one.read('third')).toEqual(orderMail({ id: 'third' }))
})

it('the mailbox in the database of a store that others can reach has no links and passwords', async () => {
  await using db = await openTestDatabase()
  const text = 'Open https://parts.example/?reset=secret-of-pat and sign in with abcd-efgh-jkmn-pqrs.'
  const message = orderMail({ id: 'password-reset:1', text, html: `<p>${text}</p>` })
  await createDatabaseMailbox(db).send(message)
  const mailbox = createDatabaseMailbox(db, { withoutSecrets: true })
  await mailbox.blankStored()
  await mailbox.send({ ...message, id: 'password-reset:2' })
  for (const { id } of await mailbox.list()) {
    const stored = await mailbox.read(id)
    expect(`${stored?.text} ${stored?.html}`).not.toMatch(/secret-of-pat|abcd-efgh/)
  }
})
