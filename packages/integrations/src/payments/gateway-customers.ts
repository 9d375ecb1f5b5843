/** The three ids of one customer whose cards the gateway saves: ours, and two of the gateway's. */
export interface GatewayCustomer {
  /** Ours, such as `user:12`. */
  readonly customerId: string
  /** The gateway's; needed to add a card. */
  readonly internalId: string
  /** The gateway's; needed to list, charge or delete a card. */
  readonly token: string
}

/** Where the ids of customers at the gateway are stored, all three or none. */
export interface GatewayCustomers {
  find(customerId: string): Promise<GatewayCustomer | null>
  /** Returns the ids that a customer has at other accounts, newest first; a few at most. */
  elsewhere(customerId: string): Promise<readonly GatewayCustomer[]>
  /**
   * Stores a customer's ids unless some are stored, other than those of `gone`. Returns what is stored then: servers
   * that add a customer at the same moment agree on one.
   */
  store(customer: GatewayCustomer, gone?: GatewayCustomer): Promise<GatewayCustomer>
}
