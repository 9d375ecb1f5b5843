import { describe, expect, it } from 'vitest'
import { certificateStates, exemptsOn, reminderDue, statesBefore } from './certificate-state.ts'
import { certificateProblem } from './tax-certificate.ts'

describe('a tax certificate', () => {
  const valid = { status: 'accepted', validFrom: '2026-01-01', validUntil: '2026-12-31' } as const

  it.each([
    ['2025-12-31', false],
    ['2026-01-01', true],
    ['2026-12-31', true],
    ['2027-01-01', false],
  ])('exempts on %s: %s', (day, exempts) => {
    expect(exemptsOn(valid, day)).toBe(exempts)
  })

  it('exempts only while it is accepted, and without an end for good', () => {
    for (const status of certificateStates)
      expect(exemptsOn({ ...valid, status }, '2026-06-01')).toBe(status === 'accepted')
    expect(exemptsOn({ ...valid, validUntil: null }, '2099-01-01')).toBe(true)
  })

  it('is decided once', () => {
    expect(statesBefore('accepted')).toEqual(['waiting'])
    expect(statesBefore('refused')).toEqual(['waiting'])
    expect(statesBefore('withdrawn')).toEqual(['waiting', 'accepted'])
  })

  it.each([
    ['2026-10-31', null, null],
    ['2026-11-01', null, 60],
    ['2026-11-01', 60, null],
    ['2026-12-16', 60, null],
    ['2026-12-17', 60, 14],
    ['2026-12-17', null, 14],
    ['2026-12-31', 14, null],
    ['2027-01-01', null, null],
  ])('on %s after the reminder %s gets the reminder %s', (today, reminded, due) => {
    expect(reminderDue({ validUntil: '2026-12-31', reminded }, today)).toBe(due)
  })

  it.each([
    [{ validUntil: null }, null],
    [{ validUntil: '2026-11-20' }, null],
    [{ validUntil: '2026-11-19' }, 'validUntil'],
    [{ validFrom: '2026-12-02', validUntil: '2026-12-01' }, 'validUntil'],
  ])('with %j is wrong in %s', (change, field) => {
    const fields = { state: 'OH', number: 'OH-1', validFrom: '2026-01-01', ...change } as const
    expect(certificateProblem(fields, '2026-11-20')?.field ?? null).toBe(field)
  })
})
