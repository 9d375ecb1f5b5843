import { isRecord } from '@mullion/domain/is-record'
import { fails, type Probe, works } from '../probe.ts'
import {
  createEbizchargeCall,
  type EbizchargeAccount,
  EbizchargeFault,
  EbizchargeUnreached,
  gatewayText,
} from './ebizcharge-client.ts'

const timeoutMs = 10_000

/** Asks an EBizCharge account for its settings, which needs valid credentials and charges nothing. */
export function probeEbizcharge(account: EbizchargeAccount): Probe {
  const call = createEbizchargeCall(account)
  return {
    name: 'EBizCharge, cards',
    async run(signal) {
      try {
        const answer = await call('GetMerchantTransactionData', {}, { timeoutMs, signal })
        const named = isRecord(answer) && typeof answer.merchantname === 'string' ? answer.merchantname : ''
        return works(named ? `The account of ${gatewayText(named)} answers.` : 'The account answers.')
      } catch (error) {
        if (error instanceof EbizchargeFault && error.credentials) {
          return fails(
            'EBizCharge does not accept the credentials.',
            'Check EBIZCHARGE_SUBSCRIPTION_KEY, EBIZCHARGE_SECURITY_ID, EBIZCHARGE_USER_ID and EBIZCHARGE_PASSWORD.',
          )
        }
        if (error instanceof EbizchargeFault) {
          return fails('EBizCharge does not know the call.', 'Check EBIZCHARGE_URL; it usually ends in /v1.')
        }
        if (error instanceof EbizchargeUnreached) {
          return fails(
            'EBizCharge cannot be reached.',
            'Check EBIZCHARGE_URL, and that the network allows it.',
          )
        }
        return fails('EBizCharge gave no answer that can be read.', 'Try again later, or ask EBizCharge.')
      }
    },
  }
}
