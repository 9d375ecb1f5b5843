import { describe, expect, it } from 'vitest'
import { confirmsDeletion } from '../../../lib/person-words.ts'
import { roleName } from '../role-name.ts'
import { mayChange, personProblems, rolesToGive, typedPerson } from './people.ts'

const house = { company: { id: 1 } } as Parameters<typeof rolesToGive>[0]
const customer = { company: { id: 2 } } as Parameters<typeof rolesToGive>[0]
const dana = { firstname: 'Dana', lastname: 'Reyes', email: 'dana@arctic.example', role: 'user' }

describe('the roles that somebody may give', () => {
  it('in their own company are those of customers for a company admin', () => {
    expect(rolesToGive({ ...customer, role: 'company_admin' })).toEqual(['user', 'company_admin'])
  })

  it('in the house company are those of staff, for a super admin alone', () => {
    expect(rolesToGive({ ...house, role: 'super_admin' })).toEqual([
      'frank_user',
      'frank_admin',
      'super_admin',
    ])
    expect(rolesToGive({ ...house, role: 'frank_admin' })).toEqual([])
  })

  it('are also the roles of the people whom they may change', () => {
    expect(mayChange({ role: 'company_admin' }, { role: 'company_admin' })).toBe(true)
    expect(mayChange({ role: 'frank_admin' }, { role: 'frank_user' })).toBe(false)
    expect(mayChange({ role: 'super_admin' }, { role: 'frank_user' })).toBe(true)
  })
})

describe('a role in words', () => {
  it.each([
    ['user', 'Standard User'],
    ['company_admin', 'Company Admin'],
    ['frank_user', 'Parts Counter'],
    ['frank_admin', 'Store Admin'],
    ['super_admin', 'Super Admin'],
    ['guest', 'Other role'],
  ] as const)('%s is %s', (role, name) => {
    expect(roleName(role)).toBe(name)
  })
})

describe('the form of a person', () => {
  it('finds nothing wrong with a person who is complete', () => {
    expect(personProblems(dana)).toEqual({})
  })

  it('asks for what is missing', () => {
    expect(personProblems({ ...dana, firstname: ' ', lastname: '', email: '' })).toEqual({
      firstname: 'This field is required.',
      lastname: 'This field is required.',
      email: 'This field is required.',
    })
  })

  it.each(['dana', 'dana@arctic', 'dana@arctic.e', 'da na@arctic.example'])('does not take %s', (email) => {
    expect(personProblems({ ...dana, email })).toEqual({ email: 'Invalid email format' })
  })

  it('writes an e-mail address in lower case while it is typed, and a name as it is', () => {
    expect(typedPerson(dana, 'email', 'Dana.R@Arctic.Example').email).toBe('dana.r@arctic.example')
    expect(typedPerson(dana, 'lastname', 'McKay').lastname).toBe('McKay')
  })
})

describe('the word that a deletion asks for', () => {
  it.each(['DELETE', 'delete', ' Delete '])('%j is it', (word) => {
    expect(confirmsDeletion(word)).toBe(true)
  })

  it.each(['', 'DELET', 'DELETE Dana'])('%j is not', (word) => {
    expect(confirmsDeletion(word)).toBe(false)
  })
})
