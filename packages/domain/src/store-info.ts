/** Who the store is, as the page shows it; the server writes it into the page as JSON, so that it costs no request. */
export interface StoreInfo {
  readonly name: string
  /** As it is dialled and shown, such as `(800) 555-0142`. */
  readonly phone: string
  readonly email: string
  readonly address: string
  readonly hours: string
  /** True while cards go to the built-in sandbox; the page says so. */
  readonly sandboxPayments: boolean
  /** True in demonstration mode. */
  readonly demo: boolean
}

/** The id of the JSON script element that carries the store's identity in the page. */
export const storeInfoElement = 'store-info'
