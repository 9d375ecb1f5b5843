import { listPartLists } from '@mullion/db/part-lists/part-list.repository'
import { listTaxCertificates } from '@mullion/db/tax-certificates/tax-certificate.repository'
import { demoAgreedPrices } from '@mullion/demo/accounts/agreed-prices'
import { taxCertificate } from '@mullion/demo/accounts/tax-certificate'
import { demoWaitingOrder } from '@mullion/demo/approvals/waiting-order'
import { demoTruckList } from '@mullion/demo/part-lists/truck-list'
import { demoCertificates } from '@mullion/demo/tax-certificates/sent-certificates'
import { day, demoAdmin, type Past } from './past.ts'

export async function loadCertificates(past: Past): Promise<void> {
  const { services, db } = past
  for (const { login, state, number, sentDaysAgo, validDays, accepted } of demoCertificates) {
    past.go(sentDaysAgo * day)
    const sender = await past.as(login)
    const owner = { companyId: sender.companyId }
    if ((await listTaxCertificates(db.read, owner)).some((row) => row.number === number)) continue
    const { id } = await services.taxCertificates.send(sender, {
      owner,
      fields: {
        ...{ state, number, validFrom: past.dayIn(-sentDaysAgo) },
        validUntil: validDays === null ? null : past.dayIn(validDays),
      },
      file: { name: `exemption-${state}.pdf`, bytes: taxCertificate('Arctic Door Service', state) },
    })
    past.go((sentDaysAgo - 1) * day)
    if (accepted) await services.taxCertificates.accept(await past.as(demoAdmin), { certificateId: id })
  }
  // Its company was told about the one that ends soon.
  past.go(day)
  await services.certificateReminders.remindAndExpire()
}

export async function loadPrices(past: Past): Promise<void> {
  const { customerNumber, daysAgo, prices } = demoAgreedPrices
  const owner = { companyId: past.companyOf(customerNumber).id }
  if ((await past.services.companyPrices.list(owner)).length > 0) return
  past.go(daysAgo * day)
  const days = { validFrom: past.dayIn(-daysAgo), validUntil: null }
  const admin = await past.as(demoAdmin)
  for (const price of prices)
    await past.services.companyPrices.add(admin, { owner, price: { ...price, ...days } })
}

export async function loadLists(past: Past): Promise<void> {
  const { login, name, daysAgo, lines } = demoTruckList
  const owner = await past.as(login)
  if ((await listPartLists(past.db.read, owner)).some(({ list }) => list.name === name)) return
  past.go(daysAgo * day)
  await past.services.partLists.create(owner, { name, shared: true, lines: [...lines] })
}

/** A repeat of the order is the same request. */
export async function loadApproval(past: Past): Promise<void> {
  const { customerNumber, orderLimitCents, monthLimitCents, minutesAgo, poNumber, cart } = demoWaitingOrder
  const { branches, id } = past.companyOf(customerNumber)
  const [login = ''] = past.loginsOf(customerNumber, 'user')
  const { userId } = await past.as(login)
  past.go(30 * day)
  await past.services.approvalSettings.saveLimits(await past.as('owner@arctic.example'), id, {
    ...{ userId, orderLimitCents, monthLimitCents, asksAdmins: true, approverIds: [] },
  })
  past.go(minutesAgo)
  const lines = cart.map((line) => ({ ...line, comments: [...line.comments] }))
  await past.order(await past.as(login), { cart: lines, poNumber, shipAddress: branches[0] })
}
