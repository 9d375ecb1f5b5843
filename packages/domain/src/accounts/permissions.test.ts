import { describe, expect, it } from 'vitest'
import { type Role, roles } from './actor.ts'
import { abilitySentences } from './api-token.ts'
import { type Ability, may, permissions, rolesGrantedBy, tokenAbilitiesOf } from './permissions.ts'

const abilities = Object.keys(permissions) as Ability[]
const tokenWith = (...chosen: readonly Ability[]) => ({ id: 1, abilities: chosen })

describe('an API token', () => {
  it.each(roles)('may do what its owner, a %s, may, and what was chosen for it', (role) => {
    for (const chosen of abilities) {
      for (const ability of abilities) {
        const comesWith = ability === 'viewRecords' && chosen === 'administer'
        const expected = may({ role }, ability) && (ability === chosen || comesWith)
        expect(may({ role, token: tokenWith(chosen) }, ability), `${chosen} ${ability}`).toBe(expected)
      }
    }
    const everything = { role, token: tokenWith(...abilities) }
    for (const ability of abilities) {
      expect(may(everything, ability)).toBe(may({ role }, ability))
      expect(may({ role, token: tokenWith() }, ability)).toBe(false)
    }
  })

  it('cannot have the permission to make accounts and tokens for services', () => {
    expect(tokenAbilitiesOf('super_admin')).not.toContain('manageServiceAccounts')
    expect(may({ role: 'super_admin' }, 'manageServiceAccounts')).toBe(true)
  })

  it.each<[string, Role, readonly Ability[], readonly Role[]]>([
    ['users of the company', 'super_admin', ['manageCompanyUsers'], ['user']],
    [
      'users, orders and approvals of the company',
      'super_admin',
      ['manageCompanyUsers', 'viewCompanyOrders', 'manageApprovals', 'manageTaxCertificates'],
      ['user', 'company_admin'],
    ],
    [
      'what staff at the counter do',
      'super_admin',
      ['manageCompanyUsers', 'seeInternalParts', 'actForCompany'],
      ['user', 'frank_user'],
    ],
    ['everything', 'frank_admin', abilities, ['user', 'company_admin']],
    ['everything', 'user', abilities, []],
  ])('for %s of a %s grants only roles that may not do more', (_name, role, chosen, expected) => {
    expect(rolesGrantedBy({ role, token: tokenWith(...chosen) })).toEqual(expected)
  })
})

it('each permission says in a sentence what a token with it may do', () => {
  expect(Object.keys(abilitySentences).toSorted()).toEqual(abilities.toSorted())
  expect(new Set(Object.values(abilitySentences)).size).toBe(abilities.length)
})
