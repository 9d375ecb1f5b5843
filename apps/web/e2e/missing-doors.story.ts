import { describe, it } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { calculator, searchSerial } from './support/calculator-steps.ts'
import { look } from './support/look.ts'
import { openShop } from './support/shop.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openShop()
const notFound = { complaints: /404/ }
const missText =
  'Serial number not found. Doors manufactured prior to 2012 will not show in our system. If you need assistance please contact us at the factory.'
const madeIn2011 = 'The first two digits say that this door was made in 2011.'
const of2099 = 'The first two digits stand for the year 2099, which has not come yet.'
const becauses = /^The first two digits/

describe.each([wide, narrow])('a serial number that no door has, $width wide', (size) => {
  it.each([
    ['11-0001', madeIn2011],
    ['99-9999', of2099],
  ])('has a page that says so and why: %s', async (serial, because) => {
    await using story = await openStory(shop, { size, at: `/?s=${serial}`, ...notFound })
    const { page } = story
    await page.getByText('No door with this number').waitFor()
    await page.getByText(missText, { exact: true }).waitFor()
    await page.getByText(because, { exact: true }).waitFor()
    await look(page, `93-missing-door-${serial}`)
    await expectAccessible(page, `the page of no door ${serial}`)
  })

  it.each(['gasket', 'heater', 'magnetic'])(
    'is explained by its year where that can be, in the %s search',
    async (at) => {
      await using story = await openStory(shop, { size, at: `/?calculator=${at}`, ...notFound })
      const { page } = story
      const alert = calculator(page).getByRole('alert')
      for (const [serial, because] of [
        ['11-0001', madeIn2011],
        ['99-9999', of2099],
      ] as const) {
        await searchSerial(page, serial)
        await alert.getByText(missText, { exact: true }).waitFor()
        await alert.getByText(because, { exact: true }).waitFor()
      }
      await searchSerial(page, '15-9999')
      await alert.getByText(becauses).waitFor({ state: 'detached' })
      await alert.getByText(missText, { exact: true }).waitFor()
    },
  )

  it('of a usual year has nothing about the year on its page', async () => {
    await using story = await openStory(shop, { size, at: '/?s=15-9999', ...notFound })
    const { page } = story
    await page.getByText(missText, { exact: true }).waitFor()
    await page.getByText(becauses).waitFor({ state: 'detached' })
  })
})

describe.each([wide, narrow])('axe, $width wide, light and dark', (size) => {
  it('finds nothing in the start of the magnetic gasket', async () => {
    await using story = await openStory(shop, { size, at: '/?calculator=magnetic' })
    const { page } = story
    const dialog = page.getByRole('dialog', { name: 'Magnetic Gasket' })
    await dialog.getByLabel('Serial number of the door').waitFor()
    await look(page, '93-magnetic-start', { whole: false })
    await expectAccessible(page, 'the start of the magnetic gasket')
  })
})
