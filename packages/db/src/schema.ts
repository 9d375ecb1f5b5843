export * from './catalog/catalog.tables.ts'
export * from './checkout/checkout.tables.ts'
export * from './mail/mail.tables.ts'
