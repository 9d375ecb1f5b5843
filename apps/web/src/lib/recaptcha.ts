interface Grecaptcha {
  ready(then: () => void): void
  execute(siteKey: string, options: { readonly action: 'submit' }): PromiseLike<string>
}

declare global {
  var grecaptcha: Grecaptcha | undefined
}

/** A content blocker may let Google's script hang without an error. */
const maxWaitMs = 10_000

let loading: Promise<Grecaptcha> | undefined

export interface RecaptchaPlace {
  readonly siteKey: string
  readonly scriptUrl: string
}

/** Loads Google's script, once and only for stores that use it; resolves with its token function. */
export async function openRecaptcha(place: RecaptchaPlace): Promise<() => Promise<string>> {
  const { siteKey } = place
  loading ??= inTime(loadScript(place))
  const google = await loading.catch((failure: unknown) => {
    loading = undefined
    throw failure
  })
  return () => inTime(google.execute(siteKey, { action: 'submit' }))
}

async function loadScript({ siteKey, scriptUrl }: RecaptchaPlace): Promise<Grecaptcha> {
  const script = document.createElement('script')
  script.src = `${scriptUrl}?render=${encodeURIComponent(siteKey)}`
  const loaded = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve)
    script.addEventListener('error', reject)
  })
  document.head.append(script)
  await loaded
  const { grecaptcha } = globalThis
  if (!grecaptcha) throw new Error('reCAPTCHA did not start.')
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return grecaptcha
}

async function inTime<Answer>(work: PromiseLike<Answer>): Promise<Answer> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('reCAPTCHA did not answer.')), maxWaitMs)
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
