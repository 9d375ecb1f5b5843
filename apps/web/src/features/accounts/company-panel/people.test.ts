import { createUserInput } from '@mullion/domain/accounts/user'
import { describe, expect, it } from 'vitest'
import { schemaProblems } from '../../../lib/form-problems.ts'
import { confirmsDeletion } from '../../../lib/person-words.ts'
import { roleName } from '../role-name.ts'
import { mayChange, rolesToGive } from './people.ts'

const house = { company: { id: 1 } } as Parameters<typeof rolesToGive>[0]
const customer = { company: { id: 2 } } as Parameters<typeof rolesToGive>[0]
const personProblems = (draft: object) => schemaProblems(createUserInput, draft)
const dana = { firstname: 'Dana', lastname: 'Reyes', email: 'dana@arctic.example', role: 'user' }

describe('the roles a user can assign', () => {
  it('in their own company are the customer roles, for a company admin', () => {
    expect(rolesToGive({ ...customer, role: 'company_admin' })).toEqual(['user', 'company_admin'])
  })

  it('in the manufacturer’s company are the staff roles, for a super admin only', () => {
    expect(rolesToGive({ ...house, role: 'super_admin' })).toEqual([
      'frank_user',
      'frank_admin',
      'super_admin',
    ])
    expect(rolesToGive({ ...house, role: 'frank_admin' })).toEqual([])
  })

  it('are also the roles of the users they can change', () => {
    expect(mayChange({ role: 'company_admin' }, { role: 'company_admin' })).toBe(true)
    expect(mayChange({ role: 'frank_admin' }, { role: 'frank_user' })).toBe(false)
    expect(mayChange({ role: 'super_admin' }, { role: 'frank_user' })).toBe(true)
  })
})

describe('role names', () => {
  it.each([
    ['user', 'Standard User'],
    ['company_admin', 'Company Admin'],
    ['frank_user', 'Parts Counter'],
    ['frank_admin', 'Store Admin'],
    ['super_admin', 'Super Admin'],
    ['guest', 'Other role'],
  ] as const)('show %s as %s', (role, name) => {
    expect(roleName(role)).toBe(name)
  })
})

describe('the user form', () => {
  it('accepts a complete user', () => {
    expect(personProblems(dana)).toEqual({})
  })

  it('reports missing fields', () => {
    expect(personProblems({ ...dana, firstname: ' ', lastname: '', email: '' })).toEqual({
      firstname: 'This field is required.',
      lastname: 'This field is required.',
      email: 'This field is required.',
    })
  })

  it.each(['dana', 'dana@arctic', 'dana@arctic.e', 'da na@arctic.example'])('rejects email %s', (email) => {
    expect(personProblems({ ...dana, email })).toEqual({ email: 'Invalid email format' })
  })
})

describe('the word that confirms a deletion', () => {
  it.each(['DELETE', 'delete', ' Delete '])('can be %j', (word) => {
    expect(confirmsDeletion(word)).toBe(true)
  })

  it.each(['', 'DELET', 'DELETE Dana'])('cannot be %j', (word) => {
    expect(confirmsDeletion(word)).toBe(false)
  })
})
