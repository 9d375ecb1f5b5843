import type { StoreInfo } from '@mullion/domain/store-info'
import type { Env } from './env.ts'
import { vendorSettings } from './settings/vendors.ts'

/** Returns the store’s name, address and hours from the settings. */
export function storeInfoOf(env: Env): StoreInfo {
  return {
    name: env.STORE_NAME,
    phone: env.STORE_PHONE,
    email: env.STORE_EMAIL,
    address: env.STORE_ADDRESS,
    timeZone: env.STORE_TIME_ZONE,
    officeHours: env.STORE_HOURS,
    closedDays: env.STORE_CLOSED_DAYS,
    ...(env.OTEL_EXPORTER_OTLP_ENDPOINT ? { traced: true } : {}),
    sandboxPayments: vendorSettings(env, 'ebizcharge') === null,
    demo: env.MULLION_DEMO,
  }
}
