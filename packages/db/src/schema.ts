// Every table there is, in one place: what the migrations are generated from.
export * from './catalog/catalog.tables.ts'
export * from './checkout/checkout.tables.ts'
export * from './mail/mail.tables.ts'
