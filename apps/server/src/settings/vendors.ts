import type { SettingName, Settings } from './schema.ts'

interface Vendor<Need extends SettingName = SettingName, Option extends SettingName = SettingName> {
  readonly name: string
  /** Set all of these, or none. */
  readonly needs: readonly Need[]
  /** These have defaults, and mean something only with the others. */
  readonly options: readonly Option[]
}

const vendor = <Need extends SettingName, Option extends SettingName = never>(
  name: string,
  needs: readonly Need[],
  options: readonly Option[] = [],
): Vendor<Need, Option> => ({ name, needs, options })

/** The vendors that settings choose, each in place of a built-in default. */
export const vendors = {
  ebizcharge: vendor(
    'EBizCharge',
    ['EBIZCHARGE_SUBSCRIPTION_KEY', 'EBIZCHARGE_SECURITY_ID', 'EBIZCHARGE_USER_ID', 'EBIZCHARGE_PASSWORD'],
    ['EBIZCHARGE_URL'],
  ),
  ups: vendor(
    'UPS',
    ['UPS_CLIENT_ID', 'UPS_CLIENT_SECRET', 'UPS_ACCOUNT_NUMBER'],
    ['UPS_URL', 'UPS_RESIDENTIAL'],
  ),
  mode: vendor('Mode', ['MODE_URL', 'MODE_TOKEN']),
  taxify: vendor('Taxify', ['TAXIFY_API_KEY'], ['TAXIFY_URL']),
  recaptcha: vendor(
    'reCAPTCHA',
    ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET_KEY'],
    ['RECAPTCHA_URL', 'RECAPTCHA_MIN_SCORE'],
  ),
  clamd: vendor('ClamAV', ['UPLOAD_SCAN_ADDRESS'], ['UPLOAD_SCAN_AWAY']),
  s3: vendor('S3', ['S3_URL', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']),
  backupS3: vendor(
    'S3 for backups',
    [
      'BACKUP_S3_URL',
      'BACKUP_S3_REGION',
      'BACKUP_S3_BUCKET',
      'BACKUP_S3_ACCESS_KEY_ID',
      'BACKUP_S3_SECRET_ACCESS_KEY',
    ],
    ['BACKUP_S3_PREFIX'],
  ),
} as const

type Vendors = typeof vendors
export type VendorId = keyof Vendors
export type VendorSettings<Id extends VendorId> = {
  readonly [Name in Vendors[Id]['needs'][number] | Vendors[Id]['options'][number]]: NonNullable<
    Settings[Name]
  >
}

/** Returns all settings of a vendor, or null for a store that does not use it. */
export function vendorSettings<Id extends VendorId>(env: Settings, id: Id): VendorSettings<Id> | null {
  const { needs, options }: Vendor = vendors[id]
  if (needs.some((name) => env[name] === undefined)) return null
  const settings = Object.fromEntries([...needs, ...options].map((name) => [name, env[name]]))
  return settings as VendorSettings<Id>
}

/** Returns a sentence for each vendor of which some settings are given and others missing. */
export function incompleteVendors(isGiven: (name: SettingName) => boolean): string[] {
  return Object.values<Vendor>(vendors).flatMap(({ name, needs, options }) => {
    const missing = needs.filter((each) => !isGiven(each))
    const given = [...needs, ...options].filter(isGiven)
    if (given.length === 0 || missing.length === 0) return []
    const { length } = missing
    const them = length === 1 ? 'it' : 'them'
    return [
      `${missing.join(', ')}: not set. ${name} needs ${them}, because ${given[0]} is set: set ${them}, or remove ${name}’s settings`,
    ]
  })
}
