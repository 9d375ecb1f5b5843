import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { AddressLines, addressLines } from './address-lines.tsx'

const columbus = { address3: '', city: 'Columbus', state: 'OH', postalCode: '43004' }

it('shows each line of an address, including duplicates, and no empty ones', () => {
  const lines = addressLines({ attention: '', address1: 'Dock 4', address2: 'Dock 4', ...columbus })
  using page = show(<AddressLines name="Arctic Door Service" lines={lines} />)
  const shown = [...page.getByRole('group').children].map((line) => line.textContent)
  expect(shown).toEqual(['Arctic Door Service', 'Dock 4', 'Dock 4', 'Columbus, OH 43004'])
})
