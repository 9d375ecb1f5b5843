import { type Browser, chromium } from 'playwright-core'
import { provided } from './provided.ts'

/**
 * Features that Playwright disables. Only the last such list on a command line counts, so ours must repeat
 * them.
 */
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

/**
 * The pages behind the address bar, which is never visible here. Each window would load them in separate
 * processes.
 */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

export function launchBrowser(): Promise<Browser> {
  const off = [...offForPlaywright, ...addressBar].join()
  return chromium.launch({
    executablePath: provided.chromiumPath,
    args: ['--no-sandbox', `--disable-features=${off}`],
  })
}
