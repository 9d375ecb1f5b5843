import { createCompanyService } from '@mullion/api/accounts/company.service'
import { createFirstSuperAdmin, notTheFirst } from '@mullion/api/accounts/first-admin.service'
import { createAuthenticator } from '@mullion/auth/authenticator'
import { countOtherSuperAdmins } from '@mullion/db/accounts/user.repository'
import { createUserInput } from '@mullion/domain/accounts/user'
import { usageFailure } from '@mullion/terminal/exit-codes'
import type { Output } from '@mullion/terminal/program'
import { storeInfoOf } from '../store-info-of.ts'
import { openStore } from './open-store.ts'

interface Person {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
}

/** Creates the first super admin of a store and prints the temporary password. */
export async function createAdmin(
  output: Output,
  named: Person,
  { dryRun = false }: { readonly dryRun?: boolean },
): Promise<void> {
  const person = createUserInput.safeParse(named)
  if (!person.success) {
    throw usageFailure(
      person.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    )
  }
  const { terminal } = output
  await using store = await openStore(terminal)
  const { db, env, clock } = store
  if (dryRun) {
    if ((await countOtherSuperAdmins(db.read, 0, { demo: env.MULLION_DEMO })) > 0) throw notTheFirst()
    return terminal.note(`Dry run: ${person.data.email} would be the first super admin of ${store.shownUrl}.`)
  }
  // Password hashing needs no secret; the cookie secret belongs to the server.
  const authenticator = createAuthenticator({
    db,
    secret: 'x'.repeat(32),
    secure: true,
    storeName: env.STORE_NAME,
  })
  await createCompanyService({ db, storeInfo: storeInfoOf(env), clock }).ensureHouse()
  const facts = { db, authenticator, clock, demo: env.MULLION_DEMO }
  const password = await createFirstSuperAdmin(facts, person.data)
  const { email } = person.data
  output.show({ email, password }, () =>
    terminal.print(`${email} can sign in within seven days with the temporary password ${password}`),
  )
}
