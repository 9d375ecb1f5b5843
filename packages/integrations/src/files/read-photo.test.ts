import { describe, expect, it } from 'vitest'
import { loadSharp } from './picture-files.ts'
import { readPhoto } from './read-photo.ts'

/** A JPEG whose left third is red, middle green and right blue; turned by the camera's note if given. */
async function threeColors(orientation?: number): Promise<Buffer> {
  const sharp = await loadSharp()
  const stripe = (color: string) => ({
    create: { width: 100, height: 100, channels: 3 as const, background: color },
  })
  const parts = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((color) => sharp(stripe(color)).png().toBuffer()),
  )
  const base = sharp({ create: { width: 300, height: 100, channels: 3, background: '#fff' } })
  const composed = base.composite(parts.map((input, at) => ({ input, left: at * 100, top: 0 })))
  const jpeg = sharp(await composed.png().toBuffer()).jpeg()
  return (orientation ? jpeg.withMetadata({ orientation }) : jpeg).toBuffer()
}

async function rendered(bytes: Uint8Array, crop: number | null) {
  const render = await readPhoto(bytes, crop)
  const { data, info } = await render('full').raw().toBuffer({ resolveWithObject: true })
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  const [red = 0, green = 0, blue = 0] = data.subarray(middle, middle + 3)
  const color = red > 200 ? 'red' : green > 200 ? 'green' : blue > 200 ? 'blue' : 'none'
  return { width: info.width, height: info.height, color }
}

describe('a photograph', () => {
  it('stays whole, or is cut to the square that was chosen', async () => {
    const photo = await threeColors()
    expect(await rendered(photo, null)).toEqual({ width: 300, height: 100, color: 'green' })
    expect(await rendered(photo, 0)).toEqual({ width: 100, height: 100, color: 'red' })
    expect(await rendered(photo, 1)).toEqual({ width: 100, height: 100, color: 'blue' })
  })

  it('stands upright as the camera says, also where it is cut', async () => {
    const turned = await threeColors(6)
    expect(await rendered(turned, null)).toMatchObject({ width: 100, height: 300 })
    expect(await rendered(turned, 0)).toEqual({ width: 100, height: 100, color: 'red' })
  })

  it('is refused when it is damaged', async () => {
    const photo = await threeColors()
    await expect(readPhoto(photo.subarray(0, 300), null)).rejects.toMatchObject({
      code: 'catalog.photo_unreadable',
    })
  })
})
