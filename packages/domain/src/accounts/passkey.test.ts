import { expect, it } from 'vitest'
import { passkeySite } from './passkey.ts'

it.each([
  ['https://parts.example.com', { id: 'parts.example.com', origin: 'https://parts.example.com' }],
  ['https://parts.example.com:8443', { id: 'parts.example.com', origin: 'https://parts.example.com:8443' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://parts.example.com', null],
  ['https://192.0.2.7', null],
  ['https://[2001:db8::1]', null],
  ['', null],
])('passkeys of a store at %s are valid for %o', (url, site) => {
  expect(passkeySite(url)).toEqual(site)
})
