import { AppError, invalidInput } from '../error.ts'
import type { PriceQuoteState } from './price-quote.ts'

export function priceQuoteMissing(): AppError {
  return new AppError('missing', 'price_quotes.missing', 'Quote not found. The link may be cut off.')
}

export function priceQuoteChanged(): AppError {
  const message = 'This quote has changed since you opened it. Review it and try again.'
  return new AppError('conflict', 'price_quotes.changed', message)
}

const closedTexts: Readonly<Record<PriceQuoteState, string>> = {
  asked: 'This request has no answer yet.',
  asked_again: 'This request has no new answer yet.',
  answered: 'This quote has been answered.',
  ordering: 'This quote is being ordered. It won’t be ordered twice.',
  accepted: 'This quote is already ordered.',
  declined: 'This quote was declined.',
  expired: 'This quote has expired. Ask for a new one.',
  withdrawn: 'This request was withdrawn.',
  refused: 'We can’t offer this. See our message.',
}

/** The request is in a state in which this can’t be done; `details.state` says which. */
export function priceQuoteClosed(state: PriceQuoteState): AppError {
  return new AppError('conflict', 'price_quotes.closed', closedTexts[state], { state })
}

export function quoteFilesRefused(text: string): AppError {
  return invalidInput('price_quotes.file_refused', { file: text })
}

/** The file belongs to someone else, was deleted, or is already part of another request. */
export function quoteFileMissing(): AppError {
  const text = 'A file is no longer available. Add it again.'
  return new AppError('missing', 'price_quotes.file_missing', text, { fields: { fileIds: text } })
}

export function quoteContactNeeded(): AppError {
  return invalidInput('price_quotes.contact_needed', { 'contact.email': 'This field is required.' })
}

export function quoteBotCheckFailed(): AppError {
  const text = 'We couldn’t verify that you’re not a robot. Reload the page and try again.'
  return new AppError('forbidden', 'price_quotes.bot_check_failed', text, { fields: { botCheck: text } })
}

export function answerIncomplete(problems: Readonly<Record<string, string>>): AppError {
  return invalidInput('price_quotes.answer_incomplete', problems)
}

/** Staff answer requests; they neither ask nor accept as a buyer. */
export function quoteNotForStaff(): AppError {
  const message = 'A quote is asked for and accepted by its buyer, not by staff.'
  return new AppError('forbidden', 'price_quotes.not_for_staff', message)
}

/** The quantities of a quoted order are those that were quoted. */
export function quotedQuantitiesFixed(): AppError {
  const message =
    'This order is from a quote, so its quantities can’t be changed. Reject it, or ask for a new quote.'
  return new AppError('blocked', 'price_quotes.quantities_fixed', message)
}
