import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { companyUsersInput } from './accounts/user.ts'
import { newPartForm, partForm } from './admin/part-form.ts'
import { drillDownInput } from './analytics/drill-down.ts'
import { exportPageInput, importUploadInput } from './imports/import.ts'
import { addNoteInput } from './orders/order-desk.ts'

async function* file() {}
const days = { startDate: '2026-11-01', endDate: '2026-11-30' }

type Input = readonly [field: string, schema: z.ZodMiniType, of: (text: string) => object]
const inputs: readonly Input[] = [
  ['text', addNoteInput, (text) => ({ orderId: 1, text })],
  ['search', companyUsersInput, (search) => ({ search })],
  ['after', exportPageInput, (after) => ({ kind: 'parts', after })],
  ['fileName', importUploadInput, (fileName) => ({ kind: 'parts', fileName, source: file() })],
  ['figure.key', drillDownInput, (key) => ({ ...days, figure: { of: 'part', key } })],
  ['part_name', partForm, (text) => ({ part_name: text })],
  ['private_notes', newPartForm, (text) => ({ private_notes: text })],
]

/** Fields with problems, when the field has this text; other fields may be missing. */
const problems = ([, schema, of]: Input, text: string) =>
  schema.safeParse(of(text)).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('text with a character that some databases cannot store', () => {
  it.each(inputs)('is refused in %s', (...input) => {
    const refused = `${input[0]}: Remove the unprintable characters.`
    expect(problems(input, 'Dock 3')).not.toContain(refused)
    expect(problems(input, 'Dock\u0000 3')).toContain(refused)
  })

  it('does not include tabs and line breaks in multi-line fields', () => {
    for (const input of inputs.filter(([field]) => field === 'text' || field === 'private_notes'))
      expect(problems(input, 'Dock\t3\r\nGate 4').join()).not.toContain('unprintable')
  })
})
