import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readTransactions } from './ledger.ts'
import { createSandboxGateway } from './sandbox.ts'
import { charge } from './testing/cards.ts'

const buyer = fileURLToPath(new URL('./testing/endless-buyer.ts', import.meta.url))
const clock = () => new Date('2026-11-20T12:00:00Z')
let folder: string
let ledgerFile: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mullion-crash-'))
  ledgerFile = join(folder, 'ledger.jsonl')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

interface Step {
  readonly state: string
  readonly reference: string
  /** The gateway's number of the payment, or the token of the saved card. */
  readonly id: string
}

/** Starts the endless buyer, kills it after some acknowledged steps, and returns all that it acknowledged. */
async function killAfter(steps: number, run: string): Promise<Step[]> {
  const child = spawn(process.execPath, [buyer, ledgerFile, run], { stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = new Promise((resolve) => child.once('close', resolve))
  const acknowledged: Step[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    const [state = '', reference = '', id = ''] = line.split(' ')
    acknowledged.push({ state, reference, id })
    if (acknowledged.length === steps) child.kill('SIGKILL')
  }
  await gone
  expect(child.signalCode).toBe('SIGKILL')
  return acknowledged
}

describe('a store that is killed', () => {
  it('finds every payment and saved card that was acknowledged, run after run', {
    timeout: 60_000,
  }, async () => {
    const acknowledged: Step[] = []
    for (const [run, steps] of [1, 37, 150, 400].entries()) {
      acknowledged.push(...(await killAfter(steps, `run${run}`)))
    }
    const gateway = createSandboxGateway({ ledgerFile, clock })
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

  it('lets nobody else write while it runs, and the next one as soon as it is dead', {
    timeout: 60_000,
  }, async () => {
    const child = spawn(process.execPath, [buyer, ledgerFile, 'only'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise((resolve) => child.stdout.once('data', resolve))
    expect(() => createSandboxGateway({ ledgerFile, clock })).toThrow(
      expect.objectContaining({ code: 'payments.ledger_in_use' }),
    )
    const gone = new Promise((resolve) => child.once('close', resolve))
    child.kill('SIGKILL')
    child.stdout.resume()
    await gone
    await createSandboxGateway({ ledgerFile, clock }).close()
  })
})

describe('a disk that is full', () => {
  it('answers nobody any more, and the payments before it are found again', { timeout: 60_000 }, async () => {
    const limitFileSize = 'ulimit -f 40 && exec "$0" "$@"'
    const child = spawn('sh', ['-c', limitFileSize, process.execPath, buyer, ledgerFile, 'full'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines: string[] = []
    for await (const line of createInterface({ input: child.stdout })) lines.push(line)
    const authorised = lines
      .filter((line) => line.startsWith('authorised '))
      .map((line) => line.split(' ')[1])
    expect(authorised.length).toBeGreaterThan(10)
    expect(lines.slice(-2)).toEqual(['failed payments.no_answer', 'failed payments.no_answer'])

    const gateway = createSandboxGateway({ ledgerFile, clock })
    for (const reference of authorised) expect(await gateway.find(reference ?? '')).not.toBeNull()
    expect(await gateway.authorise(charge('room again'))).toMatchObject({ outcome: 'approved' })
    await gateway.close()
  })
})

describe('a last entry torn at any byte', () => {
  it('is cut off, the entries before it stay, and the ledger goes on', async () => {
    const gateway = createSandboxGateway({ ledgerFile, clock })
    await gateway.authorise(charge('kept'))
    await gateway.authorise(charge('torn'))
    await gateway.close()
    const whole = await readFile(ledgerFile)
    const lastStart = whole.indexOf('\n') + 1
    for (let length = lastStart; length < whole.length; length += 1) {
      await writeFile(ledgerFile, whole.subarray(0, length))
      const reopened = createSandboxGateway({ ledgerFile, clock })
      expect(await reopened.find('torn')).toBeNull()
      expect(await reopened.find('kept')).toMatchObject({ state: 'authorised' })
      await reopened.authorise(charge('next'))
      await reopened.close()
      expect([...(await readTransactions(ledgerFile)).keys()]).toEqual(['kept', 'next'])
    }
  })

  it('is cut off when a power cut left zeros in its place', async () => {
    const gateway = createSandboxGateway({ ledgerFile, clock })
    await gateway.authorise(charge('kept'))
    await gateway.close()
    const whole = await readFile(ledgerFile)
    await writeFile(ledgerFile, Buffer.concat([whole, Buffer.alloc(300)]))
    await createSandboxGateway({ ledgerFile, clock }).close()
    expect(await readFile(ledgerFile)).toEqual(whole)
  })
})
