import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  openRecaptchaServer,
  recaptchaTestKeys,
} from '@mullion/integrations/bot-check/testing/recaptcha-server'
import { modeTestToken, openModeServer } from '@mullion/integrations/freight/testing/mode-server'
import { openMailServer } from '@mullion/integrations/mail/testing/mail-server'
import { openFileStorage } from '@mullion/integrations/object-store/testing/file-storage-server'
import { openUpsServer, upsTestAccount } from '@mullion/integrations/parcel-rates/testing/ups-server'
import { openEbizchargeServer } from '@mullion/integrations/payments/testing/ebizcharge-server'
import { openTaxifyServer, taxifyTestKey } from '@mullion/integrations/tax/testing/taxify-server'
import { openVendorServer } from '@mullion/integrations/testing/vendor-server'
import { openClamdServer } from '@mullion/integrations/upload-scan/testing/clamd-server'

interface Opening {
  readonly port: number
  readonly recordFile: string
}

export interface LocalVendor {
  readonly name: string
  readonly url: string
  /** What the store is started with to use it. */
  readonly settings: Readonly<Record<string, string>>
  close(): Promise<void>
}

interface Row {
  /** Names its record, too. */
  readonly id: string
  open(opening: Opening): Promise<LocalVendor>
}

/** Opens a mail server 100 ports above the one that steers it and has its record. */
async function openMail({ port, recordFile }: Opening): Promise<LocalVendor> {
  const handle = () => ({ status: 404, body: { message: 'Mail is taken by SMTP.' } })
  const steering = await openVendorServer({ name: 'mail', port, recordFile, handle })
  const mail = await openMailServer({
    port: port === 0 ? 0 : port + 100,
    faults: steering.faults,
    onReceived: ({ sender, to, raw }) =>
      void steering.record.add({ at: new Date(), kind: 'mail', key: to.join(), data: { sender, to, raw } }),
  })
  const close = async () => {
    await mail.close()
    await steering.close()
  }
  return { name: 'mail', url: steering.url, settings: { SMTP_URL: mail.url }, close }
}

/** Every vendor of the store, in the order of their ports. */
const rows: readonly Row[] = [
  {
    id: 'ebizcharge',
    async open(opening) {
      const server = await openEbizchargeServer(opening)
      const { url, subscriptionKey, securityId, userId, password } = server.account
      const settings = {
        EBIZCHARGE_URL: url,
        EBIZCHARGE_SUBSCRIPTION_KEY: subscriptionKey,
        EBIZCHARGE_SECURITY_ID: securityId,
        EBIZCHARGE_USER_ID: userId,
        EBIZCHARGE_PASSWORD: password,
      }
      return { ...server, settings }
    },
  },
  {
    id: 'ups',
    async open(opening) {
      const server = await openUpsServer(opening)
      const { clientId, clientSecret, accountNumber } = upsTestAccount
      const settings = {
        UPS_URL: server.url,
        UPS_CLIENT_ID: clientId,
        UPS_CLIENT_SECRET: clientSecret,
        UPS_ACCOUNT_NUMBER: accountNumber,
      }
      return { ...server, settings }
    },
  },
  {
    id: 'mode',
    async open(opening) {
      const server = await openModeServer(opening)
      return { ...server, settings: { MODE_URL: server.url, MODE_TOKEN: modeTestToken } }
    },
  },
  {
    id: 'taxify',
    async open(opening) {
      const server = await openTaxifyServer(opening)
      const url = `${server.url}/taxify/1.1/core/JSONService.asmx`
      return { ...server, settings: { TAXIFY_URL: url, TAXIFY_API_KEY: taxifyTestKey } }
    },
  },
  {
    id: 'recaptcha',
    async open(opening) {
      const server = await openRecaptchaServer({ ...opening, secretKey: recaptchaTestKeys.secretKey })
      const settings = {
        RECAPTCHA_URL: server.url,
        RECAPTCHA_SITE_KEY: recaptchaTestKeys.siteKey,
        RECAPTCHA_SECRET_KEY: recaptchaTestKeys.secretKey,
      }
      return { ...server, settings }
    },
  },
  {
    id: 's3',
    async open({ port, recordFile }) {
      const server = await openFileStorage({ port, dir: join(dirname(recordFile), 's3') })
      const { url, region, bucket, accessKeyId, secretAccessKey } = server.settings
      const settings = {
        S3_URL: url,
        S3_REGION: region,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      }
      return { ...server, name: 's3', settings }
    },
  },
  { id: 'mail', open: openMail },
  {
    id: 'clamd',
    async open({ port }) {
      const { address, close } = await openClamdServer({ port })
      return { name: 'clamd', url: `tcp://${address}`, settings: { UPLOAD_SCAN_ADDRESS: address }, close }
    },
  },
]

/** Opens every vendor with its record in a folder, on ports from `firstPort` on; 0 takes any free ports. */
export async function openLocalVendors(folder: string, firstPort: number): Promise<LocalVendor[]> {
  mkdirSync(folder, { recursive: true })
  const opened: LocalVendor[] = []
  for (const [at, { id, open }] of rows.entries()) {
    const port = firstPort === 0 ? 0 : firstPort + at
    opened.push(await open({ port, recordFile: join(folder, `${id}.db`) }))
  }
  return opened
}
