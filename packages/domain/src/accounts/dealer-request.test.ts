import { describe, expect, it } from 'vitest'
import {
  acceptFiles,
  dealerRequestForm,
  filesProblem,
  filesRefused,
  maxFileBytes,
  type UploadedFile,
} from './dealer-request.ts'

const form = {
  firstName: 'Dana',
  lastName: 'Reyes',
  companyName: 'Frost Doors',
  email: 'dana@frost.example',
  address: '1 Cold Street',
  city: 'Columbus',
  state: 'OH',
  zip: '43215',
  phoneNumber: '6145550100',
}

function problems(change: object): Record<string, string> {
  const read = dealerRequestForm.safeParse({ ...form, ...change })
  const issues = (read.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message])
  // Reversed, so that the first issue of each field wins, as in the form.
  return Object.fromEntries(issues.reverse())
}

describe('the dealer request form', () => {
  it('fills in optional fields', () => {
    expect(dealerRequestForm.parse(form)).toEqual({
      ...form,
      address2: '',
      accountsReceivableEmail: '',
      requirePONumbers: false,
      requirePOUpload: false,
    })
  })

  it('lowercases email addresses', () => {
    const typed = { ...form, email: ' Dana@Frost.Example ', accountsReceivableEmail: 'AR@Frost.Example' }
    expect(dealerRequestForm.parse(typed)).toMatchObject({
      email: 'dana@frost.example',
      accountsReceivableEmail: 'ar@frost.example',
    })
  })

  it.each(['firstName', 'lastName', 'companyName', 'address', 'city', 'state', 'zip', 'phoneNumber'])(
    'requires %s',
    (field) => {
      expect(problems({ [field]: undefined })).toEqual({ [field]: 'This field is required.' })
      expect(problems({ [field]: '  ' })).toEqual({ [field]: 'This field is required.' })
    },
  )

  it.each([
    ['a missing email', { email: undefined }, { email: 'Invalid email format' }],
    ['an incomplete email', { email: 'dana@frost' }, { email: 'Invalid email format' }],
    [
      'an incomplete accounts receivable email',
      { accountsReceivableEmail: 'ar@' },
      { accountsReceivableEmail: 'Invalid email format' },
    ],
    ['an unknown state', { state: 'XX' }, { state: 'Choose a state from the list.' }],
    [
      'a state named after an object method',
      { state: 'toString' },
      { state: 'Choose a state from the list.' },
    ],
    ['a ZIP code of six digits', { zip: '432156' }, { zip: 'ZIP code must be 5 digits.' }],
    ['letters in the ZIP code', { zip: '4321a' }, { zip: 'ZIP code must be 5 digits.' }],
    ['dashes in the phone number', { phoneNumber: '614-555-0100' }, { phoneNumber: expect.any(String) }],
    ['a line break', { companyName: 'Frost\r\nBcc: all@frost.example' }, { companyName: expect.any(String) }],
    ['101 characters', { city: 'x'.repeat(101) }, { city: 'Use at most 100 characters.' }],
  ])('refuses %s', (_title, change, expected) => {
    expect(problems(change)).toEqual(expected)
  })
})

const pdf = (name = 'certificate.pdf', size = 100): UploadedFile => {
  const bytes = new Uint8Array(size)
  bytes.set(new TextEncoder().encode('%PDF-1.7'))
  return { name, type: 'application/pdf', bytes }
}
const text = (name: string, type: string, content: string) => ({
  name,
  type,
  bytes: new TextEncoder().encode(content),
})

function refusal(...files: UploadedFile[]): string | null {
  const accepted = acceptFiles(files)
  return 'problem' in accepted ? filesRefused(accepted.problem).message : null
}

const typeHint = 'Please upload a PDF, PNG, JPEG, or GIF file.'

describe('dealer request documents', () => {
  it('are accepted at the limits', () => {
    expect(refusal(...Array.from({ length: 5 }, () => pdf('a.pdf', maxFileBytes)))).toBeNull()
    expect(refusal(...Array.from({ length: 10 }, () => pdf()))).toBeNull()
    expect(refusal()).toBeNull()
  })

  it('get their type from their content, whatever they claim', () => {
    const accepted = acceptFiles([{ ...pdf('scan.png'), type: 'image/png' }])
    expect(accepted).toMatchObject({ files: [{ name: 'scan.png.pdf', contentType: 'application/pdf' }] })
  })

  it.each([
    ['an HTML file', [text('a.html', 'text/html', '<p>')], `File type text/html is not allowed. ${typeHint}`],
    ['a file without a type', [text('a', '', '%PDF-1.7')], `File type unknown is not allowed. ${typeHint}`],
    [
      'an HTML file named as a PDF',
      [text('a.pdf', 'application/pdf', '<!doctype html><script>alert(1)</script>')],
      `File type unknown is not allowed. ${typeHint} File: a.pdf.`,
    ],
    [
      'a false PDF among others',
      [pdf(), text('a.pdf', 'application/pdf', 'MZ')],
      `File type unknown is not allowed. ${typeHint} File: a.pdf.`,
    ],
    ['an empty file', [text('a.pdf', 'application/pdf', '')], 'a.pdf is empty. Choose another file.'],
    [
      'a file one byte over 2 MB',
      [pdf('big.pdf', maxFileBytes + 1)],
      'File size of big.pdf exceeds the 2MB limit.',
    ],
    [
      'a file one byte over 2 MB with a path in its name',
      [pdf('C:\\a\\big.pdf', maxFileBytes + 1)],
      'File size of big.pdf exceeds the 2MB limit.',
    ],
    [
      'files one byte over 10 MB in total',
      [...Array.from({ length: 5 }, () => pdf('a.pdf', maxFileBytes - 10)), pdf('b.pdf', 51)],
      'Total file size exceeds the 10MB limit.',
    ],
    ['eleven files', Array.from({ length: 11 }, () => pdf()), 'Choose at most 10 files.'],
  ])('are refused: %s', (_title, files, message) => {
    expect(refusal(...files)).toBe(message)
  })

  it('are refused under the files field', () => {
    const { code, details } = filesRefused({ text: 'Too large.', hint: '' })
    expect([code, details]).toEqual(['accounts.request_files_refused', { fields: { files: 'Too large.' } }])
  })

  it('are checked on the page by name, type and size', () => {
    expect(filesProblem([{ name: 'a.svg', type: 'image/svg+xml', size: 1 }])).toEqual({
      text: 'File type image/svg+xml is not allowed.',
      hint: typeHint,
    })
    expect(filesProblem([{ name: 'a.gif', type: 'image/gif', size: 1 }])).toBeNull()
  })
})
