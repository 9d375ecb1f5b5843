import type { ShipAddress } from '@mullion/domain/postal-address'
import type { NewOrder } from '../orders/order.repository.ts'
import type { NewOrderLine } from '../orders/order-line.repository.ts'

export const orderFacts = {
  freightCarrier: null,
  thirdParty: null,
  internalBuyerEmail: null,
  skipValidation: false,
  returnsAgreed: false,
  freightToBeConfirmed: false,
  creditHold: null,
  taxCertificateId: null,
  taxCertificateNumber: null,
  taxExempt: false,
  goodsTaxCents: null,
  freightTaxCents: null,
  quoteId: null,
  method: null,
  boxes: null,
  freightReason: null,
  freightPartId: null,
  arrivesOn: null,
  madeToOrder: false,
} as const

export function shipTo(facts: Partial<ShipAddress> = {}): ShipAddress {
  return {
    label: '',
    nameOrCompany: 'Arctic Door Service',
    attention: '',
    address1: '1 Cold Street',
    address2: '',
    address3: '',
    country: 'US',
    postalCode: '43215',
    city: 'Columbus',
    state: 'OH',
    telephone: '',
    ...facts,
  }
}

/** Returns a placed order of two hinges, shipped to Columbus by ground, with the given fields overridden. */
export function orderRow(facts: Partial<NewOrder> = {}): NewOrder {
  return {
    actorId: 'user:1',
    userId: 1,
    companyId: 2,
    paymentState: 'captured',
    processed: false,
    sandbox: true,
    cartTotalCents: 2500,
    shippingCents: 1430,
    taxCents: 226,
    grandTotalCents: 4156,
    shipAddress: shipTo(),
    buyerEmail: 'pat@arctic.example',
    carrier: 'UPS',
    serviceType: '03',
    billingOption: 'prepay',
    cardType: 'V',
    lastFour: '2224',
    createdAt: new Date('2026-11-20T15:00:00Z'),
    ...facts,
  }
}

/** Returns a line item of two hinges at $12.50, with the given fields overridden. */
export function orderLineRow(facts: Partial<NewOrderLine> = {}): NewOrderLine {
  return {
    partId: 1,
    number: '1001-01',
    name: 'HNG CAM LIFT STL',
    unit: 'EA',
    quantity: 2,
    unitPriceCents: 1250,
    lineTotalCents: 2500,
    comments: [],
    ...facts,
  }
}
