import { describe, expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { openTestDatabase } from '../testing/open-test-database.ts'
import {
  countRequestFiles,
  createDealerRequest,
  findRequestFile,
  listPendingFiles,
  listPendingRequests,
  listStoredNames,
  moveDealerRequest,
  type NewDealerRequest,
  removeRequestFiles,
  removeUnverifiedOf,
  removeUnverifiedUntil,
} from './dealer-request.repository.ts'
import { createMailedLink, findMailedLink } from './mailed-link.repository.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))

const request = (email: string, hour = 9, facts: Partial<NewDealerRequest> = {}): NewDealerRequest => ({
  stage: 'unverified',
  firstName: 'Dana',
  lastName: 'Reyes',
  companyName: 'Frost "Doors" ½',
  email,
  address: '1 Cold Street',
  address2: '',
  city: 'Columbus',
  state: 'OH',
  zip: '04321',
  phoneNumber: '6145550100',
  accountsReceivableEmail: '',
  requirePONumbers: true,
  requirePOUpload: false,
  createdAt: at(hour),
  ...facts,
})
const file = (storedAs: string) => ({
  name: `${storedAs}.pdf`,
  contentType: 'application/pdf',
  sizeBytes: 1200,
  storedAs,
})

async function add(db: Database, facts: NewDealerRequest, ...files: string[]): Promise<number> {
  const row = await db.transaction((tx) => createDealerRequest(tx, facts, files.map(file)))
  return row.id
}
const link = (subjectId: number, tokenHash: string, purpose: 'dealer_request' | 'verify_email') => ({
  tokenHash,
  purpose,
  subjectId,
  expiresAt: at(23),
  createdAt: at(9),
})
const names = (files: readonly { storedAs: string }[]) => files.map(({ storedAs }) => storedAs).sort()

describe('stored dealer requests', () => {
  it('are pending once verified, oldest verification first, with their files', async () => {
    await using db = await openTestDatabase()
    const late = await add(db, request('late@frost.example', 1), 'late-1')
    const early = await add(db, request('early@frost.example', 2), 'early-1', 'early-2')
    await add(db, request('never@frost.example', 3), 'never-1')
    const move = (id: number, hour: number) =>
      db.transaction((tx) =>
        moveDealerRequest(tx, id, { from: 'unverified', to: 'pending', verifiedAt: at(hour) }),
      )
    await move(late, 12)
    await move(early, 11)
    expect(await listPendingRequests(db.read)).toMatchObject([
      {
        ...request('early@frost.example', 2),
        id: early,
        removedAt: null,
        stage: 'pending',
        verifiedAt: at(11),
      },
      {
        ...request('late@frost.example', 1),
        id: late,
        removedAt: null,
        stage: 'pending',
        verifiedAt: at(12),
      },
    ])
    const files = await listPendingFiles(db.read)
    expect(files.map(({ requestId, storedAs }) => [requestId, storedAs])).toEqual([
      [late, 'late-1'],
      [early, 'early-1'],
      [early, 'early-2'],
    ])
    expect(await countRequestFiles(db.read, early)).toBe(2)
  })

  it('move to the next stage only once', async () => {
    await using db = await openTestDatabase()
    const id = await add(db, request('dana@frost.example'))
    const verify = () =>
      db.transaction((tx) =>
        moveDealerRequest(tx, id, { from: 'unverified', to: 'pending', verifiedAt: at(10) }),
      )
    const won = await Promise.all([verify(), verify()])
    expect(won.filter((row) => row !== null)).toMatchObject([{ id, stage: 'pending' }])
  })

  it('keep their verification time when they move to another stage', async () => {
    await using db = await openTestDatabase()
    const facts = request('dana@frost.example', 9, { stage: 'pending', verifiedAt: at(10) })
    const id = await add(db, facts)
    const moved = await db.transaction((tx) => moveDealerRequest(tx, id, { from: 'pending', to: 'accepted' }))
    expect(moved).toMatchObject({ stage: 'accepted', verifiedAt: at(10) })
  })

  it.each([
    ['unverified', false],
    ['pending', true],
    ['accepted', true],
    ['removed', false],
  ] as const)('in stage %s give access to their files: %s', async (stage, opens) => {
    await using db = await openTestDatabase()
    await add(db, request('dana@frost.example', 9, { stage }), 'one')
    expect((await findRequestFile(db.read, 1)) !== null).toBe(opens)
    expect(await findRequestFile(db.read, 2)).toBeNull()
  })

  it('can have their files removed, which returns the file names and leaves other requests alone', async () => {
    await using db = await openTestDatabase()
    const [one, other] = [
      await add(db, request('one@frost.example'), 'a', 'b'),
      await add(db, request('other@frost.example'), 'c'),
    ]
    expect(names(await db.transaction((tx) => removeRequestFiles(tx, [one])))).toEqual(['a', 'b'])
    expect(await db.transaction((tx) => removeRequestFiles(tx, []))).toEqual([])
    expect(await listStoredNames(db.read)).toEqual(['c'])
    expect(await countRequestFiles(db.read, other)).toBe(1)
  })
})

describe('unverified dealer requests', () => {
  it('are deleted by email with their files and links, and nothing else', async () => {
    await using db = await openTestDatabase()
    const mine = await add(db, request('dana@frost.example'), 'mine')
    await add(db, request('dana@frost.example', 9, { stage: 'pending' }), 'verified')
    const other = await add(db, request('else@frost.example'), 'else')
    await db.transaction(async (tx) => {
      await createMailedLink(tx, link(mine, 'mine', 'dealer_request'))
      await createMailedLink(tx, link(mine, 'of a user', 'verify_email'))
      await createMailedLink(tx, link(other, 'else', 'dealer_request'))
    })
    const removed = await db.transaction((tx) => removeUnverifiedOf(tx, 'dana@frost.example'))
    expect(names(removed)).toEqual(['mine'])
    expect((await listStoredNames(db.read)).sort()).toEqual(['else', 'verified'])
    const good = (tokenHash: string, purpose: 'dealer_request' | 'verify_email') =>
      findMailedLink(db.read, { tokenHash, purpose, now: at(10) })
    expect(await good('mine', 'dealer_request')).toBeNull()
    expect(await good('of a user', 'verify_email')).not.toBeNull()
    expect(await good('else', 'dealer_request')).not.toBeNull()
    expect(await db.transaction((tx) => removeUnverifiedOf(tx, 'dana@frost.example'))).toEqual([])
  })

  it('are deleted by age, including those at the exact cutoff', async () => {
    await using db = await openTestDatabase()
    await add(db, request('before@frost.example', 8), 'before')
    await add(db, request('edge@frost.example', 9), 'edge')
    await add(db, request('after@frost.example', 10), 'after')
    await add(db, request('waits@frost.example', 1, { stage: 'pending' }), 'waits')
    const removed = await db.transaction((tx) => removeUnverifiedUntil(tx, at(9)))
    expect(names(removed)).toEqual(['before', 'edge'])
    expect((await listStoredNames(db.read)).sort()).toEqual(['after', 'waits'])
  })
})
