import type { createMailbox } from '@mullion/integrations/mail/mailbox'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { secureHeaders } from 'hono/secure-headers'
import { addressOf } from './request.ts'

type Mailbox = ReturnType<typeof createMailbox>

const loopback = /^(127\.|::1$|::ffff:127\.)/

const style = html`<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  table { border-collapse: collapse; width: 100% }
  th, td { text-align: left; padding: .5rem; border-bottom: 1px solid #8884; overflow-wrap: anywhere }
  time { white-space: nowrap }
  @media (max-width: 40rem) {
    thead { display: none }
    tr { display: grid; padding: .75rem 0; border-bottom: 1px solid #8884 }
    td { padding: 0; border: 0 }
  }
  iframe { width: 100%; height: 70vh; border: 1px solid #8884; background: #fff }
</style>`

/** An instant to read, in the time zone of this machine. */
function shownTime(instant: string): string {
  return new Date(instant).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })
}

function page(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${title}</title>${style}</head>
<body><main>${body}</main></body></html>`
}

/** What proxies add to a request, each its own. */
const passedOn = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

/** True for a request made on this machine; one that a proxy passed on comes from elsewhere. */
function isLocal(c: Context): boolean {
  return loopback.test(addressOf(c, false)) && passedOn.every((name) => c.req.header(name) === undefined)
}

export interface MailboxRules {
  /** True for a demonstration that only this machine can reach: the mailbox is open to everyone who uses it. */
  readonly open: boolean
  /** Elsewhere a super_admin may see what was mailed, but not sign in with it. */
  readonly isSuperAdmin: (c: Context) => Promise<boolean>
}

const secrets = /([?&](?:reset|emailVerify|confirmEmail|cartKey)=)[\w-]+|\b[a-z2-9]{4}(?:-[a-z2-9]{4}){3}\b/g

/** A message without the links and passwords that somebody could sign in with. */
function blanked(text: string): string {
  return text.replace(secrets, (_secret, parameter?: string) => `${parameter ?? ''}(left out)`)
}

/** Mail that a store without a mail server would have sent. */
export function mailboxRoutes(mailbox: Mailbox, { open, isSuperAdmin }: MailboxRules) {
  const routes = new Hono()
  const shown = open ? (text: string) => text : blanked
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

  routes.get('/', async (c) => {
    const entries = await mailbox.list()
    const rows = entries.map(
      (mail) => html`<tr><td><a href="/mailbox/${encodeURIComponent(mail.id)}">${mail.subject}</a></td>
<td>${mail.to.join(', ')}</td><td><time datetime="${mail.receivedAt}">${shownTime(mail.receivedAt)}</time></td></tr>`,
    )
    const list = html`<table><thead><tr><th>Subject</th><th>To</th><th>When</th></tr></thead><tbody>${rows}</tbody></table>`
    const intro = html`<h1>Mailbox</h1><p>This store has no mail server. What it would have sent is kept here.</p>`
    return c.html(page('Mailbox', html`${intro}${entries.length > 0 ? list : html`<p>No mail yet.</p>`}`))
  })

  routes.get('/:id', async (c) => {
    const mail = await mailbox.read(c.req.param('id'))
    if (!mail) return c.notFound()
    const body = html`<p><a href="/mailbox">Mailbox</a></p><h1>${mail.subject}</h1><p>To: ${mail.to.join(', ')}</p>
<iframe title="The message" sandbox="" srcdoc="${shown(mail.html)}"></iframe><h2>As text</h2><pre>${shown(mail.text)}</pre>`
    return c.html(page(mail.subject, body))
  })

  return routes
}
