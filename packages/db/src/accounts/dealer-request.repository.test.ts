import { describe, expect, it } from 'vitest'
import type { Store } from '../store.ts'
import { openTestStore } from '../testing/open-test-store.ts'
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

async function add(store: Store, facts: NewDealerRequest, ...files: string[]): Promise<number> {
  const row = await store.transaction((tx) => createDealerRequest(tx, facts, files.map(file)))
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

describe('stored requests', () => {
  it('wait for staff once they are verified, the longest waiting first, each with its files', async () => {
    await using store = await openTestStore()
    const late = await add(store, request('late@frost.example', 1), 'late-1')
    const early = await add(store, request('early@frost.example', 2), 'early-1', 'early-2')
    await add(store, request('never@frost.example', 3), 'never-1')
    const move = (id: number, hour: number) =>
      store.transaction((tx) =>
        moveDealerRequest(tx, id, { from: 'unverified', to: 'pending', verifiedAt: at(hour) }),
      )
    await move(late, 12)
    await move(early, 11)
    expect(await listPendingRequests(store.read)).toEqual([
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
    const files = await listPendingFiles(store.read)
    expect(files.map(({ requestId, storedAs }) => [requestId, storedAs])).toEqual([
      [late, 'late-1'],
      [early, 'early-1'],
      [early, 'early-2'],
    ])
    expect(await countRequestFiles(store.read, early)).toBe(2)
  })

  it('are moved on once', async () => {
    await using store = await openTestStore()
    const id = await add(store, request('dana@frost.example'))
    const verify = () =>
      store.transaction((tx) =>
        moveDealerRequest(tx, id, { from: 'unverified', to: 'pending', verifiedAt: at(10) }),
      )
    const won = await Promise.all([verify(), verify()])
    expect(won.filter((row) => row !== null)).toMatchObject([{ id, stage: 'pending' }])
  })

  it('keep when they were verified as they move on', async () => {
    await using store = await openTestStore()
    const facts = request('dana@frost.example', 9, { stage: 'pending', verifiedAt: at(10) })
    const id = await add(store, facts)
    const moved = await store.transaction((tx) =>
      moveDealerRequest(tx, id, { from: 'pending', to: 'accepted' }),
    )
    expect(moved).toMatchObject({ stage: 'accepted', verifiedAt: at(10) })
  })

  it.each([
    ['unverified', false],
    ['pending', true],
    ['accepted', true],
    ['removed', false],
  ] as const)('that are %s open their files: %s', async (stage, opens) => {
    await using store = await openTestStore()
    await add(store, request('dana@frost.example', 9, { stage }), 'one')
    expect((await findRequestFile(store.read, 1)) !== null).toBe(opens)
    expect(await findRequestFile(store.read, 2)).toBeNull()
  })

  it('lose their files alone, which are given back', async () => {
    await using store = await openTestStore()
    const [one, other] = [
      await add(store, request('one@frost.example'), 'a', 'b'),
      await add(store, request('other@frost.example'), 'c'),
    ]
    expect(names(await store.transaction((tx) => removeRequestFiles(tx, [one])))).toEqual(['a', 'b'])
    expect(await store.transaction((tx) => removeRequestFiles(tx, []))).toEqual([])
    expect(await listStoredNames(store.read)).toEqual(['c'])
    expect(await countRequestFiles(store.read, other)).toBe(1)
  })
})

describe('requests that nobody verified', () => {
  it('are forgotten by their address, with files and links, and nothing else is', async () => {
    await using store = await openTestStore()
    const mine = await add(store, request('dana@frost.example'), 'mine')
    await add(store, request('dana@frost.example', 9, { stage: 'pending' }), 'verified')
    const other = await add(store, request('else@frost.example'), 'else')
    await store.transaction(async (tx) => {
      await createMailedLink(tx, link(mine, 'mine', 'dealer_request'))
      await createMailedLink(tx, link(mine, 'of a user', 'verify_email'))
      await createMailedLink(tx, link(other, 'else', 'dealer_request'))
    })
    const gone = await store.transaction((tx) => removeUnverifiedOf(tx, 'dana@frost.example'))
    expect(names(gone)).toEqual(['mine'])
    expect((await listStoredNames(store.read)).sort()).toEqual(['else', 'verified'])
    const good = (tokenHash: string, purpose: 'dealer_request' | 'verify_email') =>
      findMailedLink(store.read, { tokenHash, purpose, now: at(10) })
    expect(await good('mine', 'dealer_request')).toBeNull()
    expect(await good('of a user', 'verify_email')).not.toBeNull()
    expect(await good('else', 'dealer_request')).not.toBeNull()
    expect(await store.transaction((tx) => removeUnverifiedOf(tx, 'dana@frost.example'))).toEqual([])
  })

  it('are forgotten by their age, at the instant itself too', async () => {
    await using store = await openTestStore()
    await add(store, request('before@frost.example', 8), 'before')
    await add(store, request('edge@frost.example', 9), 'edge')
    await add(store, request('after@frost.example', 10), 'after')
    await add(store, request('waits@frost.example', 1, { stage: 'pending' }), 'waits')
    const gone = await store.transaction((tx) => removeUnverifiedUntil(tx, at(9)))
    expect(names(gone)).toEqual(['before', 'edge'])
    expect((await listStoredNames(store.read)).sort()).toEqual(['after', 'waits'])
  })
})
