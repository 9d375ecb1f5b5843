export interface MailAttachment {
  readonly filename: string
  readonly contentType: string
  readonly content: string
}

export interface MailMessage {
  /** One event, one id: a transport may be handed the same message twice and delivers it once if it can tell. */
  readonly id: string
  readonly to: readonly string[]
  readonly subject: string
  readonly html: string
  readonly text: string
  readonly attachments: readonly MailAttachment[]
}

/** Delivers one message; a rejection means that it may be tried again. */
export interface MailTransport {
  send(message: MailMessage): Promise<void>
}
