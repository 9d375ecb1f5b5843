import type { MailMessage } from './port.ts'

const secrets = /([?&](?:reset|emailVerify|confirmEmail|cartKey)=)[\w-]+|\b[a-z2-9]{4}(?:-[a-z2-9]{4}){3}\b/g

const blank = (text: string) =>
  text.replace(secrets, (_secret, parameter?: string) => `${parameter ?? ''}(left out)`)

/** Returns a message without the links and passwords that would let someone sign in. */
export function blanked<Message extends Pick<MailMessage, 'html' | 'text'>>(message: Message): Message {
  return { ...message, html: blank(message.html), text: blank(message.text) }
}
