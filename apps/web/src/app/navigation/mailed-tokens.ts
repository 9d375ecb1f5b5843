import { proxy } from 'valtio'

interface MailedTokens {
  /** Sets a new password. */
  reset: string | null
  /** Puts a changed e-mail address in force. */
  confirmEmail: string | null
}

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
  const token = mailedTokens[name]
  mailedTokens[name] = null
  return token
}
