// Creates the first super admin of a store: npm run create-admin -- pat@store.example Pat Quinn
// DATABASE_URL and DATA_DIR name the store; the first super admin adds the others in the web client.
import { createCompanyService } from '@mullion/api/accounts/company.service'
import { createFirstSuperAdmin } from '@mullion/api/accounts/first-admin.service'
import { createAuthenticator } from '@mullion/auth/authenticator'
import { openDatabase } from '@mullion/db/open'
import { createUserInput } from '@mullion/domain/accounts/user'
import { readEnv } from '../apps/server/src/env.ts'
import { storeInfoOf } from '../apps/server/src/start.ts'

const [email, firstname, lastname] = process.argv.slice(2)
const person = createUserInput.safeParse({ email, firstname, lastname })
if (!person.success) {
  console.error('Enter an email address and a name: npm run create-admin -- pat@store.example Pat Quinn')
  for (const { path, message } of person.error.issues) console.error(`  ${path.join('.')}: ${message}`)
  process.exit(1)
}

const env = readEnv(process.env)
const db = await openDatabase(env.DATABASE_URL)
const clock = () => new Date()
// Password hashing needs no secret; the cookie secret belongs to the server.
const authenticator = createAuthenticator({
  db,
  secret: 'x'.repeat(32),
  secure: true,
  storeName: env.STORE_NAME,
})
try {
  await createCompanyService({ db, storeInfo: storeInfoOf(env), clock }).ensureHouse()
  const password = await createFirstSuperAdmin(
    { db, authenticator, clock, demo: env.MULLION_DEMO },
    person.data,
  )
  console.log(`${person.data.email} can sign in within seven days with the temporary password ${password}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await db.close()
}
