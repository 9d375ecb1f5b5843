import type { OrderDocument } from '@mullion/domain/orders/order-document'
import { describe, expect, it } from 'vitest'
import { createPdfPrinter } from './pdf-printer.ts'
import { pdfPages, placedTexts } from './testing/pdf-pages.ts'

const line = {
  number: '0105-02',
  name: 'Bracket Hinge Cam Lift Stainless Steel',
  amounts: ['7.5 FT', '$12.50', '$93.75'] as const,
  remarks: ['10 cuts of 10 in, wall 4 in', 'Leave at dock 3'],
}

const invoice: OrderDocument = {
  title: 'Invoice',
  columns: ['Quantity', 'Price', 'Amount'],
  number: 'W100042',
  seller: { name: 'Mullion Door Parts', lines: ['100 Cooler Way, Newport NC 28570', '(800) 555-0142'] },
  facts: [
    ['Date', 'Nov 20, 2026'],
    ['Terms', 'Visa ending in 2224'],
    ['PO number', 'PO-7788'],
  ],
  billTo: ['Arctic Door Service', '12 Ice Road', 'Columbus, OH 43215'],
  shipTo: ['Zoë’s Kühlhaus', '4 Dock Street', 'Dayton, OH 45402'],
  lines: [line],
  totals: [
    ['Items', '$93.75'],
    ['Shipping and handling', '$14.20'],
    ['Tax', '$0.00'],
    ['Total', '$107.95'],
  ],
  notes: ['Paid by card. Thank you for your order.'],
}

async function textOf(printed: OrderDocument): Promise<string[]> {
  return pdfPages(await createPdfPrinter().orderDocument(printed))
}

describe('a PDF invoice', () => {
  it('shows seller, bill-to, ship-to, lines with cuts and comments, and totals', async () => {
    const [text = '', ...more] = await textOf(invoice)
    expect(more).toEqual([])
    const words = [
      ...['INVOICE', 'W100042', 'Mullion Door Parts', 'BILL TO', 'Arctic Door Service', 'Columbus, OH 43215'],
      ...['SHIP TO', 'Zoë’s Kühlhaus', 'Dayton, OH 45402', 'Visa ending in 2224', 'PO-7788'],
      ...['0105-02', '7.5 FT', '$12.50', '$93.75', '10 cuts of 10 in, wall 4 in', 'Leave at dock 3'],
      ...['Shipping and handling', '$14.20', 'Total', '$107.95', 'Paid by card.', 'Page 1 of 1'],
    ]
    expect(words.filter((each) => !text.includes(each))).toEqual([])
  })

  it('keeps the lines of a note, and writes out fractions and inch marks', async () => {
    const [text = ''] = await textOf({ ...invoice, notes: ['Cut to 36⅝″ wide.\nReady in two weeks, 漢.'] })
    expect(text).toContain('Cut to 36 5/8" wide.')
    expect(text).toContain('Ready in two weeks, ?.')
    expect(text).not.toContain('wide.?')
  })

  it('has the address below the name of the seller, however long that is', async () => {
    const name = 'Northeastern Refrigeration Doors, Gaskets & Hardware Supply Company of Pennsylvania'.slice(
      0,
      80,
    )
    const seller = { ...invoice.seller, name }
    const texts = await placedTexts(await createPdfPrinter().orderDocument({ ...invoice, seller }))
    const address = texts.findIndex(({ text }) => text.startsWith('100 Cooler Way'))
    const ofName = texts.slice(0, address).filter(({ text }) => name.includes(text.trim()))
    expect(ofName.map(({ text }) => text.trim()).join(' ')).toBe(name)
    expect(ofName.length).toBeGreaterThan(1)
    for (const { y } of ofName) expect(y).toBeGreaterThan((texts[address]?.y ?? 0) + 8)
  })

  it('uses as many pages as needed, each with a page number and column headings', async () => {
    const pages = await textOf({ ...invoice, lines: Array.from({ length: 120 }, () => line) })
    expect(pages.length).toBeGreaterThan(3)
    for (const [at, text] of pages.entries()) {
      expect(text).toContain(`Page ${at + 1} of ${pages.length}`)
      expect(text).toContain('Description')
    }
    expect(pages.join(' ').match(/0105-02/g)).toHaveLength(120)
    expect(pages.at(-1)).toContain('$107.95')
  })

  it('continues the cuts of one line on the next page', async () => {
    const remarks = Array.from({ length: 200 }, (_, at) => `1 × ${at + 10}"`)
    const pages = await textOf({ ...invoice, lines: [line, { ...line, remarks }, line] })
    expect(pages.length).toBeGreaterThan(3)
    expect(remarks.filter((remark) => !pages.join(' ').includes(`${remark} `))).toEqual([])
    expect(pages.filter((text) => !text.includes('Description'))).toEqual([])
    expect(pages.at(-1)).toContain('$107.95')
  })

  it('shows characters missing from its fonts as question marks', async () => {
    const [text = ''] = await textOf({ ...invoice, shipTo: ['冷凍 Doors'] })
    expect(text).toContain('?? Doors')
  })

  it('is an acknowledgement or a packing list under its own title and columns', async () => {
    const packing: OrderDocument = {
      ...{ ...invoice, title: 'Packing list', billTo: [], totals: [] },
      columns: ['Ordered', 'Shipped', 'To follow'],
      lines: [{ ...line, amounts: ['7.5 FT', '5 FT', '2.5 FT'] }],
    }
    const [text = ''] = await textOf(packing)
    const words = ['PACKING LIST', 'W100042', 'SHIP TO', 'Ordered', 'Shipped', 'To follow', '5 FT', '2.5 FT']
    expect(words.filter((each) => !text.includes(each))).toEqual([])
    expect(text).not.toMatch(/\$|BILL TO/)
    const [first = ''] = await textOf({ ...invoice, title: 'Order acknowledgement' })
    expect(first).toContain('ORDER ACKNOWLEDGEMENT')
  })
})

describe('a PDF of a price quote', () => {
  it('says that it is one, whom it is for and until when, and has no ship-to', async () => {
    const facts = [['Valid through', 'Dec 20, 2026']] as const
    const [text = ''] = await textOf({ ...invoice, title: 'Quote', number: 'Q1042', facts, shipTo: [] })
    const words = [
      'QUOTE',
      'Q1042',
      'FOR',
      'Arctic Door Service',
      'Valid through'.toUpperCase(),
      'Dec 20, 2026',
    ]
    expect(words.filter((each) => !text.includes(each))).toEqual([])
    expect(['INVOICE', 'BILL TO', 'SHIP TO'].filter((each) => text.includes(each))).toEqual([])
  })
})
