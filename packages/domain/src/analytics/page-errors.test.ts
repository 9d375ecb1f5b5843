import { describe, expect, it } from 'vitest'
import { framesOf, pageErrorInput, placeOfFrame, stackText } from './page-errors.ts'

const origin = 'https://parts.example'
const chromium = `TypeError: Cannot read properties of undefined (reading 'cents') of "pat@arctic.example"
    at priceOf (https://parts.example/assets/part-detail-Bq3x_9Zk.js:1:5123)
    at async https://parts.example/assets/late-C0ffee12.js:12:7
    at injected (chrome-extension://abcdef/content.js:1:1)
    at https://evil.example/assets/late-C0ffee12.js:1:1
    at eval (eval at priceOf (https://parts.example/?s=secret+text:1:1))`
const firefox = `priceOf@https://parts.example/assets/part-detail-Bq3x_9Zk.js:1:5123
@https://parts.example/?s=secret+text&token=abc:3:4
render@moz-extension://abc/content.js:1:1`

describe('the stack of an error in a browser', () => {
  it('has the lines of the store’s own scripts, without addresses', () => {
    const frames = framesOf(chromium, origin)
    expect(frames).toEqual([
      { name: 'priceOf', file: 'part-detail-Bq3x_9Zk.js', line: 1, column: 5123 },
      { name: '', file: 'late-C0ffee12.js', line: 12, column: 7 },
    ])
    expect(frames.map(placeOfFrame)).toEqual(['part-detail.js', 'late.js'])
    expect(stackText(frames)).toBe('priceOf part-detail-Bq3x_9Zk.js:1:5123\n? late-C0ffee12.js:12:7')
  })

  it('is read as Firefox and Safari write it, and says nothing of the page’s address', () => {
    expect(framesOf(firefox, origin)).toEqual([
      { name: 'priceOf', file: 'part-detail-Bq3x_9Zk.js', line: 1, column: 5123 },
    ])
  })

  it('has eight lines at most, and none when nothing in it is of the store', () => {
    expect(framesOf(`${firefox.split('\n')[0]}\n`.repeat(50), origin)).toHaveLength(8)
    expect(framesOf('Error: x\n    at a (chrome-extension://abc/x.js:1:2)', origin)).toEqual([])
  })
})

describe('a report of an error in a browser', () => {
  const report = { kind: 'uncaught', name: 'TypeError', message: 'x', frames: [], release: '0.2.0' }

  it.each([
    ['an unknown kind', { kind: 'other' }],
    ['a name that is a text', { name: 'pat@arctic.example' }],
    ['a long message', { message: 'x'.repeat(201) }],
    ['a frame with an address', { frames: [{ name: 'f', file: '/?s=text', line: 1, column: 1 }] }],
    ['too many frames', { frames: Array(9).fill({ name: 'f', file: 'a.js', line: 1, column: 1 }) }],
    ['an unknown field', { url: 'https://parts.example/?s=text' }],
  ])('is refused with %s', (_what, change) => {
    expect(pageErrorInput.safeParse(report).success).toBe(true)
    expect(pageErrorInput.safeParse({ ...report, ...change }).success).toBe(false)
  })
})
