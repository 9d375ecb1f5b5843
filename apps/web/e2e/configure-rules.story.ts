import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './support/accessible.ts'
import { openShop } from './support/shop.ts'
import {
  cartButton,
  cartLines,
  confirm,
  cutGasket,
  eventually,
  findAndAdd,
  findAndPress,
  handedHinge,
  keptQuantities,
  openCart,
  rollerLatch,
  typeCut,
} from './support/steps.ts'
import { narrow, openStory, wide } from './support/story.ts'

const shop = await openShop()
const casing = { id: 61, number: '0001-04' }
const motor = { id: 1317, number: '6002-3B' }
const controller = { id: 454, number: '6001-PC' }
const cutCasing = { id: 877, number: '0023-G22' }
const kickPlate = { id: 1295, number: '1003-A1' }
/** Needs a direction and a serial number: the direction comes first. */
const hookSystem = { id: 635, number: '2205-SS108' }

const confirmButton = (page: Page) => page.getByRole('button', { name: 'Confirm' })
const share = (page: Page, name: string) => page.getByRole('textbox', { name: `Quantity for ${name}` })

/** Types a share of the quantity, without looking at what the field makes of it. */
async function typeShare(page: Page, name: string, text: string): Promise<void> {
  await share(page, name).fill(text)
  await share(page, name).press('Enter')
}

async function expectShare(page: Page, name: string, text: string, kept: string): Promise<void> {
  await typeShare(page, name, text)
  await eventually(() => share(page, name).inputValue()).toBe(kept)
}

