import { type Screen, walkScreens } from '../support/screens.ts'

const popUp = (name: string, title: string): Screen => ({
  name: `${title} pop-up`,
  at: `/?s=hinge&popup=${name}`,
  shows: (page) => page.getByRole('dialog', { name: title }).getByRole('button', { name: 'Close' }).last(),
})

const screens: readonly Screen[] = [
  popUp('privacy', 'Privacy policy'),
  { ...popUp('terms', 'Terms of service'), like: 'Privacy policy pop-up' },
  { ...popUp('returns', 'Return and refund policy'), like: 'Privacy policy pop-up' },
  {
    ...popUp('serials', 'Serial number locations'),
    leadsTo: [
      {
        name: 'enlarged drawing',
        steps: (page) => page.locator('[role=dialog] button[aria-haspopup=dialog]').first().click(),
        shows: (page) => page.getByRole('dialog', { name: 'Hinge edge of the door' }),
      },
    ],
  },
]

await walkScreens(screens)
