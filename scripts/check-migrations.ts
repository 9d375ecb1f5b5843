// Checks that the migrations of both engines match the schema source: generating them again must change nothing. And
// that the release before can live with those that are new.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readMigrations } from '../packages/db/src/dialect/migrations.ts'
import { neighborProblems, type ReleaseList } from './lib/migration-rules.ts'
import { must, root } from './lib/run.ts'

const folders = { sqlite: 'sqlite:', postgres: 'postgres:' }

let drifted = false
for (const [folder, DATABASE_URL] of Object.entries(folders)) {
  const committed = join(root, 'drizzle', folder)
  const scratch = mkdtempSync(join(root, 'drizzle', `.${folder}-`))
  cpSync(committed, scratch, { recursive: true })
  const env = { DATABASE_URL, MIGRATIONS_OUT: scratch }
  await must('drizzle-kit', ['generate', '--name', 'drift'], { cwd: 'packages/db', env, stdio: 'ignore' })
  const added = readdirSync(scratch).filter((file) => !readdirSync(committed).includes(file))
  rmSync(scratch, { recursive: true })
  if (added.length > 0) {
    drifted = true
    console.error(
      `${folder}: the schema source has changes without a migration. Run npm run migrations -- NAME`,
    )
  }
}
const releases: ReleaseList = JSON.parse(readFileSync(join(root, 'drizzle/releases.json'), 'utf8'))
const problems = neighborProblems(readMigrations('postgres'), releases)
for (const problem of problems) console.error(`${problem}\nSee docs/handbook/upgrade.md.`)
process.exit(drifted || problems.length > 0 ? 1 : 0)
