import { type Env, type SettingName, secretSettings } from './schema.ts'
import { type VendorId, vendorSettings, vendors } from './vendors.ts'

interface Service {
  /** What the store uses it for. */
  readonly use: string
  readonly vendor: VendorId
  readonly address: SettingName
  /** What the store uses without the vendor. */
  readonly builtIn: string
}

const services: readonly Service[] = [
  { use: 'payments', vendor: 'ebizcharge', address: 'EBIZCHARGE_URL', builtIn: 'built-in sandbox' },
  { use: 'parcel rates', vendor: 'ups', address: 'UPS_URL', builtIn: 'built-in rates' },
  { use: 'freight rates', vendor: 'mode', address: 'MODE_URL', builtIn: 'built-in rates' },
  { use: 'tax', vendor: 'taxify', address: 'TAXIFY_URL', builtIn: 'built-in state rates' },
  { use: 'bot check', vendor: 'recaptcha', address: 'RECAPTCHA_URL', builtIn: 'built-in puzzles' },
  {
    use: 'upload scan',
    vendor: 'clamd',
    address: 'UPLOAD_SCAN_ADDRESS',
    builtIn: 'none; uploads are not scanned for viruses',
  },
  { use: 'files', vendor: 's3', address: 'S3_URL', builtIn: 'data folder' },
]

/** Returns an address without the user and password in it. */
export function withoutLogin(address: string): string {
  return address.replace(/\/\/.*@/, '//…@').replace(/([?&]password=)[^&]*/, '$1…')
}

/** Returns for each use of a vendor what the settings chose, in words. */
export function servicesOf(env: Env) {
  return services.map(({ use, vendor, address, builtIn }) => {
    const isUsed = vendorSettings(env, vendor) !== null
    return { use, vendor, text: isUsed ? `${vendors[vendor].name} at ${env[address]}` : builtIn }
  })
}

export interface SettingsSummary {
  /** For each use, the vendor and its address, or the built-in default. */
  readonly services: Readonly<Record<string, string>>
  readonly secrets: { readonly set: readonly string[]; readonly notSet: readonly string[] }
}

/** Returns what the settings chose, with secrets only as set or not set; for the log and for people. */
export function summaryOf(env: Env): SettingsSummary {
  const chosen = servicesOf(env).map(({ use, text }) => [use, text])
  const isSet = (name: SettingName) => env[name] !== undefined
  return {
    services: {
      database: withoutLogin(env.DATABASE_URL),
      ...Object.fromEntries(chosen),
      mail: env.SMTP_URL ? `SMTP at ${new URL(env.SMTP_URL).host}` : 'built-in mailbox',
    },
    secrets: {
      set: secretSettings.filter(isSet),
      notSet: secretSettings.filter((name) => !isSet(name)),
    },
  }
}
