import type { UploadScanner } from '@mullion/api/security/upload-check'
import { type ClamdOptions, createClamd } from '@mullion/integrations/upload-scan/clamd'
import type { Env } from '../env.ts'
import { vendorSettings } from '../settings/vendors.ts'

/** Where clamd listens; null for a store without a virus scanner. */
export function clamdOptionsOf(env: Env): ClamdOptions | null {
  const clamd = vendorSettings(env, 'clamd')
  if (!clamd) return null
  const { hostname, port } = new URL(`tcp://${clamd.UPLOAD_SCAN_ADDRESS}`)
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) }
}

/** The virus scanner that the settings name; null for a store without one. */
export function uploadScannerOf(env: Env): UploadScanner | null {
  const options = clamdOptionsOf(env)
  return options && { scan: createClamd(options).scan, unscanned: env.UPLOAD_SCAN_AWAY }
}
