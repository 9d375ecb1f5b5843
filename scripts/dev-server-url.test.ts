import { describe, expect, it } from 'vitest'
import { devServerUrl } from './lib/dev-server-url.ts'

describe('the development client finds the server', () => {
  it.each([
    ['at the default port', {}, 'http://localhost:3000'],
    ['at the configured port', { PORT: '8080' }, 'http://localhost:8080'],
    ['at the default port when PORT is empty', { PORT: '' }, 'http://localhost:3000'],
    [
      'at MULLION_SERVER_URL when it is set',
      { PORT: '8080', MULLION_SERVER_URL: 'http://shop.test' },
      'http://shop.test',
    ],
  ])('%s', (_, env, url) => {
    expect(devServerUrl(env)).toBe(url)
  })
})
