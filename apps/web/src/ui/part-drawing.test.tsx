import { expect, it } from 'vitest'
import { show } from '../testing/show.tsx'
import { largestView, PartDrawing } from './part-drawing.tsx'

const size = { lengthInches: 8, heightInches: 5.5, depthInches: 2.25, weightPounds: 4 }
const hinge = { name: 'HNG CAM LIFT SS RH FLUSH W/ SCR', unit: 'EA', size, tags: ['Hinges'] } as const
const unmeasured = { ...hinge, size: { ...size, heightInches: null } }

it('a drawing has its dimensions in inches, and says the same in words', () => {
  using page = show(<PartDrawing part={hinge} />)
  const drawing = page.getByRole('img', {
    name: 'Drawing. Front and side: length 8 in, height 5.5 in, depth 2.25 in. Right hand.',
  })
  for (const text of ['8"', '5 1/2"', '2 1/4"', 'Front', 'Side']) expect(drawing.textContent).toContain(text)
  page.getByText('Right hand. Outline to scale, details simplified.')
})

it('a part without dimensions has no drawing', () => {
  using page = show(<PartDrawing part={unmeasured} />)
  expect(page.queryByRole('img')).toBeNull()
})

it('parts are drawn side by side only if they look different', () => {
  expect(largestView([hinge, { ...hinge, name: 'HNG CAM LIFT CHR RH FLUSH W/ SCR' }])).toBeNull()
  expect(largestView([hinge, { ...hinge, size: { ...size, lengthInches: 10 } }])).toEqual({ w: 10, h: 5.5 })
  expect(largestView([hinge, { ...hinge, name: 'HNG CAM LIFT SS LH FLUSH W/ SCR' }])).toEqual({
    w: 8,
    h: 5.5,
  })
  expect(largestView([unmeasured])).toBeNull()
})
