import { expect, it } from 'vitest'
import { show } from '../../../../testing/show.tsx'
import { CalculatorDialog } from '../calculator-dialog.tsx'

const actions = {
  addCalculated: () => [],
  openCart: () => {},
  openSerialPlaces: () => {},
  openDoor: () => {},
}

it('the calculator describes the answer under the pointer, and draws the door with it and to scale', async () => {
  using page = show(<CalculatorDialog calculator="gasket" opened onClose={() => {}} actions={actions} />)
  const choose = async (...names: readonly string[]) => {
    for (const name of names) await page.user.click(await page.findByRole('button', { name }))
  }
  const drawn = () => page.getByRole('img', { name: /^Drawing/ }).getAttribute('aria-label')
  await choose('Manual Entry', 'Swing', 'Traditional', 'Double')
  expect(drawn()).toContain('Traditional, double')
  const hint = () => page.queryByText(/all four sides, no sweep/, { selector: '[aria-hidden]' })
  expect(hint()).toBeNull()
  const highSill = page.getByRole('button', { name: 'High Sill' })
  await page.user.hover(highSill)
  expect(hint()).not.toBeNull()
  expect(drawn()).toContain('High Sill')
  await page.user.unhover(highSill)
  expect(hint()).toBeNull()
  expect(drawn()).not.toContain('High Sill')
  await choose('High Sill', '18-inch Strap')
  await page.fill(page.getByLabelText('Width'), '72 1/2')
  await page.fill(page.getByLabelText('Height'), '96')
  expect(drawn()).toBe(
    'Drawing to scale: Traditional swing door, double, 72 1/2" × 96", High Sill, hinge 18-inch Strap.',
  )
})
