import { describe, expect, it } from 'vitest'
import type { PartSize, Unit } from '../part.ts'
import { drawingText, partDrawing } from './part-drawing.ts'

const part = (name: string, [length, height, depth]: readonly (number | null)[], unit: Unit = 'EA') => ({
  ...{ name, unit, tags: [] },
  size: {
    ...{ lengthInches: length ?? null, heightInches: height ?? null, depthInches: depth ?? null },
    weightPounds: null,
  } satisfies PartSize,
})
const drawn = (...facts: Parameters<typeof part>) => {
  const drawing = partDrawing(part(...facts))
  if (!drawing) throw new Error('not drawn')
  return drawing
}
const dimensionsOf = (...facts: Parameters<typeof part>) =>
  drawn(...facts).views.map(({ name, dimensions }) => [
    name,
    ...dimensions.map((each) => `${each.name} ${each.inches}`),
  ])

describe('the drawing of a part', () => {
  it('has front and side with length, height and depth', () => {
    expect(dimensionsOf('HNG BUTT 4X4 STL', [4, 4, 0.5])).toEqual([
      ['Front', 'Length 4', 'Height 4'],
      ['Side', 'Depth 0.5'],
    ])
  })

  it('shows the offset of a hinge and the hole centers of a pull', () => {
    expect(dimensionsOf('HNG CAM LIFT CHR LH 1-1/2 OFFSET W/ SCR', [8, 5.5, 2.25])[1]).toEqual([
      ...['Side', 'Depth 2.25', 'Offset 1.5'],
    ])
    expect(dimensionsOf('HDL PULL 6IN CHR SURF', [8, 2.5, 1.25])[0]).toContain('Centers 6')
  })

  it('is the cross-section of what is sold by the foot', () => {
    expect(dimensionsOf('GSKT SWEEP SWING DR BLK PER FT', [12, 2.25, 0.5], 'FT')).toEqual([
      ['Cross-section', 'Depth 0.5', 'Height 2.25'],
    ])
  })

  it('mirrors a right-hand part, and is the same otherwise', () => {
    const [left, right] = ['LH', 'RH'].map((hand) => drawn(`HNG STRAP 18IN SS ${hand} STD`, [18, 6, 2.5]))
    expect([left?.hand, right?.hand]).toEqual(['LH', 'RH'])
    expect(right?.views[0]).toEqual({ ...left?.views[0], mirrored: true })
    expect(left?.views[0]?.mirrored).toBe(false)
  })

  it('shortens a long part, whose arrows say its true length', () => {
    const [front] = drawn('TRK SLD DR BOX GALV 106IN', [106, 3, 2.5]).views
    expect(front).toMatchObject({ broken: true, size: { w: 12, h: 3 } })
    expect(front?.dimensions[0]).toMatchObject({ name: 'Length', to: 12, inches: 106 })
    const whole = partDrawing(part('TRK SLD DR BOX GALV 106IN', [106, 3, 2.5]), { whole: true })
    expect(whole?.views[0]).toMatchObject({ broken: false, size: { w: 106, h: 3 } })
  })

  it('has the views whose dimensions are known, if any', () => {
    expect(dimensionsOf('KICK PLT SS', [36, 12, null]).map(([name]) => name)).toEqual(['Front'])
    expect(partDrawing(part('KICK PLT SS', [36, null, null]))).toBeNull()
    expect(partDrawing(part('KICK PLT SS', [0, 12, 0]))).toBeNull()
  })

  it('is said in words', () => {
    expect(drawingText(drawn('HNG CAM LIFT CHR RH 1-1/8 OFFSET W/ SCR', [8, 5.5, 2.25]))).toBe(
      'Front and side: length 8 in, height 5.5 in, depth 2.25 in, offset 1.125 in. Right hand.',
    )
    expect(drawingText(drawn('TRK SLD DR BOX GALV 106IN', [106, 3, 2.5]))).toBe(
      'Front and side: length 106 in, height 3 in, depth 2.5 in. Drawn shorter than it is.',
    )
  })
})
