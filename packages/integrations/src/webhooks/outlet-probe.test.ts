import { describe, expect, it } from 'vitest'
import { probeWebhookOutlet } from './outlet-probe.ts'
import { startReceiver } from './testing/receiver.ts'

const ask = (...urls: string[]) =>
  probeWebhookOutlet({ urls: async () => urls }).run(new AbortController().signal)

describe('the question of the doctor to the receivers of webhooks', () => {
  it('connects to each and sends nothing', async () => {
    const receiver = await startReceiver()
    expect(await ask(receiver.url, `${receiver.url}/other`)).toEqual({
      ok: true,
      detail: '1 of 1 receivers can be reached.',
    })
    expect(receiver.book).toEqual([])
    await receiver.kill()
  })

  it('names those that are away', async () => {
    expect(await ask('http://127.0.0.1:1/hooks', 'https://127.0.0.1:2/hooks')).toEqual({
      ok: false,
      problem: 'These receivers cannot be reached: 127.0.0.1 (ECONNREFUSED), 127.0.0.1 (ECONNREFUSED).',
      advice: expect.stringContaining('firewall'),
    })
  })

  it('has nobody to ask without webhooks', async () => {
    expect(await ask()).toMatchObject({ ok: true })
  })
})
