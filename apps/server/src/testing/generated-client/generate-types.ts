// Run by itself: reads an OpenAPI document from the standard input and writes its TypeScript types.
import { createRequire, registerHooks } from 'node:module'
import { text } from 'node:stream/consumers'

// openapi-typescript needs the API of TypeScript 5, which TypeScript 7 no longer has; this package carries a copy.
const typescript = createRequire(import.meta.url).resolve('@ts-morph/common/dist/typescript.js')
registerHooks({
  resolve: (specifier, context, next) => next(specifier === 'typescript' ? typescript : specifier, context),
})
const { default: typesOf, astToString } = await import('openapi-typescript')
process.stdout.write(astToString(await typesOf(await text(process.stdin))))
