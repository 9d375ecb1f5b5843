import type { Page } from 'playwright-core'
import { passwordDialog, people } from '../support/account-steps.ts'
import { type Screen, walkScreens } from '../support/screens.ts'
import { closerHook, cutGasket, handedHinge, rollerLatch } from '../support/steps.ts'

const account = (view: string) => ({ user: people.owner, at: `/?panel=account&view=${view}` })
const firstOrder = (page: Page) => page.getByRole('button', { name: /^W\d{6}/ }).first()
const empty = (view: string, title: string) => ({
  ...{ user: people.polar, at: `/?panel=account&view=${view}` },
  ...{ name: `no ${view}`, shows: title },
})
const screens: readonly Screen[] = [
  {
    ...account('overview'),
    name: 'account overview',
    shows: 'A PO number is required on each order.',
  },
  {
    ...account('orders'),
    name: 'orders',
    shows: firstOrder,
    leadsTo: [
      {
        name: 'order',
        steps: (page) => firstOrder(page).click(),
        shows: (page) => page.getByRole('dialog').getByText('Shipping and handling'),
      },
      {
        name: 'order again',
        steps: (page) => page.getByRole('button', { name: 'Order again' }).click(),
        shows: (page) => page.getByRole('button', { name: /^Add \d/ }),
      },
    ],
  },
  {
    at: null,
    // Not the owner: a recurring order of the demonstration needs her list.
    user: people.polar,
    name: 'no lists',
    steps: async (page) => {
      // A walk that failed may have left some.
      const answer = await page.request.get('/trpc/partLists.list')
      for (const { id: listId } of (await answer.json()).result.data)
        await page.request.post('/trpc/partLists.remove', { data: { listId } })
      await page.goto(account('lists').at)
    },
    shows: 'No lists yet.',
    leadsTo: [
      {
        name: 'new list',
        like: 'cart saved as a list',
        steps: (page) => page.getByRole('button', { name: 'New list' }).click(),
        shows: (page) => page.getByRole('dialog').getByLabel('Name'),
      },
      {
        name: 'empty list',
        like: 'list',
        steps: async (page) => {
          await page.getByRole('dialog').getByLabel('Name').fill('Truck 4')
          await page.getByRole('dialog').getByLabel('Share with my company').check()
          await page.getByRole('dialog').getByRole('button', { name: 'Create list' }).click()
        },
        shows: 'This list is empty.',
      },
      {
        name: 'list',
        steps: async (page) => {
          const listId = Number(new URL(page.url()).searchParams.get('id'))
          const lines = [rollerLatch, closerHook, handedHinge, cutGasket].map(({ id }, at) => ({
            ...{ partId: id, quantity: at + 1, keep: at < 2 ? 4 : null },
            comments: at === 0 ? ['Left side of the truck'] : [],
          }))
          await page.request.post('/trpc/partLists.addLines', { data: { listId, lines } })
          await page.reload()
        },
        shows: (page) => page.getByRole('button', { name: 'Add list to cart' }),
      },
      {
        name: 'list line',
        steps: (page) =>
          page
            .getByRole('button', { name: /^Edit / })
            .first()
            .click(),
        shows: (page) => page.getByRole('dialog').getByLabel('Note'),
      },
      {
        name: 'history of a list',
        steps: async (page) => {
          await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
          await page.getByRole('button', { name: 'History' }).click()
        },
        shows: 'Created the list.',
      },
      {
        name: 'count of a list',
        steps: async (page) => {
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: 'Count' }).click()
          await page.getByLabel(`How many of ${rollerLatch.number} are there`).fill('1')
          await page.getByLabel(`How many of ${closerHook.number} are there`).fill('5')
        },
        shows: 'Nothing is missing',
      },
      {
        name: 'file of a list',
        steps: async (page) => {
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: 'CSV' }).click()
          await page.locator('input[type="file"]').setInputFiles({
            name: 'truck.csv',
            mimeType: 'text/csv',
            buffer: Buffer.from(`Part number,Quantity\n${closerHook.number},3\n9999-99,1\n`),
          })
        },
        shows: (page) => page.getByRole('button', { name: 'Save 1 row' }),
      },
      {
        name: 'list added to the cart',
        steps: async (page) => {
          await page.keyboard.press('Escape')
          await page.getByRole('button', { name: 'Add list to cart' }).click()
        },
        shows: 'were added to your cart.',
      },
      {
        name: 'lists',
        steps: (page) => page.getByRole('link', { name: 'All lists' }).click(),
        shows: (page) => page.getByRole('link', { name: /^Truck 4/ }),
      },
    ],
  },
  empty('returns', 'No returns yet.'),
  { ...empty('quotes', 'No quotes yet.'), like: 'no returns' },
  { ...empty('approvals', 'None of your orders needed approval.'), like: 'no returns' },
  empty('recurring', 'No recurring orders yet.'),
  {
    user: people.owner,
    at: `/?part=${rollerLatch.id}`,
    name: 'part for a list',
    shows: (page) => page.getByRole('button', { name: 'Add to list' }),
    leadsTo: [
      {
        name: 'add to list',
        steps: (page) => page.getByRole('button', { name: 'Add to list' }).click(),
        // Earlier screens may have left a list to choose.
        shows: (page) =>
          page.getByRole('dialog', { name: 'Add to list' }).getByRole('button', { name: 'Cancel' }),
      },
    ],
  },
  {
    user: people.owner,
    at: '/?panel=cart',
    cart: [rollerLatch, closerHook],
    name: 'cart for a list',
    shows: (page) => page.getByRole('button', { name: 'Save as list' }),
    leadsTo: [
      {
        name: 'cart saved as a list',
        steps: (page) => page.getByRole('button', { name: 'Save as list' }).click(),
        shows: (page) => page.getByRole('dialog').getByLabel('Name'),
      },
    ],
  },
  {
    ...account('addresses'),
    name: 'saved address with errors',
    steps: async (page) => {
      await page.getByRole('button', { name: 'Add New' }).click()
      await page.getByRole('button', { name: 'Save address' }).click()
    },
    shows: 'This field is required.',
  },
  {
    ...account('payments'),
    name: 'saved cards',
    steps: (page) => page.getByRole('radio').first().check(),
    shows: (page) => page.getByRole('button', { name: /^Delete/ }),
    leadsTo: [
      {
        name: 'delete card confirmation',
        steps: (page) => page.getByRole('button', { name: /^Delete/ }).click(),
        shows: (page) => page.getByRole('dialog').getByRole('button', { name: 'Keep' }),
      },
    ],
  },
  {
    ...account('settings'),
    name: 'account settings',
    shows: (page) => page.getByRole('list', { name: 'Signed-in devices' }),
    leadsTo: [
      {
        name: 'password change',
        steps: (page) => page.getByRole('button', { name: 'Reset Password' }).click(),
        shows: passwordDialog,
      },
    ],
  },
  {
    user: people.owner,
    at: null,
    name: 'no API tokens',
    like: 'API token revoked',
    steps: async (page) => {
      // A walk that failed may have left one.
      const answer = await page.request.get('/trpc/accounts.tokens.list')
      for (const { id: tokenId } of (await answer.json()).result.data.tokens)
        await page.request.post('/trpc/accounts.tokens.revoke', { data: { tokenId } })
      await page.goto(account('tokens').at)
    },
    shows: 'No API tokens yet.',
    leadsTo: [
      {
        name: 'new API token',
        steps: (page) => page.getByRole('button', { name: 'Create token' }).click(),
        shows: (page) => page.getByRole('dialog').getByLabel('Name'),
      },
      {
        name: 'secret of an API token',
        steps: async (page) => {
          await page.getByRole('dialog').getByLabel('Name').fill('Nightly order export')
          await page.getByRole('dialog').getByRole('button', { name: 'Create token' }).click()
        },
        shows: 'Copy the token now. We won’t show it again.',
      },
      {
        name: 'API tokens',
        steps: (page) => page.getByRole('dialog').getByRole('button', { name: 'Done' }).click(),
        shows: (page) => page.getByRole('button', { name: /^Revoke/ }),
      },
      {
        name: 'revoke API token',
        like: 'delete card confirmation',
        steps: (page) => page.getByRole('button', { name: /^Revoke/ }).click(),
        shows: (page) => page.getByRole('dialog').getByRole('button', { name: 'Keep' }),
      },
      {
        name: 'API token revoked',
        steps: (page) => page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click(),
        shows: 'No API tokens yet.',
      },
    ],
  },
]

await walkScreens(screens)
