import type { UpsService } from '@mullion/domain/checkout/shipping-service'
import { anyOf, between, byShare, type Random } from '../random.ts'
import type { Buyer } from './buyers.ts'

export type Shipping =
  | {
      readonly carrier: 'UPS'
      readonly serviceType: UpsService
      readonly billingOption: 'prepay'
      readonly accountNumber: null
    }
  | {
      readonly carrier: 'UPS' | 'FedEx'
      readonly serviceType: string
      readonly billingOption: 'collect' | 'thirdParty'
      readonly accountNumber: string
    }

const services = byShare<UpsService>([
  [40, '03'],
  [4, '12'],
  [4, '02'],
  [1, '13'],
  [2, '01'],
  [1, '14'],
])
const ownAccounts = byShare<readonly ['UPS' | 'FedEx', string]>([
  [4, ['UPS', '03']],
  [1, ['UPS', '02']],
  [3, ['FedEx', 'FEDEX_GROUND']],
  [1, ['FedEx', 'FEDEX_2_DAY']],
])
/** Share of orders on terms that ship on the customer's own carrier account. */
const collectShare = 0.14

/** Chooses an order's shipping: prepaid, unless a company on terms has a carrier account. */
export function chooseShipping(random: Random, { terms }: Pick<Buyer, 'terms'>): Shipping {
  if (terms === 'CC' || random() >= collectShare) {
    const serviceType = anyOf(random, services)
    return { carrier: 'UPS', serviceType, billingOption: 'prepay', accountNumber: null }
  }
  const [carrier, serviceType] = anyOf(random, ownAccounts)
  const billingOption = random() < 0.75 ? 'collect' : 'thirdParty'
  return { carrier, serviceType, billingOption, accountNumber: String(between(random, 100_000, 999_999)) }
}
