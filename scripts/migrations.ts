// Generates the migrations of both engines from the single schema source: npm run migrations -- NAME
import { must } from './lib/run.ts'

const [name] = process.argv.slice(2)
if (!name) throw new Error('Enter a name for the migration: npm run migrations -- add_shipments')
for (const DATABASE_URL of ['sqlite:', 'postgres:']) {
  await must('drizzle-kit', ['generate', '--name', name], { cwd: 'packages/db', env: { DATABASE_URL } })
}
