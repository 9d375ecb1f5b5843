import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTestDatabase } from '@mullion/db/testing/open-test-database'
import { openMailServer } from '@mullion/integrations/mail/testing/mail-server'
import { expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { mailOf } from './mail.ts'

it('mail goes to the server of SMTP_URL, trusts SMTP_CA_FILE, and bounces to SMTP_BOUNCE_ADDRESS', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'mullion-mail-'))
  const file = join(dir, 'ca.pem')
  await using db = await openTestDatabase()
  await using server = await openMailServer({ tls: 'starttls', password: 'hunter2' })
  const settings = {
    SMTP_URL: server.url,
    SMTP_CA_FILE: file,
    SMTP_BOUNCE_ADDRESS: 'bounces@mullion.example',
  }
  writeFileSync(file, 'no certificate')
  const env = readEnv({ DATA_DIR: dir, ...settings })
  await expect(mailOf(env, db)).rejects.toThrow(/SMTP_CA_FILE/)
  writeFileSync(file, server.ca)
  const { mail, mailbox } = await mailOf(env, db)
  const message = { id: 'one', to: ['buyer@polar.example'], subject: 'Order', text: 'Hello', html: 'Hello' }
  await mail.send({ ...message, attachments: [] })
  expect(mailbox).toBeNull()
  expect(server.received).toMatchObject([{ sender: 'bounces@mullion.example', isEncrypted: true }])
  rmSync(dir, { recursive: true })
})
