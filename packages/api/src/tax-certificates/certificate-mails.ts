import { findCompany } from '@mullion/db/accounts/company.repository'
import { listCompanyAdmins } from '@mullion/db/approvals/approval-rules.repository'
import type { Reader } from '@mullion/db/database'
import type { NewMail } from '@mullion/db/mail/mail.repository'
import type { NamedCertificateRow } from '@mullion/db/tax-certificates/tax-certificate.repository'
import { dateFormat } from '@mullion/domain/date-format'
import { letterMail } from '../mail/letter-mail.ts'
import { type StaffMailFacts, staffRecipients } from '../mail/staff-mail.ts'

export interface CertificateMailFacts extends StaffMailFacts {
  /** Such as `https://parts.example`, no trailing slash. */
  readonly siteUrl: () => string
}

type Certificate = Pick<
  NamedCertificateRow,
  'id' | 'company' | 'companyId' | 'companyInternalId' | 'state' | 'number' | 'validFrom' | 'validUntil'
>

const inWords = (day: string) =>
  dateFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day))

const factsOf = ({ company, state, number, validFrom, validUntil }: Certificate) =>
  [
    ['Company', company],
    ['State', state],
    ['Number', number],
    ['Valid', validUntil ? `${inWords(validFrom)} to ${inWords(validUntil)}` : `from ${inWords(validFrom)}`],
  ] as const

/** Returns who of a company gets mail about its certificates; staff for a customer without online users. */
export async function certificateRecipients(
  db: Reader,
  { companyId }: Certificate,
  facts: StaffMailFacts,
): Promise<readonly string[]> {
  if (companyId === null) return staffRecipients(facts)
  const admins = (await listCompanyAdmins(db, companyId)).map(({ email }) => email)
  if (admins.length > 0) return admins
  const company = await findCompany(db, companyId)
  return company ? [company.accountingEmail] : staffRecipients(facts)
}

/** Tells staff about a certificate that waits for their review. */
export function certificateToReviewMail(certificate: Certificate, facts: CertificateMailFacts): NewMail {
  const { id, company, state } = certificate
  return letterMail(
    {
      event: `tax-certificate:${id}`,
      to: staffRecipients(facts),
      subject: `Tax certificate to review: ${company}, ${state}`,
      paragraphs: [`${company} sent a tax certificate. Its orders are taxed until you accept it.`],
      facts: factsOf(certificate),
      button: { label: 'Review it', url: `${facts.siteUrl()}/?panel=admin&view=certificates&id=${id}` },
    },
    facts.storeInfo,
  )
}

interface CompanyMail {
  readonly to: readonly string[]
}

const accountUrl = (facts: CertificateMailFacts) => `${facts.siteUrl()}/?panel=company&view=certificates`

/** Tells a company whether its certificate was accepted. */
export function certificateDecidedMail(
  certificate: Certificate,
  { to, refusal }: CompanyMail & { readonly refusal: string | null },
  facts: CertificateMailFacts,
): NewMail {
  const { id, state } = certificate
  return letterMail(
    {
      event: `tax-certificate-decided:${id}`,
      to,
      subject:
        refusal === null
          ? `Your tax certificate for ${state} was accepted`
          : `We can’t accept your tax certificate for ${state}`,
      paragraphs:
        refusal === null
          ? ['We don’t charge sales tax on orders that ship there while the certificate is valid.']
          : [refusal, 'You can send another one.'],
      facts: factsOf(certificate),
      button: { label: 'See your certificates', url: accountUrl(facts) },
    },
    facts.storeInfo,
  )
}

/** Reminds a company of the end of its certificate, `days` before; 0 for one that has ended. */
export function certificateEndsMail(
  certificate: Certificate,
  { to, days }: CompanyMail & { readonly days: number },
  facts: CertificateMailFacts,
): NewMail {
  const { id, state, company, validUntil } = certificate
  const end = inWords(validUntil ?? '')
  return letterMail(
    {
      event: `tax-certificate-ends:${id}:${days}`,
      to,
      subject:
        days === 0
          ? `The tax certificate of ${company} for ${state} has ended`
          : `The tax certificate of ${company} for ${state} ends on ${end}`,
      paragraphs: [
        days === 0
          ? 'Orders that ship there are taxed from now on. Send us a new certificate to change that.'
          : 'After that day we charge sales tax on orders that ship there. Please send us a new certificate before then.',
      ],
      facts: factsOf(certificate),
      button: { label: 'Send a certificate', url: accountUrl(facts) },
    },
    facts.storeInfo,
  )
}
