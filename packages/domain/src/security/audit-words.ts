import { luhnValid } from '../card.ts'
import { type AuditAction, auditActions } from './audit.ts'

/** What each action is, after the name of who did it; the braces hold what stands for the subject. */
const phrases: Readonly<Record<AuditAction, string>> = {
  signed_in: 'signed in',
  sign_in_refused: 'was refused sign-in as {a user}',
  signed_out: 'signed out',
  device_signed_out: 'signed out other devices of {a user}',
  password_changed: 'changed the password of {a user}',
  password_reset_asked: 'asked to reset the password of {a user}',
  password_reset: 'reset the password of {a user}',
  second_factor_on: 'turned on two-step verification for {a user}',
  second_factor_off: 'turned off two-step verification for {a user}',
  passkey_added: 'added a passkey of {a user}',
  passkey_removed: 'removed a passkey of {a user}',
  user_created: 'created {a user}',
  user_changed: 'changed {a user}',
  role_changed: 'changed the role of {a user}',
  user_deleted: 'deleted {a user}',
  invitation_resent: 'sent the invitation of {a user} again',
  password_change_required: 'required a new password from {a user}',
  sessions_ended: 'ended all sessions of {a user}',
  email_verified: 'verified the email address of {a user}',
  company_created: 'created {a company}',
  company_changed: 'changed {a company}',
  company_price_added: 'added a special price of {a company}',
  company_price_changed: 'changed a special price of {a company}',
  company_price_removed: 'removed a special price of {a company}',
  credit_limit_changed: 'changed the credit limit of {a company}',
  company_payment_entered: 'entered a payment of {a company}',
  company_payment_changed: 'changed a payment of {a company}',
  company_payment_removed: 'removed a payment of {a company}',
  tax_certificate_sent: 'sent a tax certificate of {a company}',
  tax_certificate_accepted: 'accepted a tax certificate of {a company}',
  tax_certificate_refused: 'refused a tax certificate of {a company}',
  tax_certificate_withdrawn: 'withdrew a tax certificate of {a company}',
  order_held: 'placed {an order} over the credit limit, which waits for staff',
  order_released: 'released {an order} over the credit limit',
  order_refused: 'refused {an order} over the credit limit',
  company_deleted: 'deleted {a company}',
  request_verified: 'verified {an account request}',
  request_removed: 'removed {an account request}',
  request_restored: 'restored {an account request}',
  request_accepted: 'accepted {an account request}',
  request_file_opened: 'opened a file of {an account request}',
  upload_refused: 'was refused a file with a virus, {an upload}',
  upload_unscanned: 'sent a file that could not be scanned, {an upload}',
  saved_card_removed: 'removed a saved card of {a user}',
  address_created: 'created {an address}',
  address_changed: 'changed {an address}',
  address_deleted: 'deleted {an address}',
  part_created: 'added {a part}',
  part_changed: 'changed {a part}',
  part_marked: 'changed the proprietary mark of {a part}',
  family_joined: 'added parts to the family of {a part}',
  family_split: 'took parts out of the family of {a part}',
  family_reset: 'put {a part} back into the family that the rule finds',
  number_added: 'added an old or foreign number, {a number}',
  number_changed: 'changed an old or foreign number, {a number}',
  number_removed: 'removed an old or foreign number, {a number}',
  word_taught: 'taught the search a word, {a word}',
  word_removed: 'removed a word that the search was taught, {a word}',
  family_renamed: 'renamed the family of {a part}',
  orders_exported: 'exported pending orders to {a file for accounting}',
  import_applied: 'applied {an import}',
  import_undone: 'undid {an import}',
  catalog_exported: 'exported the catalog as {a file}',
  accounts_exported: 'exported accounts as {a file}',
  order_shipped: 'added a shipment to {an order}',
  shipment_corrected: 'corrected a shipment of {an order}',
  shipment_removed: 'removed a shipment from {an order}',
  order_line_marked: 'changed the state of a line of {an order}',
  order_processed: 'marked {an order} as processed',
  order_export_withdrawn: 'withdrew {a file for accounting}',
  confirmation_resent: 'sent the confirmation of {an order} again',
  internal_company_created: 'created {an internal company}',
  internal_company_changed: 'changed {an internal company}',
  internal_company_deleted: 'deleted {an internal company}',
  validation_skipped: 'skipped the validation of {an order or payment}',
  approval_rules_changed: 'changed the approval rules of {a company}',
  limits_changed: 'changed the limits of {a user}',
  approval_asked: 'asked for approval of an order, {a request}',
  approval_given: 'approved {a request for approval}',
  approval_changed: 'changed quantities of {a request for approval}',
  approval_forwarded: 'forwarded {a request for approval}',
  approval_rejected: 'rejected {a request for approval}',
  approval_canceled: 'canceled {a request for approval}',
  price_quote_asked: 'asked for {a price quote}',
  price_quote_answered: 'answered {a price quote}',
  price_quote_asked_again: 'asked again about {a price quote}',
  price_quote_declined: 'declined {a price quote}',
  price_quote_withdrawn: 'withdrew {a price quote}',
  price_quote_refused: 'refused {a price quote}',
  price_quote_accepted: 'accepted {a price quote}',
  recurring_order_created: 'set up {a recurring order}',
  recurring_order_changed: 'changed {a recurring order}',
  recurring_order_paused: 'paused {a recurring order}',
  recurring_order_resumed: 'resumed {a recurring order}',
  recurring_order_ended: 'ended {a recurring order}',
  recurring_order_skipped: 'skipped an order of {a recurring order}',
  recurring_order_placed: 'placed an order of {a recurring order}',
  recurring_rules_changed: 'changed the rule about automatic orders of {a company}',
  return_requested: 'asked for {a return}',
  return_decided: 'decided {a return}',
  return_canceled: 'canceled {a return}',
  return_received: 'received {a return}',
  return_inspected: 'inspected {a return}',
  return_credited: 'credited {a return}',
  return_closed: 'closed {a return}',
  credit_note_issued: 'issued {a credit note}',
  order_canceled: 'canceled {an order}, or a part of it',
  ship_to_asked: 'asked to ship {an order} to another address',
  ship_to_withdrawn: 'withdrew the change of address of {an order}',
  ship_to_approved: 'changed the address of {an order}',
  ship_to_refused: 'refused to change the address of {an order}',
  credit_note_retried: 'tried {a credit note} again',
  credit_note_settled: 'settled {a credit note} by hand',
  credit_notes_exported: 'exported {credit notes for accounting}',
  freight_confirmed: 'confirmed the freight of {an order}',
  payment_retried: 'retried {a payment}',
  payment_voided: 'voided {a payment}',
  payments_reconciled: 'compared {a day of payments} with the gateway',
  difference_resolved: 'resolved {a difference at the payment gateway}',
  tax_posting_resent: 'sent {the sales tax of an order} again',
  token_created: 'created an API token of {a user}',
  token_revoked: 'revoked an API token of {a user}',
  service_account_created: 'created {an account for a service}',
  punchout_buyer_created: 'connected {a procurement system}',
  punchout_buyer_changed: 'changed {a procurement system}',
  punchout_secret_replaced: 'replaced the secret of {a procurement system}',
  punchout_buyer_removed: 'disconnected {a procurement system}',
  punchout_visit_ended: 'ended a visit from {a procurement system}',
  webhook_created: 'created {a webhook endpoint}',
  webhook_changed: 'changed {a webhook endpoint}',
  webhook_paused: 'paused {a webhook endpoint}',
  webhook_resumed: 'resumed {a webhook endpoint}',
  webhook_secret_replaced: 'replaced the secret of {a webhook endpoint}',
  webhook_loss_acknowledged: 'acknowledged lost deliveries of {a webhook endpoint}',
  webhook_removed: 'removed {a webhook endpoint}',
  webhook_resent: 'sent a delivery of {a webhook endpoint} again',
  webhook_skipped: 'skipped a delivery of {a webhook endpoint}',
  person_exported: 'exported the personal data of {a user}',
  person_erased: 'erased the personal data of {a user}',
  audit_exported: 'exported {the audit log}',
  error_resolved: 'marked {an error of the store} as resolved',
  error_reopened: 'marked {an error of the store} as open',
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns what an action does in general, such as `Changed the role of a user`. */
export function auditActionName(action: AuditAction): string {
  return capitalized(phrases[action].replaceAll(/[{}]/g, ''))
}

/** Returns what was done to a subject, such as `Changed the role of Pat Miller`; in general, if it has no name. */
export function auditSentence(action: AuditAction, subject: string | null): string {
  if (subject === null) return auditActionName(action)
  return capitalized(phrases[action].replace(/\{[^}]*\}/, () => subject))
}

/** Returns the actions whose name contains a text. */
export function auditActionsNamed(text: string): readonly AuditAction[] {
  const sought = text.toLowerCase()
  return auditActions.filter((action) => auditActionName(action).toLowerCase().includes(sought))
}

/** Returns a field's name in words: `Tracking number` for `trackingNumber`. */
export function fieldWords(name: string): string {
  return capitalized(
    name.replaceAll('_', ' ').replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  )
}

const secretName = /passw|secret|hash|cookie|authorization|cvv|cardnumber|onetime/i
const longNumber = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g
const hidden = 'hidden'

/** Returns a logged value as text, without what nobody may read: secrets, and all but the end of card numbers. */
export function auditText(name: string, value: unknown): string {
  if (secretName.test(name)) return hidden
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text =
    typeof value === 'string' ? value : typeof value === 'number' ? String(value) : JSON.stringify(value)
  return text.replace(longNumber, (typed) => {
    const digits = typed.replaceAll(/[ -]/g, '')
    return luhnValid(digits) ? `•••• ${digits.slice(-4)}` : typed
  })
}