describe.each([wide, narrow])('what is asked about a part, $width wide', (size) => {
  it('voltage: five of them, guidance, and a split that has to be complete', async () => {
    await using story = await openStory(shop, { size })
    const { page } = story
    await findAndPress(page, motor)
    const dialog = page.getByRole('dialog', { name: 'Voltage' })
    await dialog.getByText('208V or 240V sites use the 230V controller.', { exact: true }).waitFor()
    await dialog.getByText('460V or 480V sites need a step-down transformer.', { exact: true }).waitFor()
    await page.getByRole('textbox', { name: `Quantity of ${motor.number} in all` }).fill('5')
    await page.keyboard.press('Enter')
    for (const voltage of ['120V', '208V', '230V', '460V']) {
      await expectShare(page, voltage, '1', '1')
      await eventually(() => confirmButton(page).isDisabled()).toBe(true)
    }
    await expectShare(page, '480V', '7', '1')
    await expectAccessible(page, 'the voltages')
    expect(await dialog.getByText('Single Panel').count()).toBe(0)
    await confirm(page)
    await eventually(() => keptQuantities(page)).toEqual({ [motor.id]: 5 })
  })

  it('the controller: Single Panel or Biparting as well', async () => {
    await using story = await openStory(shop, { size })
    const { page } = story
    await findAndPress(page, controller)
    const missing = page.getByText('Kinds of door: 1 of 1 still to be chosen.')
    await share(page, '230V').fill('1')
    await eventually(() => missing.count()).toBe(0)
    await share(page, '230V').press('Enter')
    await missing.waitFor()
    await eventually(() => share(page, '230V').evaluate((field) => field === document.activeElement)).toBe(
      true,
    )
    await eventually(() => confirmButton(page).isDisabled()).toBe(true)
    await share(page, 'Biparting').fill('1')
    await eventually(() => missing.count()).toBe(0)
    // What is typed is more than there is: Enter says so, and does no more.
    await expectShare(page, 'Single Panel', '1', '0')
    await expectAccessible(page, 'the controller')
    // The first confirms; the others come while the pop-up goes.
    await share(page, 'Biparting').evaluate(async (field) => {
      for (let presses = 0; presses < 3; presses += 1) {
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
        await new Promise(requestAnimationFrame)
      }
    })
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await eventually(() => keptQuantities(page)).toEqual({ [controller.id]: 1 })
    await openCart(page)
    await cartLines(page).getByText('230V × 1').waitFor()
    await cartLines(page).getByText('Biparting × 1').waitFor()
  })

  it('serials: in their format, one by one, no more than the quantity', async () => {
    await using story = await openStory(shop, { size })
    const { page } = story
    await findAndPress(page, casing)
    const dialog = page.getByRole('dialog', { name: 'Serial numbers' })
    const field = dialog.getByLabel('Serial number of the door')
    for (const wrong of ['', '150001', '15-001', '5-0001', 'AB-0001', '15-00011']) {
      await field.fill(wrong)
      await field.press('Enter')
      await dialog
        .getByText('Invalid serial number format. Please use the format XX-XXXX.', { exact: true })
        .waitFor()
      await eventually(() => confirmButton(page).isDisabled()).toBe(true)
    }
    await expectAccessible(page, 'a serial number that is wrong')
    await field.fill('15-0001')
    await field.press('Enter')
    await eventually(() => confirmButton(page).isEnabled()).toBe(true)
    await field.fill('15-0002')
    await field.press('Enter')
    await dialog.getByText('1 of 1 entered.').waitFor()
    await dialog.getByText('A serial number is entered for each one.').waitFor()
  })

  it('direction before serials, split without remainder', async () => {
    await using story = await openStory(shop, { size })
    const { page } = story
    await findAndPress(page, hookSystem)
    await page.getByRole('dialog', { name: 'Left or right hand' }).waitFor()
    await eventually(() => confirmButton(page).isDisabled()).toBe(true)
    await expectShare(page, 'Left', '-3', '0')
    await expectShare(page, 'Left', '4', '1')
    await expectShare(page, 'Right', '1', '0')
    await expectAccessible(page, 'left and right')
    await confirm(page)
    await eventually(() => keptQuantities(page)).toEqual({ [hookSystem.id]: 1 })
  })

  it('cuts: eighths as decimals and fractions, merged, counted, with the wall and the notices', async () => {
    await using story = await openStory(shop, { size })
    const { page } = story
    await findAndPress(page, cutCasing)
    const dialog = page.getByRole('dialog', { name: 'Cut lengths' })
    const eighths = dialog.getByText('Please enter a value that is a multiple of 1/8 inch.', { exact: true })
    await eventually(() => confirmButton(page).isDisabled()).toBe(true)
    for (const wrong of ['0', '-1', 'abc', '36.1', '36 1/3']) {
      await typeCut(page, wrong)
      // The wall is missing as well.
      await eventually(() => eighths.count()).toBe(2)
      await dialog.getByLabel('Length').fill('')
      await eventually(() => eighths.count()).toBe(0)
    }
    await dialog.getByLabel('Wall thickness').fill('4 1/2')
    await typeCut(page, '36 1/8')
    await typeCut(page, '36.125')
    const count = dialog.getByLabel('Count of 36 1/8", wall 4 1/2"')
    await eventually(() => count.textContent()).toBe('2')
    await dialog.getByRole('button', { name: 'One more of 36 1/8", wall 4 1/2"' }).click()
    await eventually(() => count.textContent()).toBe('3')
    for (const text of ['2', '1']) {
      await dialog.getByRole('button', { name: 'One less of 36 1/8", wall 4 1/2"' }).click()
      await eventually(() => count.textContent()).toBe(text)
    }
    await dialog.getByRole('button', { name: 'Remove 36 1/8", wall 4 1/2"' }).click()
    await eventually(() => count.count()).toBe(0)
    await eventually(() => confirmButton(page).isDisabled()).toBe(true)

    await typeCut(page, '48')
    await dialog.getByLabel('Count of 48", wall 4 1/2"').waitFor()
    expect(await dialog.getByText(/may raise shipping costs|LTL/).count()).toBe(0)
    await typeCut(page, '48 1/8')
    await dialog.getByText('Lengths above 48 inches may raise shipping costs.', { exact: true }).waitFor()
    await typeCut(page, '107')
    await dialog.getByText('Lengths above 48 inches may raise shipping costs.', { exact: true }).waitFor()
    await typeCut(page, '107 1/8')
    await dialog.getByText('Lengths above 107 inches require LTL shipping.', { exact: true }).waitFor()
    await expectAccessible(page, 'staged cuts')
    await confirm(page)
    // 4 + 4 + 8.75 + 8.75 feet, each down to the quarter foot.
    await eventually(() => keptQuantities(page)).toEqual({ [cutCasing.id]: 25.5 })
    await findAndPress(page, cutCasing)
    await dialog.getByLabel('Length').waitFor()
    expect(await dialog.getByRole('list', { name: 'Cuts' }).count()).toBe(0)
  })
})

describe('the count at the cart icon', () => {
  it('counts what is sold by the foot or square foot as one, and other parts by the piece', async () => {
    await using story = await openStory(shop)
    const { page } = story
    const label = () => cartButton(page).getAttribute('aria-label')
    await findAndPress(page, cutGasket)
    await typeCut(page, '96')
    await typeCut(page, '12')
    await confirm(page)
    await eventually(label).toBe('Shopping cart, 1 item')
    await findAndAdd(page, kickPlate)
    await findAndAdd(page, kickPlate)
    await eventually(label).toBe('Shopping cart, 2 items')
    await findAndPress(page, handedHinge)
    await page.getByRole('textbox', { name: `Quantity of ${handedHinge.number} in all` }).fill('3')
    await page.keyboard.press('Enter')
    await share(page, 'Right').fill('3')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await eventually(label).toBe('Shopping cart, 5 items')
    await findAndAdd(page, rollerLatch)
    await eventually(label).toBe('Shopping cart, 6 items')
    await eventually(() => keptQuantities(page)).toMatchObject({ [cutGasket.id]: 9, [kickPlate.id]: 2 })
  })
})
