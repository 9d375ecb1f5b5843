import type { Card, PaymentGateway } from './port.ts'

/** A gateway under test, with cards it is known to approve and to decline. */
export interface GatewayUnderTest {
  readonly gateway: PaymentGateway
  readonly approvedCard: Card
  readonly declinedCard: Card
  /** A card approved for half of the amount. */
  readonly halfCard: Card
  close(): Promise<void>
}
