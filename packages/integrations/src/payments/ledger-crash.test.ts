import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readTransactions } from './ledger.ts'
import { createSandboxGateway } from './sandbox.ts'
import { charge } from './testing/cards.ts'

const buyer = fileURLToPath(new URL('./testing/endless-buyer.ts', import.meta.url))
const patientBuyer = fileURLToPath(new URL('./testing/patient-buyer.ts', import.meta.url))
const clock = () => new Date('2026-11-20T12:00:00Z')
let folder: string
let ledgerFile: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mullion-crash-'))
  ledgerFile = join(folder, 'ledger.db')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

interface Step {
  readonly state: string
  readonly reference: string
  /** The gateway's number of the payment, or the token of the saved card. */
  readonly id: string
}

/** Starts the endless buyer, kills it after some acknowledged steps, and returns every step it acknowledged. */
async function killAfter(steps: number, run: string): Promise<Step[]> {
  const child = spawn(process.execPath, [buyer, ledgerFile, run], { stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = new Promise((resolve) => child.once('close', resolve))
  const acknowledged: Step[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    const [state = '', reference = '', id = ''] = line.split(' ')
    acknowledged.push({ state, reference, id })
    if (acknowledged.length === steps) child.kill('SIGKILL')
  }
  await closed
  expect(child.signalCode).toBe('SIGKILL')
  return acknowledged
}

describe('a killed store', () => {
  it('finds every acknowledged payment and saved card, run after run', {
    timeout: 60_000,
  }, async () => {
    const acknowledged: Step[] = []
    for (const [run, steps] of [1, 37, 150, 400].entries()) {
      acknowledged.push(...(await killAfter(steps, `run${run}`)))
    }
    const gateway = createSandboxGateway({ ledger: ledgerFile, clock })
    for (const { state, reference, id } of acknowledged) {
      const found = await gateway.find(reference)
      const methodIds = (await gateway.listCards(reference)).map(({ methodId }) => methodId)
      if (state === 'authorised') expect(found?.gatewayId).toBe(id)
      if (state === 'captured') expect(found).toMatchObject({ gatewayId: id, state })
      if (state === 'saved') expect(methodIds).toContain(id)
      if (state === 'removed') expect(methodIds).not.toContain(id)
    }
    expect(new Set(acknowledged.map(({ state }) => state)).size).toBe(4)
    await gateway.close()
    const transactions = [...(await readTransactions(ledgerFile)).values()]
    expect(new Set(transactions.map(({ gatewayId }) => gatewayId)).size).toBe(transactions.length)
  })
})

describe('a full disk', () => {
  it('eventually gives every buyer no answer, and earlier payments are still found', {
    timeout: 60_000,
  }, async () => {
    const limitFileSize = 'ulimit -f 4000 && exec "$0" "$@"'
    const child = spawn('sh', ['-c', limitFileSize, process.execPath, buyer, ledgerFile, 'full'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines: string[] = []
    for await (const line of createInterface({ input: child.stdout })) lines.push(line)
    const authorised = lines
      .filter((line) => line.startsWith('authorised '))
      .map((line) => line.split(' ')[1])
    expect(authorised.length).toBeGreaterThan(10)
    // A small write may still fit after a large one did not, so the buyers fail one by one.
    expect(lines.filter((line) => line.startsWith('failed '))).toEqual(
      Array(4).fill('failed payments.no_answer'),
    )

    const gateway = createSandboxGateway({ ledger: ledgerFile, clock })
    for (const reference of authorised) expect(await gateway.find(reference ?? '')).not.toBeNull()
    expect(await gateway.authorise(charge('room again'))).toMatchObject({ outcome: 'approved' })
    await gateway.close()
  })
})

describe('when the disk has space again', () => {
  it('the gateway that found it full writes to it again, and its check reports both states', {
    timeout: 60_000,
  }, async () => {
    const limitFileSize = 'ulimit -S -f 400 && exec "$0" "$@"'
    const child = spawn('sh', ['-c', limitFileSize, process.execPath, patientBuyer, ledgerFile], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const closed = new Promise((resolve) => child.once('close', resolve))
    const paid: string[] = []
    let bothFailed = 0
    let paidAfter = 0
    for await (const line of createInterface({ input: child.stdout })) {
      const [payment, check, order = ''] = line.split(' ')
      if (payment === 'paid') paid.push(order)
      else expect(payment).toBe('payments.no_answer')
      // After a payment failed, its check may still pass: a smaller write fits, or there is room again by then.
      if (check === 'payments.no_answer' && ++bothFailed === 3) giveRoom(child.pid)
      if (payment === 'paid') expect(check).toBe('ready')
      if (payment === 'paid' && bothFailed > 0) paidAfter += 1
      if (paidAfter === 5) child.kill('SIGKILL')
    }
    await closed

    const gateway = createSandboxGateway({ ledger: ledgerFile, clock })
    for (const reference of paid) expect(await gateway.find(reference)).not.toBeNull()
    await gateway.close()
  })
})

/** Lifts the file size limit of a running process. */
function giveRoom(pid: number | undefined): void {
  const { status } = spawnSync('prlimit', ['--pid', String(pid), '--fsize=unlimited:unlimited'])
  if (status !== 0) throw new Error('prlimit could not lift the limit.')
}
