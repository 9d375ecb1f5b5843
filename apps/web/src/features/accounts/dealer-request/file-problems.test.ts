import { describe, expect, it } from 'vitest'
import { fileControlProblems, fileProblems } from './file-problems.ts'

const megabyte = 1_048_576
const pdf = (name: string, bytes: number) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })
const places = (...files: (File | null)[]) => files.map((file, at) => ({ id: at + 1, file }))

describe('the files of an account request', () => {
  it('are valid when each is a document of at most 2 MB, and slots may be empty', () => {
    expect(fileProblems(places(pdf('oh.pdf', 2 * megabyte), null))).toEqual({ slots: {}, all: null })
  })

  it('are checked one by one', () => {
    const text = new File(['hello'], 'notes.txt', { type: 'text/plain' })
    expect(fileProblems(places(pdf('oh.pdf', 10), text, pdf('scan.pdf', 2 * megabyte + 1)))).toEqual({
      slots: {
        2: 'File type text/plain is not allowed. Please upload a PDF, PNG, JPEG, or GIF file.',
        3: 'File size of scan.pdf exceeds the 2MB limit.',
      },
      all: null,
    })
  })

  it('are rejected above 10 MB in total', () => {
    const six = Array.from({ length: 6 }, (_, at) => pdf(`${at}.pdf`, 1.8 * megabyte))
    expect(fileProblems(places(...six)).all).toBe('Total file size exceeds the 10MB limit.')
    expect(fileProblems(places(...six.slice(1))).all).toBeNull()
  })

  it('show their problems at the control that fixes them', () => {
    expect(Object.keys(fileControlProblems(places(null, pdf('scan.pdf', 3 * megabyte))))).toEqual(['file-2'])
    const six = Array.from({ length: 6 }, (_, at) => pdf(`${at}.pdf`, 1.8 * megabyte))
    expect(Object.keys(fileControlProblems(places(...six)))).toEqual(['add-file'])
  })
})
