import { afterEach, describe, expect, it, vi } from 'vitest'
import { readSaved, readText, writeText } from './storage.ts'
import { stubStorage } from './testing/storage.ts'

afterEach(() => vi.unstubAllGlobals())

describe('saved text', () => {
  it('of a tab is separate from that of the browser', () => {
    stubStorage('localStorage')
    stubStorage('sessionStorage')
    writeText('draft', 'of this tab', 'tab')
    expect(readText('draft')).toBeNull()
    writeText('draft', 'of all tabs')
    expect(readText('draft', 'tab')).toBe('of this tab')
  })

  it.each(['browser', 'tab'] as const)(
    'is empty without an error when %s storage is unavailable',
    (storage) => {
      vi.stubGlobal('localStorage', undefined)
      vi.stubGlobal('sessionStorage', undefined)
      writeText('draft', 'x', storage)
      expect(readText('draft', storage)).toBeNull()
    },
  )
})

describe('a saved draft', () => {
  const empty = { city: '', agreed: false, billing: { zip: '', country: 'US' }, names: [] as string[] }

  it.each([null, 'no json', 'null', '[]', '7', '{}', '{"city":4,"agreed":"yes","billing":[],"names":{}}'])(
    'is empty when the saved text is %s',
    (text) => {
      const stored = stubStorage('localStorage')
      if (text !== null) stored.set('draft', text)
      expect(readSaved('draft', empty)).toEqual(empty)
    },
  )

  it('keeps the valid parts of damaged data, and nothing unknown', () => {
    stubStorage('sessionStorage').set(
      'draft',
      '{"city":"Dallas","agreed":null,"billing":{"zip":"75201","country":7},"names":["a"],"card":"4000"}',
    )
    expect(readSaved('draft', empty, 'tab')).toEqual({
      city: 'Dallas',
      agreed: false,
      billing: { zip: '75201', country: 'US' },
      names: ['a'],
    })
  })

  it('does not change the empty draft', () => {
    stubStorage('localStorage').set('draft', '{"billing":{"zip":"75201"}}')
    const read = readSaved('draft', empty)
    read.billing.zip = '04101'
    read.city = 'Dallas'
    expect(empty).toMatchObject({ city: '', billing: { zip: '' } })
  })
})
