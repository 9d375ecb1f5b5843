import { expect, it } from 'vitest'
import { neighborProblems, type ReleaseList } from './migration-rules.ts'

const list: ReleaseList = {
  releases: [{ version: '1.0.0', commit: '', migration: '0001_release' }],
  allowed: [],
}
const problems = (statements: readonly string[], change: Partial<ReleaseList> = {}) =>
  neighborProblems(
    [
      { tag: '0001_release', statements: ['DROP TABLE "before"'] },
      { tag: '0002_next', statements },
    ],
    { ...list, ...change },
  )

it.each([
  ['DROP TABLE "carts"', 'removes a table'],
  ['ALTER TABLE "orders" DROP COLUMN "placing"', 'removes a column'],
  ['ALTER TABLE "orders" RENAME COLUMN "a" TO "b"', 'renames'],
  ['ALTER TABLE "orders" RENAME TO "sales"', 'renames'],
  [
    'ALTER TABLE "orders" ADD COLUMN "dock" text NOT NULL;',
    'adds a column that rows of the release before leave empty; give it a default',
  ],
  ['ALTER TABLE "orders" ALTER COLUMN "dock" SET NOT NULL;', 'needs a value'],
  ['ALTER TABLE "orders" ALTER COLUMN "dock" SET DATA TYPE bigint;', 'changes a type'],
  ['ALTER TABLE "orders" ADD CONSTRAINT "orders_dock" CHECK (dock > 0)', 'may refuse a row'],
  ['CREATE UNIQUE INDEX "orders_dock" ON "orders" USING btree ("dock")', 'may refuse a row'],
  ['CREATE INDEX "orders_dock" ON "orders" USING btree ("dock")', 'keeps writers of the table waiting'],
])('a migration that the release before cannot live with is refused: %s', (statement, reason) => {
  expect(problems([statement])).toEqual([expect.stringContaining(`0002_next ${reason}`)])
})

it('a migration that only adds is fine: tables with their indexes, columns with a default or empty ones', () => {
  const added = [
    'CREATE TABLE "docks" (\n\t"id" integer PRIMARY KEY,\n\t"name" text NOT NULL\n);',
    'CREATE UNIQUE INDEX "docks_name" ON "docks" USING btree ("name")',
    'ALTER TABLE "docks" ADD CONSTRAINT "docks_name_given" CHECK (name <> \'\')',
    'ALTER TABLE "orders" ADD COLUMN "dock_id" bigint;',
    `ALTER TABLE "orders" ADD COLUMN "dock" text DEFAULT '' NOT NULL;`,
  ]
  expect(problems(added)).toEqual([])
})

it('a statement is allowed with the release that stopped using what it removes', () => {
  const statement = 'ALTER TABLE "orders" DROP COLUMN "placing"'
  const allowed = [{ migration: '0002_next', statement: 'DROP COLUMN "placing"', because: '1.0.0' }]
  expect(problems([statement], { allowed })).toEqual([])
  expect(problems([statement, 'DROP TABLE "carts"'], { allowed })).toHaveLength(1)
})
