import { listPartLists } from '@mullion/db/part-lists/part-list.repository'
import { listTaxCertificates } from '@mullion/db/tax-certificates/tax-certificate.repository'
import { demoAgreedPrices } from '@mullion/demo/accounts/agreed-prices'
import { taxCertificate } from '@mullion/demo/accounts/tax-certificate'
import { demoWaitingOrder } from '@mullion/demo/approvals/waiting-order'
import { demoTruckList } from '@mullion/demo/part-lists/truck-list'
import { demoCertificates } from '@mullion/demo/tax-certificates/sent-certificates'
import { type DemoHistory, day, demoAdmin } from './demo-history.ts'

export async function loadCertificates(history: DemoHistory): Promise<void> {
  const { services, db } = history
  for (const { login, state, number, sentDaysAgo, validDays, accepted } of demoCertificates) {
    history.rewind(sentDaysAgo * day)
    const sender = await history.as(login)
    const owner = { companyId: sender.companyId }
    if ((await listTaxCertificates(db.read, owner)).some((row) => row.number === number)) continue
    const { id } = await services.taxCertificates.send(sender, {
      owner,
      fields: {
        ...{ state, number, validFrom: history.storeDay(-sentDaysAgo) },
        validUntil: validDays === null ? null : history.storeDay(validDays),
      },
      file: { name: `exemption-${state}.pdf`, bytes: taxCertificate('Arctic Door Service', state) },
    })
    history.rewind((sentDaysAgo - 1) * day)
    if (accepted) await services.taxCertificates.accept(await history.as(demoAdmin), { certificateId: id })
  }
  // Reminds the company of the certificate that expires soon.
  history.rewind(day)
  await services.certificateReminders.remindAndExpire()
}

export async function loadPrices(history: DemoHistory): Promise<void> {
  const { customerNumber, daysAgo, prices } = demoAgreedPrices
  const owner = { companyId: history.companyOf(customerNumber).id }
  if ((await history.services.companyPrices.list(owner)).length > 0) return
  history.rewind(daysAgo * day)
  const days = { validFrom: history.storeDay(-daysAgo), validUntil: null }
  const admin = await history.as(demoAdmin)
  for (const price of prices)
    await history.services.companyPrices.add(admin, { owner, price: { ...price, ...days } })
}

export async function loadLists(history: DemoHistory): Promise<void> {
  const { login, name, daysAgo, lines } = demoTruckList
  const owner = await history.as(login)
  if ((await listPartLists(history.db.read, owner)).some(({ list }) => list.name === name)) return
  history.rewind(daysAgo * day)
  await history.services.partLists.create(owner, { name, shared: true, lines: [...lines] })
}

/** Stores an order that waits for approval; a second run finds the request of the first. */
export async function loadApproval(history: DemoHistory): Promise<void> {
  const { customerNumber, orderLimitCents, monthLimitCents, minutesAgo, poNumber, cart } = demoWaitingOrder
  const { branches, id } = history.companyOf(customerNumber)
  const [login = ''] = history.loginsOf(customerNumber, 'user')
  const { userId } = await history.as(login)
  history.rewind(30 * day)
  await history.services.approvalSettings.saveLimits(await history.as('owner@arctic.example'), id, {
    ...{ userId, orderLimitCents, monthLimitCents, asksAdmins: true, approverIds: [] },
  })
  history.rewind(minutesAgo)
  const lines = cart.map((line) => ({ ...line, comments: [...line.comments] }))
  await history.order(await history.as(login), { cart: lines, poNumber, shipAddress: branches[0] })
}
