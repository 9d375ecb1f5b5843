import type { Card, PaymentGateway } from './port.ts'

export interface GatewayUnderTest {
  readonly gateway: PaymentGateway
  readonly approvedCard: Card
  readonly declinedCard: Card
  readonly halfCard: Card
  /** The gateway's clock. */
  now(): Date
  close(): Promise<void>
}
