import type { StoreInfo } from '@mullion/domain/store-info'
import { blanked } from '@mullion/integrations/mail/blanked'
import type { createMailbox } from '@mullion/integrations/mail/mailbox'
import { type Context, Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { mailboxList, mailboxMessage } from './mailbox-page.ts'
import { addressOf } from './request.ts'

type Mailbox = ReturnType<typeof createMailbox>

const loopback = /^(127\.|::1$|::ffff:127\.)/

/** What proxies add to a request, each its own. */
const passedOn = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

/** True for a request made on this machine; one that a proxy passed on comes from elsewhere. */
function isLocal(c: Context): boolean {
  return loopback.test(addressOf(c, false)) && passedOn.every((name) => c.req.header(name) === undefined)
}

export interface MailboxRules {
  readonly store: StoreInfo
  /** True for a demonstration that only this machine can reach: the mailbox is open to everyone who uses it. */
  readonly open: boolean
  /** Elsewhere a super_admin may see what was mailed, but not sign in with it. */
  readonly isSuperAdmin: (c: Context) => Promise<boolean>
}

/** Mail that a store without a mail server would have sent. */
export function mailboxRoutes(mailbox: Mailbox, { store, open, isSuperAdmin }: MailboxRules) {
  const routes = new Hono()
  // The message is shown in a frame of its own page.
  routes.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        styleSrc: ["'unsafe-inline'"],
        imgSrc: ["'self'"],
        frameAncestors: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
      xFrameOptions: 'SAMEORIGIN',
      referrerPolicy: 'no-referrer',
      strictTransportSecurity: false,
    }),
    async (c, next) => {
      const allowed = open ? isLocal(c) : await isSuperAdmin(c)
      if (!allowed) return c.notFound()
      await next()
    },
  )

  routes.get('/', async (c) => c.html(mailboxList(await mailbox.list(), store)))

  routes.get('/:id', async (c) => {
    const mail = await mailbox.read(c.req.param('id'))
    if (!mail) return c.notFound()
    return c.html(mailboxMessage(open ? mail : blanked(mail), store))
  })

  return routes
}
