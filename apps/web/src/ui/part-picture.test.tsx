import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { PartPicture } from './part-picture.tsx'

it('the placeholder replaces an image that fails to load', () => {
  using page = show(<PartPicture part={{ number: '0601-CHN', imageVersion: 0 }} width={160} />)
  const picture = page.getByRole('presentation')
  expect(picture.getAttribute('src')).toContain('0601-CHN')
  fireEvent.error(picture)
  expect(picture.getAttribute('src')).toBe('/images/no-image.svg')
})
