import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

const self = "'self'"

/**
 * The headers of every page. Scripts come from this server alone, none from the page's own text; styles may be inline,
 * because the component library positions what floats by style attributes.
 */
export function pageSecurity({ secure, captcha }: { secure: boolean; captcha: boolean }) {
  const google = captcha ? ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'] : []
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [self],
      scriptSrc: [self, ...google],
      styleSrc: [self, "'unsafe-inline'"],
      imgSrc: [self, 'data:', 'blob:'],
      fontSrc: [self],
      connectSrc: [self, ...google],
      workerSrc: [self, 'blob:'],
      frameSrc: google.length > 0 ? google : ["'none'"],
      frameAncestors: ["'none'"],
      formAction: [self],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      ...(secure ? { upgradeInsecureRequests: [] } : {}),
    },
    xFrameOptions: 'DENY',
    referrerPolicy: 'no-referrer',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
    strictTransportSecurity: secure ? 'max-age=31536000' : false,
  })
}

/** Answers of procedures and paths are somebody's own: no cache keeps them, and no browser guesses what they are. */
export const neverKept: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('X-Content-Type-Options', 'nosniff')
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
}
