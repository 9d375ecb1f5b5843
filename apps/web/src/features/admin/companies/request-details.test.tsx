import type { PendingRequest } from '@mullion/domain/accounts/dealer-request'
import { expect, it } from 'vitest'
import { show } from '../../../testing/show.tsx'
import { RequestDetails } from './request-details.tsx'

const files = [
  { id: 1, name: 'ohio.pdf', sizeBytes: 10_300 },
  { id: 2, name: 'texas.pdf', sizeBytes: 1_500_000 },
]

it('request details show the size of each document', () => {
  const request = {
    companyName: 'Frost Doors',
    phoneNumber: '6145550100',
    files,
  } as unknown as PendingRequest
  using page = show(<RequestDetails request={request} />)
  const rows = page.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows).toEqual(['ohio.pdf 11 KB', 'texas.pdf 1.5 MB'])
})
