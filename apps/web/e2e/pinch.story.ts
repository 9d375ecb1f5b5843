import type { CDPSession, Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openShop } from './support/shop.ts'
import { detail, eventually, rollerLatch } from './support/steps.ts'
import { narrow, openStory } from './support/story.ts'

const shop = await openShop()
/** Chooses the illustration, which comes after the drawing. */
async function illustrationOf(page: Page): Promise<Locator> {
  await detail(page).getByText('Notes').waitFor()
  await page.getByRole('list', { name: 'Pictures' }).getByRole('button').nth(1).click()
  return page.getByRole('img', { name: 'Latch roller adjustable chrome' })
}

/** The picture's zoom factor: 1 at its normal size. */
const scaleOf = (image: Locator) =>
  image.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)

interface Pinch {
  /** The midpoint between the two fingers, which stays fixed. */
  readonly at: { readonly x: number; readonly y: number }
  /** Distances between the fingers in pixels, one after the other. */
  readonly apart: readonly [number, ...number[]]
}

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

/**
 * Returns a point of the picture, given as fractions of its width and height, once it has loaded and stands still: only
 * then does the page have its full height.
 */
async function pointOf(image: Locator, [across, down]: readonly [number, number]) {
  await eventually(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(
    0,
  )
  await image.evaluate(() => document.fonts.ready)
  let box = await image.boundingBox()
  await eventually(async () => {
    const before = JSON.stringify(box)
    box = await image.boundingBox()
    return JSON.stringify(box) === before
  }).toBe(true)
  if (!box) throw new Error('The picture is not to be seen.')
  return { x: box.x + across * box.width, y: box.y + down * box.height }
}

it('a part image zooms by tapping and by pinching around the fingers, and one finger pans it', async () => {
  await using story = await openStory(shop, { size: narrow, at: `/?part=${rollerLatch.id}` })
  const { page } = story
  const drawing = page.getByRole('img', { name: /^Drawing\. / })
  await drawing.tap()
  await page.getByRole('button', { name: 'Zoom out' }).waitFor()
  await drawing.tap()
  await page.getByRole('button', { name: 'Zoom in' }).waitFor()

  const image = await illustrationOf(page)
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

  await pinch(fingers, { at, apart: [60, 120, 300] })
  // The zoom stops at 5, however far the fingers move apart.
  await eventually(() => scaleOf(image)).toBe(5)
  await pinch(fingers, { at, apart: [300, 150, 40] })
  await eventually(() => scaleOf(image)).toBe(1)
  await page.getByRole('button', { name: 'Zoom in' }).waitFor()
  // The page itself is not zoomed.
  await eventually(() => page.evaluate(() => visualViewport?.scale)).toBe(1)
})
