import { describe, expect, it } from 'vitest'
import { auditActions } from './audit.ts'
import { auditActionName, auditActionsNamed, auditSentence, auditText, fieldWords } from './audit-words.ts'

describe('an audited action', () => {
  it.each([
    ['role_changed', 'Changed the role of Pat Miller'],
    ['signed_in', 'Signed in'],
  ] as const)('is a sentence: %s', (action, sentence) => {
    expect(auditSentence(action, 'Pat Miller')).toBe(sentence)
  })

  it('is never a raw code', () => {
    for (const action of auditActions) expect(auditActionName(action)).toMatch(/^[A-Z][^_{}]+$/)
    expect(new Set(auditActions.map(auditActionName)).size).toBe(auditActions.length)
  })

  it('is found by a part of its name', () => {
    expect(auditActionsNamed('the ROLE of')).toEqual(['role_changed'])
  })
})

describe('a logged value', () => {
  it.each([
    ['password', 'cold-storage-42', 'hidden'],
    ['oneTimePassword', 'abc', 'hidden'],
    ['note', 'card 4000 1000 1111 2224 was declined', 'card •••• 2224 was declined'],
    ['note', '4000100011112224', '•••• 2224'],
    ['trackingNumber', '1Z999AA10123456784', '1Z999AA10123456784'],
    ['name', 'DEMO-orders-20261124-203239.csv', 'DEMO-orders-20261124-203239.csv'],
    ['freightCents', 18550, '18550'],
    ['proprietary', true, 'Yes'],
    ['pendingEmail', null, ''],
    ['states', ['NC', 'OH'], '["NC","OH"]'],
  ])('%s is shown without secrets: %s', (name, value, shown) => {
    expect(auditText(name, value)).toBe(shown)
  })

  it('has its name in words', () => {
    expect(['trackingNumber', 'part_number', 'carrier'].map(fieldWords)).toEqual([
      'Tracking number',
      'Part number',
      'Carrier',
    ])
  })
})
