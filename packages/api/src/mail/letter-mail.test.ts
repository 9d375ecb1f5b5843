import { demoStoreInfo } from '@mullion/domain/store-info'
import { describe, expect, it } from 'vitest'
import type { Letter } from './letter.ts'
import { letterMail } from './letter-mail.ts'

const letter: Letter = {
  event: 'test:1',
  to: 'pat@arctic.example',
  subject: 'Your order W100001',
  heading: 'Thank you',
  paragraphs: ['First.', 'Second.'],
  facts: [
    ['Ship via', 'UPS Ground'],
    ['Ship to', 'Arctic Door Service', 'Columbus, OH 43215'],
  ],
  items: [
    { number: '0210-01', name: 'GASKET', count: '2 FT at $3.10', total: '$6.20', remarks: ['For the dock'] },
  ],
  totals: [
    ['Items', '$6.20'],
    ['Total', '$6.52'],
  ],
  code: 'abcd-efgh-jkmn-pqrs',
  button: { label: 'Sign in', url: 'https://parts.example/?login=1' },
  notes: ['A note.'],
}

const seen = (html: string) =>
  html.replace(/<style>[\s\S]*?<\/style>|<title>[\s\S]*?<\/title>|<[^>]+>/g, '\n').replaceAll('&nbsp;', '')

describe('an email', () => {
  it('has the same content in HTML and text, in the same order', () => {
    const { html, text } = letterMail(letter, demoStoreInfo)
    const facts = ['UPS Ground', 'Arctic Door Service', 'Columbus, OH 43215']
    const item = ['0210-01', 'GASKET', '2 FT at $3.10', 'For the dock']
    const rest = ['$6.52', 'abcd-efgh-jkmn-pqrs', 'Sign in', 'A note.', demoStoreInfo.phone]
    for (const form of [text, seen(html).replace('First.', '')]) {
      const places = ['Thank you', 'First.', 'Second.', ...facts, ...item, ...rest].map((each) =>
        form.indexOf(each),
      )
      expect(places).not.toContain(-1)
      expect(places).toEqual([...places].sort((a, b) => a - b))
    }
  })

  it('omits empty sections', () => {
    const { event, to, subject } = letter
    const { html, text } = letterMail({ event, to, subject, paragraphs: ['Hello.'] }, demoStoreInfo)
    expect(text).toBe(
      'Your order W100001\n\nHello.\n\nQuestions? Call (800) 555-0142 or email parts@mullion.example.\nMullion Door Parts, 100 Cooler Way, Newport NC 28570',
    )
    expect(html).not.toMatch(/class="(button|well)"|scope="row"/)
  })

  it('has the amounts of its items only where they are priced', () => {
    const [item] = letter.items ?? []
    const asked = { ...letter, items: [{ ...item!, count: '2 FT', total: '' }] }
    const { html, text } = letterMail(asked, demoStoreInfo)
    expect(text).toContain('    2 FT\n')
    expect(seen(html)).not.toContain('Amount')
  })

  it('keeps the lines of what a person typed', () => {
    const { html, text } = letterMail({ ...letter, paragraphs: ['Red.\nIn two weeks.'] }, demoStoreInfo)
    expect(html).toContain('Red.<br>In two weeks.')
    expect(text).toContain('Red.\nIn two weeks.')
  })

  it('escapes its link', () => {
    const url = 'https://parts.example/?s="><script>'
    const { html } = letterMail({ ...letter, button: { label: '<b>', url } }, demoStoreInfo)
    expect(html).not.toMatch(/<script|<b>/)
  })
})
