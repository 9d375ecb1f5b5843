import { listDueMail } from '@mullion/db/mail/mail.repository'
import type { DealerRequestInput, UploadedFile } from '@mullion/domain/accounts/dealer-request'
import type { openTestShop } from './open-test-shop.ts'
import { solve } from './order-form.ts'

type Shop = Pick<Awaited<ReturnType<typeof openTestShop>>, 'db' | 'guest'>

export const requestForm: DealerRequestInput['form'] = {
  firstName: 'Dana',
  lastName: 'Reyes',
  companyName: 'Frost Doors',
  email: 'dana@frost.example',
  address: '1 Cold Street',
  address2: '',
  city: 'Columbus',
  state: 'OH',
  zip: '43215',
  phoneNumber: '6145550100',
  accountsReceivableEmail: '',
  requirePONumbers: false,
  requirePOUpload: false,
}

/** A document that starts like a PDF. */
export function pdfFile(name = 'certificate.pdf', size = 400): UploadedFile {
  const bytes = new Uint8Array(size)
  bytes.set(new TextEncoder().encode('%PDF-1.7'))
  return { name, type: 'application/pdf', bytes }
}

export async function sendRequest(
  shop: Shop,
  files: readonly UploadedFile[] = [],
  change: Partial<DealerRequestInput['form']> = {},
): Promise<void> {
  const guest = shop.guest()
  const botCheck = await solve(await guest.checkout.challenge())
  await guest.accounts.requests.submit({ form: { ...requestForm, ...change }, files: [...files], botCheck })
}

/** Returns the tokens of all links mailed to an email address, oldest first. */
export async function mailedTokens(shop: Shop, email = requestForm.email): Promise<string[]> {
  const mails = await listDueMail(shop.db.read, new Date('2100-01-01'), 100)
  return mails
    .filter(({ recipients }) => recipients.includes(email))
    .flatMap(({ text }) => /\?emailVerify=([\w-]+)/.exec(text)?.[1] ?? [])
}

/** Sends a request and opens its link, so that it waits for staff. */
export async function sendAndVerify(
  shop: Shop,
  files: readonly UploadedFile[] = [],
  change: Partial<DealerRequestInput['form']> = {},
): Promise<void> {
  await sendRequest(shop, files, change)
  const token = (await mailedTokens(shop, change.email)).at(-1) ?? ''
  await shop.guest().accounts.requests.verify({ token })
}
