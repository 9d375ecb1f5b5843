import type { createMailbox } from '@mullion/integrations/mail/mailbox'
import { Hono } from 'hono'
import { html } from 'hono/html'

type Mailbox = ReturnType<typeof createMailbox>

const style = html`<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  table { border-collapse: collapse; width: 100% }
  th, td { text-align: left; padding: .5rem; border-bottom: 1px solid #8884; overflow-wrap: anywhere }
  iframe { width: 100%; height: 70vh; border: 1px solid #8884; background: #fff }
</style>`

function page(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${style}</head>
<body><main>${body}</main></body></html>`
}

/** Mail that a store without a mail server would have sent, to read on this machine. */
export function mailboxRoutes(mailbox: Mailbox) {
  const routes = new Hono()

  routes.get('/', async (c) => {
    const entries = await mailbox.list()
    const rows = entries.map(
      (mail) => html`<tr><td><a href="/mailbox/${encodeURIComponent(mail.id)}">${mail.subject}</a></td>
<td>${mail.to.join(', ')}</td><td>${mail.receivedAt}</td></tr>`,
    )
    const list = html`<table><thead><tr><th>Subject</th><th>To</th><th>When</th></tr></thead><tbody>${rows}</tbody></table>`
    const intro = html`<h1>Mailbox</h1><p>This store has no mail server. What it would have sent is kept here.</p>`
    return c.html(page('Mailbox', html`${intro}${entries.length > 0 ? list : html`<p>No mail yet.</p>`}`))
  })

  routes.get('/:id', async (c) => {
    const mail = await mailbox.read(c.req.param('id'))
    if (!mail) return c.notFound()
    const body = html`<p><a href="/mailbox">Mailbox</a></p><h1>${mail.subject}</h1><p>To: ${mail.to.join(', ')}</p>
<iframe title="The message" sandbox="" srcdoc="${mail.html}"></iframe><h2>As text</h2><pre>${mail.text}</pre>`
    return c.html(page(mail.subject, body))
  })

  return routes
}
