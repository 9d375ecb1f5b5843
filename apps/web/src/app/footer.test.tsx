import { fireEvent, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { Footer } from './footer.tsx'
import { currentRoute } from './navigation/navigation.ts'

it('the footer links the phone number, the email address and its pop-ups', () => {
  using page = show(<Footer />)
  const link = (name: string) => page.getByRole('link', { name }).getAttribute('href')
  expect(link('(800) 555-0142')).toBe('tel:8005550142')
  expect(link('parts@mullion.example')).toBe('mailto:parts@mullion.example')
  const popUps = within(page.getAllByRole('list').at(-1) as HTMLElement).getAllByRole('link')
  expect(popUps.map((each) => each.textContent)).toEqual([
    'Order status',
    'Privacy policy',
    'Terms of service',
    'Return and refund policy',
    'Serial number locations',
  ])
})

it.each([
  ['Privacy policy', 'privacy'],
  ['Terms of service', 'terms'],
  ['Return and refund policy', 'returns'],
  ['Serial number locations', 'serials'],
])('the link %s opens its pop-up above the page', (name, popup) => {
  using page = show(<Footer />)
  fireEvent.click(page.getByRole('link', { name }))
  expect(currentRoute()).toMatchObject({ panel: 'search', popup })
})
