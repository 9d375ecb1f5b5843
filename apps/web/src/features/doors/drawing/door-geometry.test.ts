import { describe, expect, it } from 'vitest'
import { doorGeometry, floorY, isMirrored, mirroredBox, stage } from './door-geometry.ts'

const styles = [
  { doorType: 'swing', build: 'Traditional' },
  { doorType: 'slide', build: 'Single Panel' },
  { doorType: 'slide', build: 'Biparting' },
  { doorType: 'vl', build: 'VL' },
  { doorType: 'so', build: 'Sectional' },
  { doorType: 'traffic', build: 'Coldswing' },
] as const

describe('a drawn door', () => {
  it.each(styles)('is to scale and stands on the floor: $build', (style) => {
    for (const [widthInches, heightInches] of [
      [36, 84],
      [120, 96],
      [96, 300],
    ] as const) {
      const { opening } = doorGeometry({ ...style, widthInches, heightInches })
      expect(opening.w / opening.h).toBeCloseTo(widthInches / heightInches, 6)
      expect(opening.y + opening.h).toBe(floorY)
    }
  })

  it.each(styles)('stays within the drawing, even at 600 inches: $build', (style) => {
    for (const [widthInches, heightInches] of [
      [600, 600],
      [600, 1],
      [1, 600],
    ] as const) {
      const { opening } = doorGeometry({ ...style, widthInches, heightInches })
      expect(opening.x).toBeGreaterThanOrEqual(stage.left)
      expect(opening.x + opening.w).toBeLessThanOrEqual(stage.width - stage.right)
      expect(opening.y).toBeGreaterThanOrEqual(stage.top)
    }
  })

  it('has a default size until it is measured, and is twice as wide with two leaves', () => {
    expect(doorGeometry({ doorType: 'swing' })).toMatchObject({ widthInches: 36, heightInches: 84 })
    expect(doorGeometry({ doorType: 'swing', double: true })).toMatchObject({ widthInches: 72 })
    expect(doorGeometry({ doorType: 'so', widthInches: 110 })).toMatchObject({
      widthInches: 110,
      heightInches: 120,
    })
    expect(doorGeometry({})).toMatchObject({ build: undefined, widthInches: 36 })
  })
})

describe('the hand of a door', () => {
  it.each([
    [{ doorType: 'swing', build: 'Traditional' }, ['RH']],
    [{ doorType: 'traffic', build: 'Coldswing' }, ['RH']],
    [{ doorType: 'slide', build: 'Single Panel' }, ['LH']],
    [{ doorType: 'swing', build: 'Traditional', double: true }, []],
    [{ doorType: 'slide', build: 'Biparting' }, []],
    [{ doorType: 'vl', build: 'VL' }, []],
  ] as const)('mirrors the drawing of %j for %j', (door, turned) => {
    const directions = [null, 'LH', 'RH', 'Double', 'Biparting'] as const
    expect(directions.filter((direction) => isMirrored(door, direction))).toEqual(turned)
  })

  it('keeps a mirrored door within the drawing, and mirroring twice changes nothing', () => {
    const { opening } = doorGeometry({ doorType: 'slide', build: 'Single Panel' })
    const turned = mirroredBox(opening)
    expect(turned.x).toBeGreaterThan(opening.x)
    expect(turned.x + turned.w).toBeLessThanOrEqual(stage.width - stage.right)
    expect(mirroredBox(turned).x).toBeCloseTo(opening.x, 6)
  })
})
