import { createHash } from 'node:crypto'
import type { Log } from '@mullion/api/log'
import type { Services } from '@mullion/api/services'
import { AppError } from '@mullion/domain/error'
import { visitHours } from '@mullion/domain/punchout/punchout'
import type { StoreInfo } from '@mullion/domain/store-info'
import { CxmlRefused, readPunchoutSetup } from '@mullion/integrations/cxml/read-setup'
import {
  type CxmlStatus,
  cartMessage,
  refusalAnswer,
  startPageAnswer,
} from '@mullion/integrations/cxml/write-cxml'
import { type Context, Hono } from 'hono'
import { setCookie } from 'hono/cookie'
import { html, raw } from 'hono/html'
import { secureHeaders } from 'hono/secure-headers'
import { punchoutCookie, punchoutKeyOf } from './punchout-cookie.ts'
import { ipAddressOf, type RequestFacts } from './request.ts'
import type { SessionSettings } from './session.ts'

/** Lets the page's script know that there is a visit. */
const markCookie = 'mullion_visit'

export interface PunchoutRoutesDeps {
  readonly services: Pick<Services, 'punchout'>
  readonly settings: SessionSettings
  readonly store: StoreInfo
  readonly log: Log
}

/** Posts the cart as soon as the page is open; without a script, the button does. */
const submitScript = 'document.forms[0].submit()'
const submitHash = `'sha256-${createHash('sha256').update(submitScript).digest('base64')}'`

const pageStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 560px; margin: 12vh auto; padding: 0 16px }
h1 { font-size: 22px } button { min-height: 44px; padding: 0 20px; font: inherit; font-weight: 600 }`

function page({ name }: StoreInfo, title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · ${name}</title>
<style>${raw(pageStyle)}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`
}

/** Secures a page that posts to one other site. */
function secureTo(target: string, secure: boolean) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'unsafe-inline'"],
      scriptSrc: [submitHash],
      formAction: [target],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    xFrameOptions: 'DENY',
    referrerPolicy: 'no-referrer',
    strictTransportSecurity: secure ? 'max-age=31536000' : false,
  })
}

/** What procurement systems and their buyers' browsers open: cXML to begin a visit, its start, and the way back. */
export function punchoutRoutes(deps: PunchoutRoutesDeps) {
  const { services, settings, store, log } = deps
  const { punchout } = services
  const routes = new Hono<RequestFacts>()

  const envelope = (c: Context<RequestFacts>) => ({
    payloadId: `${c.get('requestId')}@${new URL(c.req.url).hostname}`,
    at: new Date(),
  })
  const answer = (c: Context, xml: string) => c.body(xml, 200, { 'Content-Type': 'text/xml; charset=utf-8' })
  const refuse = (c: Context<RequestFacts>, code: CxmlStatus, message: string) =>
    answer(c, refusalAnswer(envelope(c), code, message))

  routes.post('/cxml', async (c) => {
    try {
      const setup = readPunchoutSetup(await c.req.text())
      const startUrl = await punchout.setUp(setup, ipAddressOf(c, settings.trustProxy))
      if (startUrl === null) return refuse(c, 401, 'The sender or its shared secret is not known here.')
      return answer(c, startPageAnswer(envelope(c), startUrl))
    } catch (error) {
      if (error instanceof CxmlRefused) return refuse(c, 400, error.message)
      if (error instanceof AppError) return refuse(c, 560, error.message)
      log.error({ err: error, requestId: c.get('requestId') }, 'A procurement system was not answered.')
      return refuse(c, 560, 'The store cannot answer right now. Please try again in a moment.')
    }
  })

  routes.get('/start/:key{[A-Za-z0-9_-]{43}}', async (c) => {
    try {
      const key = await punchout.start(c.req.param('key'))
      const cookie = {
        path: '/',
        sameSite: 'Lax',
        secure: settings.secure,
        maxAge: visitHours * 3600,
      } as const
      setCookie(c, punchoutCookie, key, { ...cookie, httpOnly: true })
      setCookie(c, markCookie, '1', cookie)
      return c.redirect('/', 303)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return c.html(page(store, 'This visit cannot begin', html`<p>${error.message}</p>`), 404)
    }
  })

  routes.get('/return', async (c) => {
    const key = punchoutKeyOf(c)
    const cart = key && (await punchout.cartToPost(key))
    if (!cart) {
      const text = 'There is no cart to take back. Start again from your procurement system.'
      return c.html(page(store, 'This visit is over', html`<p>${text}</p>`), 404)
    }
    const { buyerName, returnUrl, message } = cart
    const sent = Buffer.from(cartMessage(message)).toString('base64')
    const shown = page(
      store,
      `Your cart goes to ${buyerName}`,
      html`<form method="post" action="${returnUrl}"><input type="hidden" name="cxml-base64" value="${sent}">
<p>If nothing happens, choose Continue.</p><button type="submit">Continue</button></form><script>${raw(submitScript)}</script>`,
    )
    await secureTo(new URL(returnUrl).origin, settings.secure)(c, async () => {
      c.res = await c.html(shown)
    })
    return c.res
  })

  return routes
}
