import { findPriceQuoteByKey } from '@mullion/db/price-quotes/price-quote.repository'
import { type DemoPriceQuote, demoPriceQuotes } from '@mullion/demo/price-quotes/asked-quotes'
import { demoAdmin, hour, type Past } from './past.ts'

const acceptedMinutesAgo = 30
/** The customer number of who accepts. */
const acceptor = 'ARC1001'

async function loadQuote(past: Past, demo: DemoPriceQuote, at: number): Promise<void> {
  const { services } = past
  const { login, askedHoursAgo, asked, answer, acceptedAs } = demo
  const buyer = await past.as(login)
  const requestKey = `demonstration-${at + 1}-quote`
  if (await findPriceQuoteByKey(past.db.read, buyer.id, requestKey)) return
  past.go(askedHoursAgo * hour)
  const { id } = await services.priceQuotes.ask(buyer, { ...asked, requestKey, neededBy: null, fileIds: [] })
  if (!answer) return
  past.go(answer.hoursAgo * hour)
  const { lines, freightCents, message } = answer
  const { versions } = await services.priceQuoteDesk.answer(await past.as(demoAdmin), {
    ...{ priceQuoteId: id, revision: 1, freightCents, message },
    lines: [...lines],
    validUntil: past.dayIn(answer.validDays),
  })
  if (acceptedAs === null) return
  past.go(acceptedMinutesAgo)
  await past.order(buyer, {
    cart: [],
    priceQuote: { id, versionNo: versions[0]?.versionNo ?? 1 },
    poNumber: acceptedAs,
    shipAddress: past.companyOf(acceptor).branches[0],
  })
}

export async function loadQuotes(past: Past): Promise<void> {
  for (const [at, quote] of demoPriceQuotes.entries()) await loadQuote(past, quote, at)
}
