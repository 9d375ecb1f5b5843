import { randomBytes } from 'node:crypto'
import {
  openVendorServer,
  type VendorAnswer,
  type VendorRequest,
  type VendorServerOptions,
} from '../../testing/vendor-server.ts'
import { createUpsShop } from './ups-shop.ts'

/** What the store has to know to be a customer of the local UPS. */
export const upsTestAccount = {
  clientId: 'local-ups-client',
  clientSecret: 'local-ups-secret-for-tests-only',
  accountNumber: 'A1B2C3',
} as const

export interface UpsServerOptions extends Pick<VendorServerOptions, 'port' | 'recordFile' | 'clock'> {
  /** How long a token is good for; about four hours by default. */
  readonly tokenSeconds?: number
  /** The account has no negotiated rates. */
  readonly publishedOnly?: boolean
}

function refuse(status: number, code: string, message: string): VendorAnswer {
  return { status, body: { response: { errors: [{ code, message }] } } }
}

const invalidAuthentication = () => refuse(401, '250002', 'Invalid Authentication Information.')

/**
 * Starts a local UPS: OAuth tokens and rates for all services with time in transit (v2409), with its error codes.
 * Its prices are its own. A rate that it gave is in its record under the request's transId.
 */
export function openUpsServer(options: UpsServerOptions = {}) {
  const { tokenSeconds = 14_399, publishedOnly = false, ...server } = options
  const { clientId, clientSecret, accountNumber } = upsTestAccount
  const shop = createUpsShop(accountNumber)
  const tokens = new Map<string, number>()

  function token({ headers, body, now, record }: VendorRequest): VendorAnswer {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    if (headers.authorization !== `Basic ${basic}`) return refuse(401, '10401', 'ClientId is Invalid')
    if (new URLSearchParams(body).get('grant_type') !== 'client_credentials')
      return refuse(400, '10400', 'Invalid/Missing Authorization Header')
    const access_token = randomBytes(24).toString('base64url')
    tokens.set(access_token, now.getTime() + tokenSeconds * 1000)
    record.add({ at: now, kind: 'token', key: clientId, data: {} })
    return {
      body: {
        token_type: 'Bearer',
        issued_at: String(now.getTime()),
        client_id: clientId,
        access_token,
        scope: 'public',
        expires_in: String(tokenSeconds),
        refresh_count: '0',
        status: 'approved',
      },
    }
  }

  function isSignedIn({ headers, now }: VendorRequest): boolean {
    const until = tokens.get(headers.authorization?.replace(/^Bearer /, '') ?? '')
    return until !== undefined && now.getTime() < until
  }

  async function rates(request: VendorRequest): Promise<VendorAnswer> {
    const { headers, json, record, now, fault } = request
    if (fault?.kind === 'expired') tokens.clear()
    if (!isSignedIn(request)) return invalidAuthentication()
    const answer = await shop(json)
    if ('code' in answer) return refuse(answer.status, answer.code, answer.message)
    const rated = publishedOnly ? answer.map(({ NegotiatedRateCharges: _, ...each }) => each) : answer
    const transId = String(headers.transid ?? '')
    record.add({ at: now, kind: 'rate', key: transId, data: { request: json, rated } })
    const shown =
      fault?.kind === 'lie'
        ? rated.map((each) => ({ ...each, TotalCharges: 'free', NegotiatedRateCharges: {} }))
        : rated
    const RatedShipment = fault?.kind === 'object' ? shown[0] : shown
    return {
      body: {
        RateResponse: {
          Response: {
            ResponseStatus: { Code: '1', Description: 'Success' },
            Alert: [
              { Code: '110971', Description: 'Your invoice may vary from the displayed reference rates' },
            ],
          },
          RatedShipment,
        },
      },
    }
  }

  return openVendorServer({
    ...server,
    name: 'UPS',
    errorBody: (status) => ({
      response: { errors: [{ code: String(status), message: 'Please try again.' }] },
    }),
    handle(request) {
      if (request.path === '/security/v1/oauth/token') return token(request)
      if (/^\/api\/rating\/v2409\/shoptimeintransit$/i.test(request.path)) return rates(request)
      return refuse(404, '404', 'Not found')
    },
  })
}
