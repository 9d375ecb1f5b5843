import { describe, expect, it } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const box = createSecretBox('a secret for tests that is long enough')

describe('a sealed text', () => {
  it('is opened with the same secret only', async () => {
    const sealed = await box.seal('whsec_abc')
    expect(sealed).not.toContain('whsec_abc')
    expect(await createSecretBox('a secret for tests that is long enough').open(sealed)).toBe('whsec_abc')
    await expect(createSecretBox('another secret for tests, also long').open(sealed)).rejects.toThrow()
  })

  it('is never the same twice', async () => {
    expect(await box.seal('whsec_abc')).not.toBe(await box.seal('whsec_abc'))
  })
})
