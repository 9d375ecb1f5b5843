import { people, signInDialog, typeSignIn } from '../support/account-steps.ts'
import { type Screen, walkScreens } from '../support/screens.ts'
import { searchBox } from '../support/steps.ts'

const screens: readonly Screen[] = [
  {
    name: 'sign-in',
    at: '/?login=1',
    expectedErrors: /status of 401/,
    shows: (page) => signInDialog(page).getByLabel('Your Email'),
    leadsTo: [
      {
        name: 'refused sign-in',
        steps: (page) => typeSignIn(page, people.polar, 'not the password'),
        shows: 'Incorrect email or password.',
      },
      {
        name: 'forgotten password',
        steps: (page) => signInDialog(page).getByText('Forgot Password').click(),
        shows: (page) => page.getByRole('dialog', { name: 'Forgot Password' }),
      },
    ],
  },
  {
    name: 'sign-in after a lost session',
    user: people.buyer,
    at: '/',
    usesUpPage: true,
    expectedErrors: /status of 401/,
    steps: async (page) => {
      await page.getByText('Recent orders').first().waitFor()
      await page.context().clearCookies()
      await searchBox(page).fill('hinge')
    },
    shows: (page) => signInDialog(page).getByText('You were signed out. Sign in to continue.'),
  },
  {
    name: 'expired password reset link',
    at: `/?reset=${'A'.repeat(43)}`,
    shows: 'This link has expired or was already used.',
  },
]

await walkScreens(screens)
