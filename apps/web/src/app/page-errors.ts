import type { PageErrorKind } from '@mullion/domain/analytics/page-errors'

/** Loaded with the first error; a page that cannot load it has no connection to report with. */
const report = (kind: PageErrorKind, error: unknown): void => {
  import('./page-error-report.ts').then(
    ({ reportPageError }) => reportPageError(kind, error),
    () => undefined,
  )
}

/** Reports what nothing caught to the store. */
export function followErrors(): void {
  addEventListener('error', ({ error }) => report('uncaught', error))
  addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason))
}

/** Reports an error that replaced a part of the page by a notice; React would only write it to the console. */
export function onCaughtError(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: React itself would write it there.
  console.error(error)
  report('boundary', error)
}
