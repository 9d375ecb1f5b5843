import { describe, expect, it } from 'vitest'
import { dragged, fromAfar, pinched, spotAt, turned } from './zoom.ts'

const box = { left: 100, top: 50, width: 400, height: 200 }

describe('zooming an image', () => {
  it('centers on the tapped spot, and a second tap ends it', () => {
    const near = turned(fromAfar, spotAt({ x: 200, y: 200 }, box))
    expect(near).toEqual({ scale: 2.5, x: 25, y: 75 })
    expect(turned(near)).toEqual(fromAfar)
    expect(turned(fromAfar)).toEqual({ scale: 2.5, x: 50, y: 50 })
  })

  it('stays inside the image', () => {
    expect(spotAt({ x: 0, y: 900 }, box)).toEqual({ x: 0, y: 100 })
  })

  it.each([
    [2, 2],
    [0.5, 1],
    [9, 5],
  ])('with fingers %f times as far apart scales it by %f', (ratio, scale) => {
    expect(pinched(fromAfar, ratio, { x: 10, y: 20 }).scale).toBe(scale)
  })

  it('keeps its spot when pinched further, and ends when pinched together', () => {
    const near = { scale: 2, x: 30, y: 40 }
    expect(pinched(near, 1.5, { x: 90, y: 90 })).toEqual({ scale: 3, x: 30, y: 40 })
    expect(pinched(near, 0.4, { x: 90, y: 90 })).toEqual(fromAfar)
  })

  it('follows a dragging finger pixel by pixel, up to the edge', () => {
    const near = { scale: 3, x: 50, y: 50 }
    // 80 px of the 800 px by which the picture exceeds the box.
    expect(dragged(near, { x: 80, y: 0 }, box)).toEqual({ scale: 3, x: 40, y: 50 })
    expect(dragged(near, { x: -9_999, y: 9_999 }, box)).toEqual({ scale: 3, x: 100, y: 0 })
  })

  it('is required before dragging', () => {
    expect(dragged(fromAfar, { x: 80, y: 10 }, box)).toBe(fromAfar)
  })
})
