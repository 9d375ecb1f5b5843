import type { Page } from 'playwright-core'
import { people } from '../support/account-steps.ts'
import { askForQuote, openAnswer } from '../support/price-quote-steps.ts'
import { type Screen, walkScreens } from '../support/screens.ts'
import { rollerLatch } from '../support/steps.ts'

let number = ''
let address = ''
const desk = '/?panel=admin&view=price-quotes'
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()

const screens: readonly Screen[] = [
  {
    at: '/?panel=quote&view=request',
    cart: [rollerLatch],
    name: 'request a quote as a guest',
    like: 'request a quote without a name',
    shows: (page) => page.getByLabel('Email'),
    leadsTo: [
      {
        name: 'request a quote without a name',
        steps: async (page) => {
          await page.getByRole('button', { name: 'Add an item' }).click()
          await page.getByRole('button', { name: 'Send request' }).click()
        },
        shows: (page) => page.getByText('This field is required.').first(),
      },
    ],
  },
  {
    at: `/?part=${rollerLatch.id}`,
    name: 'request a quote of a part',
    steps: (page) => page.getByRole('button', { name: 'Ask for a quote' }).click(),
    shows: (page) => page.getByLabel('Quantity', { exact: true }),
  },
  {
    user: people.buyer,
    at: null,
    name: 'quote that waits for an answer',
    steps: async (page) => {
      number = await askForQuote(page, 'Bent bracket, as drawn')
      address = new URL(page.url()).search
    },
    shows: button('Withdraw'),
  },
  {
    user: people.admin,
    at: desk,
    name: 'quotes that wait for staff',
    shows: (page) => page.getByRole('button', { name: number }),
    leadsTo: [
      {
        name: 'answer to a request for a quote',
        like: 'answer without a price',
        steps: (page) => openAnswer(page, number),
        shows: button('Send the answer'),
      },
      {
        name: 'answer without a price',
        steps: (page) => page.getByRole('button', { name: 'Send the answer' }).click(),
        shows: 'Price at least one line.',
      },
      {
        name: 'answered request',
        steps: async (page) => {
          await page.getByLabel(/^Unit price of 0601-CHN/).fill('25.00')
          await page.getByLabel(/^Unit price of Bent bracket/).fill('40.25')
          await page.getByLabel('Freight').fill('25')
          await page.getByLabel('Message to the buyer').fill('Ready in two weeks.')
          await page.getByRole('button', { name: 'Send the answer' }).click()
        },
        shows: (page) => page.getByRole('heading', { name: 'Answers given' }),
      },
    ],
  },
  {
    user: people.buyer,
    at: '/?panel=account&view=quotes',
    name: 'quotes of a person',
    shows: (page) => page.getByRole('link', { name: new RegExp(number) }),
    leadsTo: [
      {
        name: 'answered quote',
        steps: (page) => page.goto(`/${address}`).then(() => undefined),
        shows: button('Accept and check out'),
      },
      {
        name: 'ask again without a note',
        steps: async (page) => {
          await page.getByRole('button', { name: 'Ask again' }).click()
          await page.getByRole('button', { name: 'Ask again' }).click()
        },
        shows: 'This field is required.',
      },
      {
        name: 'checkout of a quote',
        steps: async (page) => {
          await page.getByRole('button', { name: 'Back', exact: true }).click()
          await page.getByRole('button', { name: 'Accept and check out' }).click()
        },
        shows: button('Back to the quote'),
      },
    ],
  },
]

await walkScreens(screens)
