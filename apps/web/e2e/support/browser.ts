import { type Browser, chromium } from 'playwright-core'
import { provided } from './provided.ts'

/** What Playwright turns off: only the last list of a command line counts, so that ours has to repeat it. */
const offForPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** The pages behind the address bar, which nobody sees here: each window would load them in a process of their own. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** Starts the browser of the stories. */
export function launchBrowser(): Promise<Browser> {
  const off = [...offForPlaywright, ...addressBar].join()
  return chromium.launch({
    executablePath: provided.chromiumPath,
    args: ['--no-sandbox', `--disable-features=${off}`],
  })
}
