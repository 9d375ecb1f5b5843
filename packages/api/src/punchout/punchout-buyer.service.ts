import { findUserByEmail } from '@mullion/db/accounts/user.repository'
import type { Database, Reader, Writer } from '@mullion/db/database'
import {
  countPunchoutBuyers,
  createPunchoutBuyer,
  findPunchoutBuyer,
  findPunchoutSender,
  listPunchoutBuyers,
  type PunchoutBuyerEntry,
  removePunchoutBuyer,
  updatePunchoutBuyer,
} from '@mullion/db/punchout/punchout-buyer.repository'
import { hashOfKey } from '@mullion/db/security/key-hash'
import { isStaffRole, type Member } from '@mullion/domain/accounts/actor'
import { AppError } from '@mullion/domain/error'
import {
  maxPunchoutBuyers,
  type PunchoutBuyer,
  type PunchoutSecret,
  type SavePunchoutBuyerInput,
} from '@mullion/domain/punchout/punchout'
import {
  punchoutBuyerMissing,
  punchoutUserRefused,
  senderTaken,
} from '@mullion/domain/punchout/punchout-errors'
import type { Clock } from '../clock.ts'
import { audit } from '../security/audit.ts'
import { newKey } from './punchout-keys.ts'

export interface PunchoutBuyerDeps {
  readonly db: Database
  readonly clock: Clock
}

function viewBuyer({ buyer, ...names }: PunchoutBuyerEntry): PunchoutBuyer {
  const { id, name, senderDomain, senderIdentity, createdAt, visitedAt, returnedAt } = buyer
  return {
    ...{ id, name, senderDomain, senderIdentity, ...names },
    createdAt: createdAt.toISOString(),
    visitedAt: visitedAt?.toISOString() ?? null,
    returnedAt: returnedAt?.toISOString() ?? null,
  }
}

/** The procurement systems of customers, as staff connect them. */
export function createPunchoutBuyerService({ db, clock }: PunchoutBuyerDeps) {
  async function found(reader: Reader, buyerId: number): Promise<PunchoutBuyerEntry> {
    const entry = await findPunchoutBuyer(reader, buyerId)
    if (!entry) throw punchoutBuyerMissing()
    return entry
  }

  /** Returns the row to store; throws unless the user is a customer's and no other system names itself so. */
  async function checked(
    tx: Writer,
    buyerId: number | null,
    { name, userEmail, senderDomain, senderIdentity }: SavePunchoutBuyerInput,
  ) {
    const user = await findUserByEmail(tx, userEmail)
    if (!user || isStaffRole(user.role)) throw punchoutUserRefused()
    const same = await findPunchoutSender(tx, { domain: senderDomain, identity: senderIdentity })
    if (same && same.id !== buyerId) throw senderTaken()
    return { name, senderDomain, senderIdentity, userId: user.id }
  }

  const record = (
    tx: Writer,
    actor: Member,
    action:
      | 'punchout_buyer_created'
      | 'punchout_buyer_changed'
      | 'punchout_secret_replaced'
      | 'punchout_buyer_removed',
    { buyer, companyId }: PunchoutBuyerEntry,
  ) =>
    audit(tx, actor, {
      ...{ action, subject: `punchout-buyer:${buyer.id}`, companyId, at: clock() },
      details: { name: buyer.name },
    })

  return {
    /** Returns all procurement systems by name. */
    async list(): Promise<PunchoutBuyer[]> {
      return (await listPunchoutBuyers(db.read)).map(viewBuyer)
    },

    /** Connects a procurement system; its shared secret is in this answer only. */
    async create(actor: Member, input: SavePunchoutBuyerInput): Promise<PunchoutSecret> {
      const secret = newKey()
      return db.transaction(async (tx) => {
        const row = await checked(tx, null, input)
        if ((await countPunchoutBuyers(tx)) >= maxPunchoutBuyers) {
          const message = `There can be at most ${maxPunchoutBuyers} procurement systems.`
          throw new AppError('conflict', 'punchout.too_many_buyers', message)
        }
        const secretHash = hashOfKey(secret)
        const buyerId = await createPunchoutBuyer(tx, { ...row, secretHash, createdAt: clock() })
        await record(tx, actor, 'punchout_buyer_created', await found(tx, buyerId))
        return { buyerId, secret }
      })
    },

    /** Changes a procurement system; visits under way go on as the new user. */
    async update(
      actor: Member,
      { buyerId, ...input }: SavePunchoutBuyerInput & { readonly buyerId: number },
    ): Promise<void> {
      await db.transaction(async (tx) => {
        const row = await checked(tx, buyerId, input)
        if (!(await updatePunchoutBuyer(tx, buyerId, row))) throw punchoutBuyerMissing()
        await record(tx, actor, 'punchout_buyer_changed', await found(tx, buyerId))
      })
    },

    /** Gives a procurement system a new shared secret, which is in this answer only; the old one ends at once. */
    async replaceSecret(actor: Member, buyerId: number): Promise<PunchoutSecret> {
      const secret = newKey()
      await db.transaction(async (tx) => {
        const entry = await found(tx, buyerId)
        await updatePunchoutBuyer(tx, buyerId, { secretHash: hashOfKey(secret) })
        await record(tx, actor, 'punchout_secret_replaced', entry)
      })
      return { buyerId, secret }
    },

    /** Disconnects a procurement system and ends its visits. */
    async remove(actor: Member, buyerId: number): Promise<void> {
      await db.transaction(async (tx) => {
        const entry = await found(tx, buyerId)
        await removePunchoutBuyer(tx, buyerId)
        await record(tx, actor, 'punchout_buyer_removed', entry)
      })
    },
  }
}
