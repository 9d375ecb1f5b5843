import { List, Text } from '@mantine/core'
import type { AwaitingApproval } from '@mullion/domain/checkout/awaiting-approval'
import { reasonText } from '@mullion/domain/checkout/purchase-rules'
import { storeDay } from '../../../lib/store-time.ts'
import { waitsText } from './outcomes.ts'

/** What the buyer reads when the order went to approval. */
export function Asked({ request }: { readonly request: AwaitingApproval }) {
  return (
    <>
      <Text>{waitsText(request)} You’ll get an email either way.</Text>
      <List>
        {request.reasons.map((reason) => (
          <List.Item key={reason.rule}>{reasonText(reason)}</List.Item>
        ))}
      </List>
      <Text c="dimmed">The request expires on {storeDay(request.expiresAt)}.</Text>
    </>
  )
}
