import type { NewMail } from '@mullion/db/mail/mail.repository'
import type { StoreInfo } from '@mullion/domain/store-info'
import type { Letter } from './letter.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'

export function letterMail(letter: Letter, store: StoreInfo): NewMail {
  const { event, to, subject, attachments = [] } = letter
  const recipients = typeof to === 'string' ? [to] : [...to]
  const html = mailHtml(letter, store)
  return { event, recipients, subject, html, text: mailText(letter, store), attachments }
}
