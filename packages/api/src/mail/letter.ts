import type { NewMail } from '@mullion/db/mail/mail.repository'
import type { StoreInfo } from '@mullion/domain/store-info'
import { html } from './html.ts'

/** A short letter: paragraphs, and at most one thing to press. */
export interface Letter {
  /** One event, one mail. */
  readonly event: string
  readonly to: string
  readonly subject: string
  readonly paragraphs: readonly string[]
  readonly button?: { readonly label: string; readonly url: string }
  /** What is not to be overlooked, such as a one-time password. */
  readonly code?: string
  readonly attachments?: NewMail['attachments']
}

const button =
  'display:inline-block;background:#0f5a6e;color:#ffffff;padding:12px 20px;border-radius:6px;text-decoration:none'
const code = 'font-family:monospace;font-size:20px;background:#eef2f4;padding:8px 12px;display:inline-block'

/** A letter as mail, in HTML and as text. */
export function letterMail(letter: Letter, store: StoreInfo): NewMail {
  const { event, to, subject, paragraphs } = letter
  const closing = `Questions? Call ${store.phone} or write to ${store.email}.`
  const page = html`<!doctype html>
<html lang="en"><body style="font-family:Helvetica,Arial,sans-serif;color:#1c262e;max-width:640px;margin:0 auto;padding:24px">
<p style="font-size:14px;color:#5a6872">${store.name}</p>
<h1 style="font-size:22px;margin:0 0 16px">${subject}</h1>
${paragraphs.map((text) => html`<p>${text}</p>`)}
${letter.code ? html`<p><span style="${code}">${letter.code}</span></p>` : ''}
${letter.button ? html`<p><a href="${letter.button.url}" style="${button}">${letter.button.label}</a></p><p style="font-size:14px;color:#5a6872">Or copy this address: ${letter.button.url}</p>` : ''}
<p style="font-size:14px;color:#5a6872">${closing}<br>${store.name}, ${store.address}</p>
</body></html>`
  const text = [
    ...paragraphs.flatMap((paragraph) => [paragraph, '']),
    ...(letter.code ? [letter.code, ''] : []),
    ...(letter.button ? [`${letter.button.label}: ${letter.button.url}`, ''] : []),
    closing,
    `${store.name}, ${store.address}`,
  ].join('\n')
  return { event, recipients: [to], subject, html: page.markup, text, attachments: letter.attachments ?? [] }
}
