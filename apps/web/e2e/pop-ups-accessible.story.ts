import { describe, it } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { people, signIn } from './support/account-steps.ts'
import { openShop } from './support/shop.ts'
import { detail, eventually, rollerLatch, searchBox, withCart } from './support/steps.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openShop()
const tablet = { width: 1000, height: 800 }

describe.each([wide, narrow])('axe, $width wide, light and dark', (size) => {
  it('finds nothing where nothing or something similar is found', async () => {
    await using story = await openStory(shop, { size, at: '/?s=qqxxzzv', complaints: /catalog\.part/ })
    const { page } = story
    await page.getByText('No parts found for “qqxxzzv”').waitFor()
    await expectAccessible(page, 'nothing found')
    await page.goto('/?s=gaskwt')
    await page.getByText('No exact match: showing similar parts').waitFor()
    await expectAccessible(page, 'similar parts')
    await page.goto('/?s=hinge&unit=SQFT')
    await page.getByText('No parts match these filters').waitFor()
    await expectAccessible(page, 'nothing left by filters')
    await page.goto('/?part=999999')
    await page.getByText('This part is not in the catalog.').waitFor()
    await expectAccessible(page, 'a part that does not exist')
  })

  it('finds nothing in the questions and messages of the cart', async () => {
    await using story = await openStory(shop, { size })
    const { page } = story
    await withCart(page, [rollerLatch])
    await page.goto('/?panel=cart')
    await page.getByText('$29.70').first().waitFor()
    await page.getByRole('button', { name: 'Clear Cart' }).click()
    const question = page.getByRole('dialog', { name: 'Clear the cart?' })
    await question.waitFor()
    await expectAccessible(page, 'clearing the cart')
    await question.getByRole('button', { name: 'Clear Cart' }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    await expectAccessible(page, 'a cart that was cleared')
  })

  it('finds nothing in what says that the line is dead', async () => {
    await using story = await openStory(shop, { size, complaints: /ERR_|Failed to load/ })
    const { page } = story
    await page.getByRole('button', { name: 'View All Parts' }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await searchBox(page).fill('hinge')
    await page.getByText('Network error. Please try again.').waitFor()
    await expectAccessible(page, 'a search with a dead line')
  })

  it('finds nothing in the start of the admin view', async () => {
    await using story = await openStory(shop, { size })
    const { page } = story
    await signIn(page, people.super)
    await page.evaluate(() => localStorage.setItem('adminView', 'on'))
    await page.goto('/')
    const title = page.getByRole('heading', { name: 'Search for part to edit', exact: true })
    await title.waitFor()
    await expectAccessible(page, 'the start of the admin view')
  })
})

describe('axe on the menus of the header, light and dark', () => {
  it.each([
    { size: wide, who: people.owner },
    { size: tablet, who: people.owner },
    { size: tablet, who: null },
  ])('finds nothing in the menu of $who, $size.width wide', async ({ size, who }) => {
    await using story = await openStory(shop, { size })
    const { page } = story
    if (who) await signIn(page, who)
    await page.getByRole('banner').locator('button[aria-haspopup=menu]:not([role=menuitem])').click()
    await page.getByRole('menu').getByRole('menuitem').first().waitFor()
    await expectAccessible(page, 'the menu of a person')
  })
})

describe.each([wide, narrow])('what the footer says and opens, $width wide', (size) => {
  it('has the phone number and the e-mail address as links', async () => {
    await using story = await openStory(shop, { size })
    const footer = story.page.getByRole('contentinfo')
    const link = (name: string) => footer.getByRole('link', { name, exact: true }).getAttribute('href')
    await eventually(() => link('(800) 555-0142')).toBe('tel:8005550142')
    await eventually(() => link('parts@mullion.example')).toBe('mailto:parts@mullion.example')
    await eventually(() => footer.getByRole('list').last().getByRole('link').allTextContents()).toEqual([
      'Privacy Policy',
      'Terms of Service',
      'Return and Refund Policy',
      'Serial Number Locations',
    ])
  })

  it('has the rules of returns', async () => {
    await using story = await openStory(shop, { size, at: '/?popup=returns' })
    const dialog = story.page.getByRole('dialog', { name: 'Return and Refund Policy', exact: true })
    for (const rule of [
      'Unused standard items may be returned within 30 days. A restocking fee applies; the parts team tells you the amount before you send anything back.',
      'Custom and cut-to-order items are made for your door and cannot be returned:',
      'Parts are under warranty for 1 year. Wear parts are excluded.',
    ]) {
      await dialog.getByText(rule, { exact: true }).waitFor()
    }
    await dialog.getByText('Parts carry a 1-year warranty.').waitFor()
    await eventually(() => dialog.getByRole('list').first().getByRole('listitem').allTextContents()).toEqual([
      'wires',
      'gasket',
      'metal',
    ])
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await dialog.waitFor({ state: 'hidden' })
  })

  it('has galleries of swing and slide doors, and says which doors are not there', async () => {
    await using story = await openStory(shop, { size, at: '/?popup=serials' })
    const dialog = story.page.getByRole('dialog', { name: 'Serial Number Locations', exact: true })
    await dialog.getByText('Doors made before 2012 are not in our system').waitFor()
    for (const name of ['Swing Doors', 'Slide Doors']) {
      const gallery = dialog.getByRole('region', { name, exact: true })
      await eventually(() => gallery.getByRole('button').count()).toBe(3)
    }
    await story.page.mouse.click(4, 4)
    // The pop-up fills a narrow screen: there is nothing beside it.
    if (size === wide) await detail(story.page).waitFor({ state: 'detached' })
  })
})
