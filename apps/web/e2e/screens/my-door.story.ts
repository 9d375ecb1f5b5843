import { type Screen, walkScreens } from '../support/screens.ts'
import { closerHook, rollerLatch } from '../support/steps.ts'

const door = 'door=15-0001'

const screens: readonly Screen[] = [
  {
    name: 'choosing my door',
    steps: (page) => page.getByRole('button', { name: 'My door' }).click(),
    shows: (page) => page.getByRole('dialog').getByLabel('Serial number'),
  },
  {
    name: 'results with their fit',
    at: `/?s=hinge&by=parts&${door}`,
    shows: 'For right-hand doors. Yours is left-hand.',
    leadsTo: [
      {
        name: 'only what fits',
        steps: (page) => page.getByLabel('Only what fits', { exact: true }).check(),
        shows: (page) => page.getByRole('button', { name: 'Remove filter: Only what fits' }),
      },
    ],
  },
  {
    name: 'nothing fits',
    at: `/?s=pulley&fits=1&${door}`,
    shows: 'None of these fits your door',
  },
  {
    name: 'part that does not fit',
    at: `/?part=198&${door}`,
    shows: 'For ESS-1 and ESS-2 doors. Yours is Traditional.',
  },
  {
    name: 'cart with the fit of its lines',
    at: `/?panel=cart&${door}`,
    cart: [rollerLatch, closerHook],
    shows: (page) => page.getByRole('button', { name: `Choose a door for ${rollerLatch.number}` }),
  },
]

await walkScreens(screens)
