import type { DealerRequestForm } from '@mullion/domain/accounts/dealer-request'
import { type Random, seeded } from '../random.ts'
import { addressAt, type Zip } from './cities.ts'
import { nameOf } from './names.ts'
import { taxCertificate } from './tax-certificate.ts'

export interface DemoDealerRequest {
  readonly form: DealerRequestForm
  /** Hours between the request and loading the data. */
  readonly requestedHoursAgo: number
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }[]
}

type Row = readonly [
  companyName: string,
  domain: string,
  zip: Zip,
  requestedHoursAgo: number,
  extras?: Partial<Pick<DealerRequestForm, 'requirePONumbers' | 'requirePOUpload'>> & {
    readonly certificate?: true
  },
]

const rows: readonly Row[] = [
  ['Pinefold Cold Rooms', 'pinefold', '37203', 5, { requirePONumbers: true, certificate: true }],
  ['Saltmarsh Oyster House', 'saltmarshoyster', '28557', 20],
  ['Cragmoor Door Repair', 'cragmoor', '84101', 31, { requirePONumbers: true, requirePOUpload: true }],
  ['Bellwether Cheese Cellars', 'bellwethercheese', '05401', 54],
  ['Driftgate Produce Terminal', 'driftgate', '07102', 92, { requirePONumbers: true }],
]

function requestOf(
  random: Random,
  [companyName, domain, zip, requestedHoursAgo, extras]: Row,
  at: number,
): DemoDealerRequest {
  const { address1, address2, city, state, telephone } = addressAt(zip, companyName, random)
  const { firstname, lastname } = nameOf(900 + at)
  return {
    form: {
      firstName: firstname,
      lastName: lastname,
      companyName,
      email: `${firstname}@${domain}.example`.toLowerCase(),
      address: address1,
      address2,
      city,
      state,
      zip,
      phoneNumber: telephone.replace(/\D/g, ''),
      accountsReceivableEmail: at % 2 === 0 ? `billing@${domain}.example` : '',
      requirePONumbers: extras?.requirePONumbers ?? false,
      requirePOUpload: extras?.requirePOUpload ?? false,
    },
    requestedHoursAgo,
    files: extras?.certificate
      ? [{ name: 'tax-exemption-certificate.pdf', bytes: taxCertificate(companyName, state) }]
      : [],
  }
}

/** Returns the five pending requests of the demonstration store, newest first. */
export function demoDealerRequests(): DemoDealerRequest[] {
  const random = seeded(501)
  return rows.map((row, at) => requestOf(random, row, at))
}
