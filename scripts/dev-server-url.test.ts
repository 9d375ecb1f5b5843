import { describe, expect, it } from 'vitest'
import { devServerUrl } from './lib/dev-server-url.ts'

describe('the client under development finds the server', () => {
  it.each([
    ['at its usual port', {}, 'http://localhost:3000'],
    ['at the port of the settings', { PORT: '8080' }, 'http://localhost:8080'],
    ['at its usual port where the settings leave it empty', { PORT: '' }, 'http://localhost:3000'],
    [
      'where it is told to look',
      { PORT: '8080', MULLION_SERVER_URL: 'http://shop.test' },
      'http://shop.test',
    ],
  ])('%s', (_, env, url) => {
    expect(devServerUrl(env)).toBe(url)
  })
})
