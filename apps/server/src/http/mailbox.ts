import type { StoreInfo } from '@mullion/domain/store-info'
import { blanked } from '@mullion/integrations/mail/blanked'
import type { Mailbox } from '@mullion/integrations/mail/mailbox'
import { type Context, Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { attachment } from './attachment.ts'
import { mailboxList, mailboxMessage } from './mailbox-page.ts'
import { ipAddressOf } from './request.ts'

const loopback = /^(127\.|::1$|::ffff:127\.)/

const passedOn = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

/** True for a request made on this machine, not passed on by a proxy. */
function isLocal(c: Context): boolean {
  return loopback.test(ipAddressOf(c, false)) && passedOn.every((name) => c.req.header(name) === undefined)
}

export interface MailboxRules {
  readonly store: StoreInfo
  /** True for a demo that only this machine can reach: anyone there may open the mailbox. */
  readonly open: boolean
  /** Otherwise only a super_admin may read the mail, with its sign-in secrets blanked. */
  readonly isSuperAdmin: (c: Context) => Promise<boolean>
}

/** Serves the mail that a store without a mail server would have sent. */
export function mailboxRoutes(mailbox: Mailbox, { store, open, isSuperAdmin }: MailboxRules) {
  const routes = new Hono()
  // The message is shown in a frame on its own page.
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

  routes.get('/:id/files/:no{[1-9][0-9]*}', async (c) => {
    const mail = await mailbox.read(c.req.param('id'))
    const file = mail?.attachments[Number(c.req.param('no')) - 1]
    if (!file) return c.notFound()
    const { filename: name, contentType, content, encoding = 'utf8' } = file
    return attachment(c, { name, contentType, bytes: Buffer.from(content, encoding) })
  })

  return routes
}
