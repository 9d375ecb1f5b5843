import { type Screen, walkScreens } from '../support/screens.ts'
import { detail, eventually, results, rollerLatch } from '../support/steps.ts'

const casing = '0001-04'
const facts = (page: Parameters<typeof detail>[0]) => detail(page).getByText('Notes')

const screens: readonly Screen[] = [
  {
    name: 'part',
    opensNarrow: true,
    at: `/?part=${rollerLatch.id}`,
    shows: facts,
    leadsTo: [
      {
        name: 'illustration of a part',
        like: 'part',
        steps: (page) => page.getByRole('list', { name: 'Pictures' }).getByRole('button').nth(1).click(),
        shows: (page) => page.getByRole('img', { name: 'Latch roller adjustable chrome' }),
      },
      {
        name: 'zoomed image',
        // The mouse leaves the image, which then zooms out.
        endsWhenResized: true,
        steps: async (page) => {
          await page.getByRole('list', { name: 'Pictures' }).getByRole('button').first().click()
          await page.getByRole('img', { name: /^Drawing\. / }).click()
        },
        shows: (page) => page.getByRole('button', { name: 'Zoom out' }),
      },
    ],
  },
  {
    name: 'part with all facts',
    at: `/?s=${casing}`,
    steps: (page) => results(page).first().click(),
    shows: (page) => detail(page).getByText('What’s included'),
  },
  {
    name: 'part not in the catalog',
    at: '/?part=999999',
    expectedErrors: /catalog\.part/,
    shows: 'This part is not in the catalog.',
  },
  {
    name: 'mascot',
    usesUpPage: true,
    at: '/?s=latch',
    steps: async (page) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' })
      await results(page).first().waitFor()
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => {
        Math.random = () => 0
        // Keeps the mascot visible long enough to check it.
        const begin = window.setTimeout
        window.setTimeout = Object.assign(
          (run: () => void, ms?: number) => begin(run, ms === 4_500 ? 80_000 : ms),
          begin,
        )
      })
      await results(page).first().click()
      const mascot = detail(page).locator('[aria-hidden=true][data-no-print]')
      const said = () => mascot.locator('p span').allTextContents()
      await eventually(async () => (await said()).at(-1)?.length ?? 0).toBeGreaterThan(10)
      // Waits for the fade-in: a half-transparent mascot would be judged by colors it does not have.
      await mascot.evaluate(async (visit) => {
        await Promise.all(visit.getAnimations().map((coming) => coming.finished))
      })
    },
    shows: facts,
  },
]

await walkScreens(screens)
