import { proxy } from 'valtio'
import { readText, removeText, writeText } from '../../lib/storage.ts'

interface MailedTokens {
  /** Sets a new password. */
  reset: string | null
  /** Puts a changed e-mail address in force. */
  confirmEmail: string | null
}

/** Where the secret of a new password outlives a reload of this tab, until it is used or given up. */
const resetKey = 'passwordReset'

/** Takes the one-time secrets of mailed links out of the address, before it can be seen, kept or passed on. */
function takeTokens(): MailedTokens {
  if (typeof location === 'undefined') return { reset: null, confirmEmail: null }
  const { pathname, search, hash } = location
  const parameters = new URLSearchParams(search)
  const taken = {
    reset: parameters.get('reset') || null,
    confirmEmail: parameters.get('confirmEmail') || null,
  }
  const names = Object.keys(taken).filter((name) => parameters.has(name))
  if (taken.reset) writeText(resetKey, taken.reset, 'tab')
  else taken.reset = readText(resetKey, 'tab')
  if (names.length === 0) return taken
  for (const name of names) parameters.delete(name)
  const rest = parameters.toString()
  history.replaceState(history.state, '', pathname + (rest && `?${rest}`) + hash)
  return taken
}

/** The secrets that this visit came with; taken as soon as this module is loaded, which is first of all. */
export const mailedTokens = proxy<MailedTokens>(takeTokens())

/** Hands a secret over to whoever uses it, once. */
export function handOver(name: keyof MailedTokens): string | null {
  if (name === 'reset') removeText(resetKey, 'tab')
  const token = mailedTokens[name]
  mailedTokens[name] = null
  return token
}
