import { findPriceQuoteByKey } from '@mullion/db/price-quotes/price-quote.repository'
import { type DemoPriceQuote, demoPriceQuotes } from '@mullion/demo/price-quotes/asked-quotes'
import { type DemoHistory, demoAdmin, hour } from './demo-history.ts'

const acceptedMinutesAgo = 30
/** Customer number of the company that accepts a quote. */
const acceptor = 'ARC1001'

async function loadQuote(history: DemoHistory, demo: DemoPriceQuote, at: number): Promise<void> {
  const { services } = history
  const { login, askedHoursAgo, asked, answer, acceptedAs } = demo
  const buyer = await history.as(login)
  const requestKey = `demonstration-${at + 1}-quote`
  if (await findPriceQuoteByKey(history.db.read, buyer.id, requestKey)) return
  history.rewind(askedHoursAgo * hour)
  const { id } = await services.priceQuotes.ask(buyer, { ...asked, requestKey, neededBy: null, fileIds: [] })
  if (!answer) return
  history.rewind(answer.hoursAgo * hour)
  const { lines, freightCents, message } = answer
  const { versions } = await services.priceQuoteDesk.answer(await history.as(demoAdmin), {
    ...{ priceQuoteId: id, revision: 1, freightCents, message },
    lines: [...lines],
    validUntil: history.storeDay(answer.validDays),
  })
  if (acceptedAs === null) return
  history.rewind(acceptedMinutesAgo)
  await history.order(buyer, {
    cart: [],
    priceQuote: { id, versionNo: versions[0]?.versionNo ?? 1 },
    poNumber: acceptedAs,
    shipAddress: history.companyOf(acceptor).branches[0],
  })
}

export async function loadQuotes(history: DemoHistory): Promise<void> {
  for (const [at, quote] of demoPriceQuotes.entries()) await loadQuote(history, quote, at)
}
