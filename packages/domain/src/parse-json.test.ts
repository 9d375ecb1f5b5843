import { expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'

it.each([
  ['{"a":[1]}', { a: [1] }],
  ['7', 7],
  ['null', null],
  ['{"a":', null],
  ['', null],
  [null, null],
  [undefined, null],
])('parses %j as %j', (text, value) => {
  expect(parseJson(text)).toEqual(value)
})
