import type { CDPSession, Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openShop } from './support/shop.ts'
import { detail, eventually, rollerLatch } from './support/steps.ts'
import { narrow, openStory } from './support/story.ts'

const shop = await openShop()
const picture = (page: Page) => page.getByRole('img', { name: 'Latch roller adjustable chrome' })

/** How large the picture is drawn, as a multiple of its place. */
const scaleOf = (image: Locator) =>
  image.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)

interface Pinch {
  /** Where the middle of the two fingers stays. */
  readonly at: { readonly x: number; readonly y: number }
  /** How far they are apart, one step after the other. */
  readonly apart: readonly [number, ...number[]]
}

/** Two fingers beside each other, which move apart or together and are lifted. */
async function pinch(fingers: CDPSession, { at: { x, y }, apart }: Pinch): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', pixels: number | null) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        pixels === null
          ? []
          : [
              { x: x - pixels / 2, y, id: 1 },
              { x: x + pixels / 2, y, id: 2 },
            ],
    })
  const [first, ...further] = apart
  await touch('touchStart', first)
  for (const pixels of further) await touch('touchMove', pixels)
  await touch('touchEnd', null)
}

/** A point of the picture, in shares of its width and height; the page has its whole height once that is there. */
async function pointOf(image: Locator, [across, down]: readonly [number, number]) {
  await eventually(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(
    0,
  )
  await image.evaluate(() => document.fonts.ready)
  const box = await image.boundingBox()
  if (!box) throw new Error('The picture is not to be seen.')
  return { x: box.x + across * box.width, y: box.y + down * box.height }
}

describe('two fingers on the picture of a part', () => {
  it('bring it near by as much as they move apart, at their place, and send it away again', async () => {
    await using story = await openStory(shop, { size: narrow, at: `/?part=${rollerLatch.id}` })
    const { page } = story
    await detail(page).getByText('Notes').waitFor()
    const image = picture(page)
    await eventually(() => scaleOf(image)).toBe(1)
    const at = await pointOf(image, [0.5, 0.25])
    const fingers = await page.context().newCDPSession(page)

    await pinch(fingers, { at, apart: [60, 90, 120, 150] })
    await eventually(() => scaleOf(image)).toBeCloseTo(2.5, 2)
    await page.getByRole('button', { name: 'Zoom out' }).waitFor()
    const [across, down] = await image.evaluate((element) => {
      const [x = '0', y = '0'] = getComputedStyle(element).transformOrigin.split(' ')
      return [
        Number.parseFloat(x) / (element.parentElement?.clientWidth ?? 1),
        Number.parseFloat(y) / (element.parentElement?.clientHeight ?? 1),
      ]
    })
    expect(across).toBeCloseTo(0.5, 1)
    expect(down).toBeCloseTo(0.25, 1)

    await pinch(fingers, { at, apart: [60, 120, 300] })
    // No nearer than that, however far they move apart.
    await eventually(() => scaleOf(image)).toBe(5)
    await pinch(fingers, { at, apart: [300, 150, 40] })
    await eventually(() => scaleOf(image)).toBe(1)
    await page.getByRole('button', { name: 'Zoom in' }).waitFor()
    // The page itself stays as it was.
    await eventually(() => page.evaluate(() => visualViewport?.scale)).toBe(1)
  })

  it('leave it near for one finger, which drags it along', async () => {
    await using story = await openStory(shop, { size: narrow, at: `/?part=${rollerLatch.id}` })
    const { page } = story
    await detail(page).getByText('Notes').waitFor()
    const image = picture(page)
    const at = await pointOf(image, [0.5, 0.5])
    const fingers = await page.context().newCDPSession(page)
    await pinch(fingers, { at, apart: [60, 150] })
    await eventually(() => scaleOf(image)).toBeCloseTo(2.5, 2)
    const originOf = () => image.evaluate((element) => getComputedStyle(element).transformOrigin)
    const before = await originOf()
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ ...at, id: 1 }] })
    for (const moved of [20, 40, 60]) {
      const touchPoints = [{ x: at.x - moved, y: at.y, id: 1 }]
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints })
    }
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await eventually(originOf).not.toBe(before)
    await eventually(() => scaleOf(image)).toBeCloseTo(2.5, 2)
  })
})
