import { describe, expect, it } from 'vitest'
import { type ExportedOrder, orderCsvColumns, orderCsvRows } from './order-csv.ts'

const books = { timeZone: 'America/New_York', guestCustomerNumber: 'WEBGUEST' }

function order(facts: Partial<ExportedOrder> = {}): ExportedOrder {
  return {
    number: 'W100001',
    createdAt: new Date('2026-11-21T03:30:00Z'),
    customerNumber: 'ARC100',
    onTerms: true,
    poNumber: '4711',
    iseNumber: null,
    shipAddress: {
      label: 'Dock',
      nameOrCompany: 'Arctic Door Service',
      attention: 'Bea',
      address1: '1 Cold Street',
      address2: '',
      address3: '',
      country: 'US',
      postalCode: '43215',
      city: 'Columbus',
      state: 'OH',
      telephone: '614-555-0100',
    },
    carrier: 'UPS',
    serviceType: '03',
    billingOption: 'prepay',
    accountNumber: null,
    freightCarrier: null,
    thirdParty: null,
    shippingCents: 1430,
    taxCents: 0,
    grandTotalCents: 3930,
    cardType: null,
    lastFour: null,
    buyerEmail: 'bea@arctic.example',
    internalBuyerEmail: null,
    lines: [
      {
        lineNo: 1,
        number: '1001-01',
        name: 'HNG CAM LIFT STL',
        unit: 'EA',
        quantity: 2,
        unitPriceCents: 1250,
        configurations: [{ kind: 'cuts', cuts: [] }],
        comments: ['left  leaf\nurgent'],
      },
    ],
    ...facts,
  }
}

const cells = (facts?: Partial<ExportedOrder>) =>
  Object.fromEntries(orderCsvRows([order(facts)], books)[0]!.map((cell, at) => [orderCsvColumns[at], cell]))

describe('the accounting file', () => {
  it('has one row per line, with the order on each', () => {
    const [line] = order().lines
    const rows = orderCsvRows(
      [order({ lines: [line!, { ...line!, lineNo: 2, quantity: 7.25, unit: 'FT' }] })],
      books,
    )
    expect(rows).toHaveLength(2)
    expect(rows[1]!.slice(-14, -7)).toEqual([
      '2',
      '311-1001-01',
      'HNG CAM LIFT STL',
      'FT',
      '7.25',
      '12.50',
      'left leaf urgent',
    ])
  })

  it('names the freight carrier, the third party that pays it, and the customer of a staff order', () => {
    const thirdParty = {
      company: 'Frost Freight',
      address1: '1 Dock Road',
      address2: '',
      city: 'Columbus',
      state: 'OH',
      zip: '43215',
      country: 'US',
    }
    const freight = { carrier: 'LTL', serviceType: 'LTL', billingOption: 'thirdParty' }
    expect(
      cells({ ...freight, freightCarrier: 'Estes', thirdParty, internalBuyerEmail: 'ann@butchers.example' }),
    ).toMatchObject({
      ShipVia: 'LTL Freight, Estes',
      FreightPayer: 'Frost Freight',
      FreightPayerAddress1: '1 Dock Road',
      FreightPayerZip: '43215',
      FreightPayerCountry: 'US',
      BuyerEmail: 'ann@butchers.example',
    })
    expect(orderCsvColumns.slice(-8)).toEqual([
      'LineComment',
      'FreightPayer',
      'FreightPayerAddress1',
      'FreightPayerAddress2',
      'FreightPayerCity',
      'FreightPayerState',
      'FreightPayerZip',
      'FreightPayerCountry',
    ])
  })

  it('writes the store day, amounts in dollars and the carrier with its service', () => {
    expect(cells()).toMatchObject({
      OrderNumber: 'W100001',
      OrderDate: '20261120',
      ARDivisionNo: '00',
      CustomerNo: 'ARC100',
      CustomerPONo: '4711',
      IseNumber: '',
      ShipToAddress2: '',
      Country: 'US',
      ShipVia: 'UPS Ground',
      FreightAmt: '14.30',
      SalesTaxAmt: '0.00',
      OrderTotal: '39.30',
      TermsCode: 'PO',
      CardType: '',
      LineComment: 'left leaf urgent',
    })
  })

  it('books guests on the house account, cards by type and freight by name', () => {
    const guest = { customerNumber: null, onTerms: false, cardType: 'V', lastFour: '2224', poNumber: null }
    expect(cells({ ...guest, carrier: 'LTL', serviceType: 'LTL' })).toMatchObject({
      CustomerNo: 'WEBGUEST',
      TermsCode: 'CC',
      CardType: 'V',
      LastFour: '2224',
      ShipVia: 'LTL Freight',
    })
  })

  it('has all of these cells for a guest who paid by card', () => {
    const shipAddress = {
      ...{ label: '', nameOrCompany: 'Tidewater Cold Storage', attention: '', telephone: '' },
      ...{ address1: '18 Harbor Street', address2: '', address3: '' },
      ...({ country: 'US', postalCode: '28570', city: 'Newport', state: 'NC' } as const),
    }
    const line = {
      ...{ lineNo: 1, number: '0601-CHN', name: 'LATCH ROLLER ADJ CHR NYL', unit: 'EA' as const },
      ...{ quantity: 2, unitPriceCents: 2970, configurations: [], comments: ['=SUM(A1), "dock" 3'] },
    }
    const paid = { customerNumber: null, onTerms: false, poNumber: null, cardType: 'V', lastFour: '2224' }
    const amounts = { shippingCents: 1234, taxCents: 401, grandTotalCents: 7575 }
    const buyerEmail = 'dana@tidewater.example'
    expect(cells({ ...paid, ...amounts, shipAddress, buyerEmail, lines: [line] })).toEqual({
      OrderNumber: 'W100001',
      OrderDate: '20261120',
      ARDivisionNo: '00',
      CustomerNo: 'WEBGUEST',
      CustomerPONo: '',
      IseNumber: '',
      ShipToName: 'Tidewater Cold Storage',
      Attention: '',
      ShipToAddress1: '18 Harbor Street',
      ShipToAddress2: '',
      ShipToAddress3: '',
      City: 'Newport',
      State: 'NC',
      ZipCode: '28570',
      Country: 'US',
      Phone: '',
      ShipVia: 'UPS Ground',
      BillingOption: 'prepay',
      CarrierAccount: '',
      FreightAmt: '12.34',
      SalesTaxAmt: '4.01',
      OrderTotal: '75.75',
      TermsCode: 'CC',
      CardType: 'V',
      LastFour: '2224',
      BuyerEmail: buyerEmail,
      LineNo: '1',
      ItemCode: '311-0601-CHN',
      Description: 'LATCH ROLLER ADJ CHR NYL',
      UnitOfMeasure: 'EA',
      QuantityOrdered: '2',
      UnitPrice: '29.70',
      LineComment: '\'=SUM(A1), "dock" 3',
      FreightPayer: '',
      FreightPayerAddress1: '',
      FreightPayerAddress2: '',
      FreightPayerCity: '',
      FreightPayerState: '',
      FreightPayerZip: '',
      FreightPayerCountry: '',
    })
  })

  it.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx'])(
    'escapes a cell that starts like a formula: %j',
    (text) => {
      expect(cells({ poNumber: text }).CustomerPONo).toBe(`'${text}`)
    },
  )
})
