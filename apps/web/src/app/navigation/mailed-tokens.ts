import { proxy } from 'valtio'
import { readText, removeText, writeText } from '../../lib/storage.ts'

interface MailedTokens {
  reset: string | null
  confirmEmail: string | null
}

/** Where a password reset token survives a reload of this tab, until it is used or dismissed. */
const resetKey = 'passwordReset'

/** Removes one-time secrets from the URL before they can be seen, saved or shared. */
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

/** The secrets this visit came with, read when this module (the first of all) loads. */
export const mailedTokens = proxy<MailedTokens>(takeTokens())

/** Stops the reset token from surviving a reload: its link has expired or was used. */
export function clearResetLink(): void {
  removeText(resetKey, 'tab')
}

/** Returns a secret and forgets it: each is used once. */
export function consumeToken(name: keyof MailedTokens): string | null {
  if (name === 'reset') clearResetLink()
  const token = mailedTokens[name]
  mailedTokens[name] = null
  return token
}
