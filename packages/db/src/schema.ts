// Every table there is, in one place: what the migrations are generated from.
export * from './accounts/accounts.tables.ts'
export * from './accounts/saved-door.tables.ts'
export * from './cart/cart.tables.ts'
export * from './catalog/catalog.tables.ts'
export * from './catalog/door.tables.ts'
export * from './checkout/checkout.tables.ts'
export * from './defence/defence.tables.ts'
export * from './mail/mail.tables.ts'
