import type { SavedCard } from '@mullion/domain/accounts/saved-card'
import { Hono } from 'hono'
import { namedUser } from './named-user.ts'
import { jsonBody, type RestFacts } from './rest.ts'
import { underSentNames } from './sent-names.ts'

/** A person as payloads name one: by details with an id, or by the id alone. */
type NamedUser = { readonly id?: unknown } | number | string | null | undefined

const idOf = (user: NamedUser): unknown => (typeof user === 'object' ? user?.id : user)

function profileJson({ methodId, lastFour: _lastFour, ...profile }: SavedCard) {
  return { methodID: methodId, ...profile }
}

/** The cards that the gateway keeps for a person. */
export function ebizRest() {
  const ebiz = new Hono<RestFacts>()

  ebiz.post('/get-customer', async (c) => {
    const { user } = await jsonBody<{ user?: NamedUser }>(c)
    const cards = await c.get('caller').accounts.cards.list({ userId: namedUser(idOf(user)) })
    return c.json({ PaymentMethodProfiles: cards.map(profileJson) })
  })

  ebiz.post('/delete-customer-payment-method', async (c) => {
    const { user, paymentMethodId } = await jsonBody<{ user?: NamedUser; paymentMethodId: string }>(c)
    const named = { userId: namedUser(idOf(user)), methodId: paymentMethodId }
    await underSentNames({ methodId: 'paymentMethodId' }, c.get('caller').accounts.cards.remove(named))
    return c.json({ ok: true })
  })

  return ebiz
}
