import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

const self = "'self'"
const transportSecurity = 'max-age=31536000'

export interface PageSecurityOptions {
  readonly secure: boolean
  /** Where reCAPTCHA's script is; null for a store without it. */
  readonly captchaUrl: string | null
  /** Hashes of the inline scripts, for the Content-Security-Policy. */
  readonly scriptHashes: readonly string[]
}

/**
 * Sets the security headers of pages. Scripts come only from this server or match an inline hash; inline styles are
 * allowed because Mantine positions floating elements with style attributes.
 */
export function pageSecurity({ secure, captchaUrl, scriptHashes }: PageSecurityOptions) {
  const google = captchaUrl ? [`${captchaUrl}/recaptcha/`, 'https://www.gstatic.com/recaptcha/'] : []
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [self],
      scriptSrc: [self, ...scriptHashes, ...google],
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
    strictTransportSecurity: secure ? transportSecurity : false,
  })
}

/** Sets the headers of every answer: no content sniffing, and HSTS if the store has TLS. */
export function securityHeaders({ secure }: { readonly secure: boolean }): MiddlewareHandler {
  return async (c, next) => {
    await next()
    c.res.headers.set('X-Content-Type-Options', 'nosniff')
    if (!c.res.headers.has('Referrer-Policy')) c.res.headers.set('Referrer-Policy', 'no-referrer')
    if (secure) c.res.headers.set('Strict-Transport-Security', transportSecurity)
  }
}

/** Forbids caching: answers of procedures and REST paths are per user. */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
}

const loopbackName = /^([\w-]+\.)*localhost$/
/** Load balancers check these under any host name. */
const openToAnyName = new Set(['/healthz', '/readyz'])

/**
 * Rejects requests for other host names, against DNS rebinding: a page whose name points at this machine sends that
 * name, which is never an IP address.
 */
export function ownHost(siteHost: string | null): MiddlewareHandler {
  return async (c, next) => {
    const host = c.req.header('host')
    if (host === undefined || openToAnyName.has(c.req.path) || isOwn(host, siteHost)) return next()
    const message = `This store is not served as ${host.slice(0, 100)}. Its address is the SITE_URL setting.`
    return c.json({ message }, 421)
  }
}

function isOwn(host: string, siteHost: string | null): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase()
  const address = name.replace(/^\[|\]$/g, '')
  return name === siteHost || loopbackName.test(name) || isIP(address) !== 0
}
