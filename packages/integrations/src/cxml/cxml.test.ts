import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { CxmlRefused, readPunchoutSetup } from './read-setup.ts'
import { setupRequest } from './testing/setup-request.ts'
import { cartMessage, refusalAnswer, startPageAnswer } from './write-cxml.ts'

const envelope = { payloadId: '1@store', at: new Date('2026-11-28T12:00:00Z') }
const reader = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false })

describe('a request to begin a visit', () => {
  it('is read with its sender, its secret and where the cart goes', () => {
    expect(readPunchoutSetup(setupRequest())).toEqual({
      from: { domain: 'NetworkID', identity: 'AN01000000001' },
      sender: { domain: 'NetworkID', identity: 'AN01000000001' },
      secret: 'correct horse & battery',
      operation: 'create',
      buyerCookie: 'visit-1',
      returnUrl: 'https://buyer.example/punchout/return?for=1&of=2',
      items: [],
      selected: null,
    })
  })

  it('names the lines of an earlier cart, and a chosen part', () => {
    const items = [{ number: '311-HN4210', reference: '12-1', quantity: 2 }]
    const read = readPunchoutSetup(setupRequest({ operation: 'edit', items, selected: '311-GS1' }))
    expect(read).toMatchObject({ operation: 'edit', items, selected: '311-GS1' })
  })

  it.each([
    ['no XML', 'hello', /^The XML is not well-formed/],
    ['XML that is not closed', '<cXML><Header>', /^The XML is not well-formed/],
    ['another document', '<cXML><Header/></cXML>', 'cXML/Header is missing or not valid.'],
    ['no secret', setupRequest({ secret: '' }), 'Sender/Credential/SharedSecret is missing.'],
    [
      'an unknown operation',
      setupRequest().replace('"create"', '"buy"'),
      'cXML/Request/PunchOutSetupRequest/@operation is missing or not valid.',
    ],
    [
      'an address of a program',
      setupRequest({ returnUrl: 'javascript:alert(1)' }),
      'BrowserFormPost must be an address that begins with https:// or http://.',
    ],
    [
      'an entity from a file',
      setupRequest().replace(/<!DOCTYPE[^>]*>/, '<!DOCTYPE cXML [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
      'Entities must not be declared.',
    ],
    [
      'entities that grow',
      setupRequest().replace(
        /<!DOCTYPE[^>]*>/,
        '<!DOCTYPE cXML [\n<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">\n]>',
      ),
      'Entities must not be declared.',
    ],
  ])('with %s is refused', (_title, text, message) => {
    const read = () => readPunchoutSetup(text)
    expect(read).toThrow(CxmlRefused)
    expect(read).toThrow(message)
  })
})

describe('a document of the store', () => {
  it('tells where the visit begins', () => {
    const answer = startPageAnswer(envelope, 'https://store.example/punchout/start/abc?x=1&y=2')
    expect(answer).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<!DOCTYPE cXML SYSTEM "[^"]+">\n<cXML /,
    )
    const { Response } = reader.parse(answer).cXML
    expect(Response.Status).toMatchObject({ '@code': '200', '@text': 'OK' })
    expect(Response.PunchOutSetupResponse.StartPage.URL).toBe(
      'https://store.example/punchout/start/abc?x=1&y=2',
    )
  })

  it('tells why a request was refused', () => {
    const { Response } = reader.parse(refusalAnswer(envelope, 401, 'Wrong <secret>.')).cXML
    expect(Response.Status).toEqual({ '@code': '401', '@text': 'Unauthorized', '#text': 'Wrong <secret>.' })
  })

  it('holds the cart to the cent, with text that needs quoting', () => {
    const text = cartMessage({
      ...envelope,
      ...{ from: { domain: 'DUNS', identity: 'store' }, to: { domain: 'NetworkID', identity: 'AN01' } },
      ...{ buyerCookie: 'a<b', operation: 'create', totalCents: 8375 },
      items: [
        {
          ...{ number: '311-HN4210', reference: '12-1', quantity: 2, unitPriceCents: 4180, unitCode: 'EA' },
          description: 'Hinge & screws, 1 1/2" <left>',
        },
        {
          ...{ number: '311-GS1', reference: '12-2', quantity: 0.25, unitPriceCents: 60, unitCode: 'FOT' },
          description: 'Gasket',
        },
      ],
    })
    expect(XMLValidator.validate(text)).toBe(true)
    const { PunchOutOrderMessage: sent } = reader.parse(text).cXML.Message
    expect(sent.BuyerCookie).toBe('a<b')
    expect(sent.PunchOutOrderMessageHeader.Total.Money).toEqual({ '@currency': 'USD', '#text': '83.75' })
    expect(sent.ItemIn).toMatchObject([
      {
        '@quantity': '2',
        ItemDetail: { Description: { '#text': 'Hinge & screws, 1 1/2" <left>' }, UnitOfMeasure: 'EA' },
      },
      { '@quantity': '0.25', ItemDetail: { UnitPrice: { Money: { '#text': '0.60' } } } },
    ])
  })
})
