import { full } from '@mullion/config/test-speed'
import { createApiToken } from '@mullion/db/accounts/api-token.repository'
import { hashOfKey } from '@mullion/db/security/key-hash'
import { type Ability, permissions } from '@mullion/domain/accounts/permissions'
import { type Caller, callers, type PermissionWorld } from './permission-world.ts'
import { bodyFirst, type Needs } from './token-needs.ts'

type Client = ReturnType<PermissionWorld['page']>

/** A row of a permission table, as API tokens call it. */
export interface TokenCall {
  readonly name: string
  /** The statuses for people, in the order of `callers`. */
  readonly statuses: string
  readonly needs: Needs
  readonly prepare: () => Promise<unknown>
  readonly send: (client: Client, prepared: unknown) => Promise<Response>
}

interface Attempt {
  readonly caller: Exclude<Caller, 'guest'>
  readonly abilities: readonly Ability[]
  /** The statuses that are right; others are reported. */
  readonly expected: readonly number[]
}

const allAbilities = Object.keys(permissions) as Ability[]
/** The permissions that each comes with. */
const comesWith = (ability: Ability): readonly Ability[] =>
  ability === 'viewRecords' ? ['viewRecords', 'administer'] : [ability]
const owners = callers.filter((caller) => caller !== 'guest')

/**
 * Every owner with exactly the permissions that the call needs, and with all others; a super admin with each permission
 * alone. In a short run, only with those that let the call in, because the others are refused together.
 */
function attemptsOf({ name, statuses, needs }: TokenCall): Attempt[] {
  const refused = bodyFirst.has(name) ? [400, 415] : [403]
  const asPeople = (caller: Caller) => Number(statuses.split(' ')[callers.indexOf(caller)])
  if (needs === 'people')
    return owners.map((caller) => {
      const isMiss = asPeople(caller) === 404
      return { caller, abilities: allAbilities, expected: isMiss ? [403, 404] : [403] }
    })
  if (needs === 'nothing') {
    return owners.map((caller) => ({ caller, abilities: [], expected: [asPeople(caller)] }))
  }
  const [first = []] = needs
  const letsIn = (ability: Ability) => [first].flat().some((each) => comesWith(each).includes(ability))
  const whole = asPeople('super_admin')
  const alone = (ability: Ability) => {
    if (!letsIn(ability)) return refused
    return needs.flat().length === 1 ? [whole] : [whole, 403, 404]
  }
  return [
    ...owners.map((caller) => ({ caller, abilities: needs.flat(), expected: [asPeople(caller)] })),
    ...owners.map((caller) => ({
      ...{ caller, expected: refused },
      abilities: allAbilities.filter((ability) => !letsIn(ability)),
    })),
    { caller: 'super_admin', abilities: [], expected: refused },
    ...(full ? allAbilities : allAbilities.filter(letsIn)).map((ability) => ({
      ...{ caller: 'super_admin' as const, abilities: [ability], expected: alone(ability) },
    })),
  ]
}

/** Returns clients whose tokens have any permissions, also those that their owner lacks. */
function tokenClients(world: PermissionWorld) {
  const clients = new Map<string, Client>()
  return async (caller: Attempt['caller'], abilities: readonly Ability[]): Promise<Client> => {
    const key = `${caller} ${abilities.join(' ')}`
    const known = clients.get(key)
    if (known) return known
    const secret = `mul_${String(clients.size).padStart(43, '0')}`
    const row = { userId: world.idOf(caller), name: key, prefix: 'mul_', abilities: [...abilities] }
    const facts = { tokenHash: hashOfKey(secret), createdAt: world.clock() }
    await world.db.transaction((tx) => createApiToken(tx, { ...row, ...facts }))
    const client = world.browser({ Authorization: `Bearer ${secret}` })
    clients.set(key, client)
    return client
  }
}

/** Makes the calls with tokens of every kind; returns each answer that is not as it should be. */
export async function wrongTokenAnswers(
  world: PermissionWorld,
  calls: readonly TokenCall[],
): Promise<string[]> {
  const clientOf = tokenClients(world)
  const wrong: string[] = []
  for (const call of calls) {
    let prepared = await call.prepare()
    for (const { caller, abilities, expected } of attemptsOf(call)) {
      // What is refused changes nothing, so the next attempt can use it.
      const answer = await call.send(await clientOf(caller, abilities), prepared)
      if (answer.status < 400) prepared = await call.prepare()
      if (expected.includes(answer.status)) continue
      wrong.push(
        `${call.name}: ${caller} with [${abilities}] got ${answer.status}, not ${expected.join(' or ')}`,
      )
    }
  }
  return wrong
}
