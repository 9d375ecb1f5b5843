import { describe, expect, it } from 'vitest'
import { people } from './support/account-steps.ts'
import { openShop } from './support/shop.ts'
import { eventually } from './support/steps.ts'
import { openStory } from './support/story.ts'

const shop = await openShop()
const script = `<img src=x onerror="window.caught=1"><script>window.caught=1</script>`

/** Calls a procedure as a page does, with the page's cookies. */
async function call(page: Awaited<ReturnType<typeof openStory>>['page'], path: string, input: unknown) {
  return page.evaluate(
    async ([to, body]) => {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch(`/trpc/${to}`, { method: 'POST', headers, body: JSON.stringify(body) })
      return answer.status
    },
    [path, input] as const,
  )
}

describe('a script in user-entered text', () => {
  it('is shown as plain text and never runs', async () => {
    await using story = await openStory(shop, { user: people.owner, at: '/?panel=company&view=users' })
    const { page } = story
    const caught = () => page.evaluate(() => (window as unknown as { caught?: number }).caught ?? 0)
    const person = { firstname: script.slice(0, 60), lastname: '"><b>x', email: 'strange@arctic.example' }
    expect(await call(page, 'accounts.users.create', person)).toBe(200)
    const address = {
      label: script,
      nameOrCompany: script,
      attention: script,
      address1: script,
      address2: script,
      address3: script,
      country: 'US',
      postalCode: '43215',
      city: script,
      state: 'OH',
      telephone: '',
    }
    expect(await call(page, 'accounts.addresses.create', address)).toBe(200)
    await page.goto('/?panel=company&view=users')
    await page.getByRole('table').getByRole('row').nth(1).waitFor()
    const next = page.getByRole('button', { name: 'next page' })
    const user = page.getByText('strange@arctic.example')
    // Other stories add users to the same company.
    while (!(await user.isVisible()) && (await next.isEnabled())) await next.click()
    await user.waitFor()
    await eventually(() => page.getByText('<img src=x onerror=').count()).toBeGreaterThan(0)
    await page.goto('/?panel=account&view=addresses')
    await page.locator('main select').first().selectOption({ label: script })
    await eventually(() => page.getByLabel(/^City/).first().inputValue()).toBe(script)
    await page.goto(`/?s=${encodeURIComponent(script)}`)
    await page
      .getByText(/window\.caught/)
      .first()
      .waitFor()
    await eventually(() => caught()).toBe(0)
  })
})
