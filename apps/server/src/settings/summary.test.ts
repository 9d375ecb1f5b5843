import { describe, expect, it } from 'vitest'
import { readEnv } from '../env.ts'
import { summaryOf } from './summary.ts'

describe('the summary of the settings', () => {
  it('names the built-in default of each service that no setting replaces', () => {
    const { services, secrets } = summaryOf(readEnv({ DATABASE_URL: 'sqlite:/srv/parts/mullion.db' }))
    expect(services).toEqual({
      database: 'sqlite:/srv/parts/mullion.db',
      payments: 'built-in sandbox',
      'parcel rates': 'built-in rates',
      'freight rates': 'built-in rates',
      tax: 'built-in state rates',
      'bot check': 'built-in puzzles',
      'upload scan': 'none; uploads are not scanned for viruses',
      files: 'data folder',
      mail: 'built-in mailbox',
    })
    expect(secrets.set).toEqual(['DATABASE_URL'])
    expect(secrets.notSet).toContain('AUTH_SECRET')
  })

  it('names the vendors in use with their addresses, and no secret', () => {
    const secret = 'known-only-to-this-test'
    const summary = summaryOf(
      readEnv({
        DATABASE_URL: `postgres://parts:${secret}@db.example/parts?password=${secret}`,
        SMTP_URL: `smtp://store:${secret}@mail.example:587`,
        MODE_URL: 'https://mode.example/v1/',
        MODE_TOKEN: secret,
        TAXIFY_API_KEY: secret,
        AUTH_SECRET: secret.repeat(2),
      }),
    )
    expect(summary.services).toMatchObject({
      database: 'postgres://…@db.example/parts?password=…',
      'freight rates': 'Mode at https://mode.example/v1',
      tax: 'Taxify at https://ws.taxify.co/taxify/1.1/core/JSONService.asmx',
      mail: 'SMTP at mail.example:587',
    })
    expect(summary.secrets.set).toEqual(
      expect.arrayContaining(['AUTH_SECRET', 'MODE_TOKEN', 'SMTP_URL', 'TAXIFY_API_KEY']),
    )
    expect(JSON.stringify(summary)).not.toContain(secret)
  })
})
