import { maxFilesBytes } from '@mullion/domain/accounts/dealer-request'
import { maxImageBytes } from '@mullion/domain/catalog/part-image'
import { maxImportBytes } from '@mullion/domain/imports/import'
import { maxPoDocumentBytes } from '@mullion/domain/orders/po-document'
import { maxReturnPhotoBytes } from '@mullion/domain/returns/return-photo'
import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { problemBody } from './problem.ts'

/** Body limit of REST paths that `bodyLimits` does not list. */
const maxBodyBytes = 256 * 1024
/** Body limit for call batches and for REST carts, which send whole parts; only 256 KB of a cart are saved. */
const maxCartBytes = 1024 * 1024
/** Body limit of an account request: all its files plus the surrounding form, in bytes. */
const maxRequestBytes = maxFilesBytes + 1024 * 1024

/** Paths with a higher body limit; file limits leave room for the form around the files. */
const bodyLimits: readonly (readonly [path: RegExp, most: number])[] = [
  [/^\/trpc\//, maxCartBytes],
  [/^\/api\/saved-carts\/?$/, maxCartBytes],
  [/^\/api\/dealer-requests\/?$/, maxRequestBytes],
  [/^\/api\/orders\/po-document\/?$/, maxPoDocumentBytes + 64 * 1024],
  [/^\/api\/v1\/price-quotes\/files\/?$/, maxPoDocumentBytes + 64 * 1024],
  [/^\/api\/v1\/returns\/photos\/?$/, maxReturnPhotoBytes + 64 * 1024],
  // Slightly above the import limit, so that the import itself rejects the file and lists it as rejected.
  [/^\/api\/imports\//, maxImportBytes + 64 * 1024],
  [/^\/api\/v1\/parts\/\d+\/(photos|documents)\/?$/, maxImageBytes + 64 * 1024],
  [/^\/api\/parts(Mas|MAS)(\/\d+)?\/?$/, 2 * maxImageBytes + 64 * 1024],
]

/**
 * Imports count the bytes they read. For a body without a stated length, the middleware would first hold all
 * of it in memory, no matter who sent it.
 */
const streamed = /^\/api\/imports\//

function sizeText(bytes: number): string {
  const [unit, size] = bytes >= 1024 * 1024 ? ['MB', 1024 * 1024] : ['KB', 1024]
  return `${Math.floor((bytes / size) * 10) / 10} ${unit}`
}

/** Rejects bodies above their path's limit, without reading them if they state their length. */
export function limitedBody(): MiddlewareHandler {
  const upTo = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError(c) {
        const message = `The request is too large. The limit is ${sizeText(maxSize)}.`
        return c.json(problemBody(c, { message, code: 'rest.too_large' }), 413)
      },
    })
  const usual = upTo(maxBodyBytes)
  const larger = bodyLimits.map(([path, most]) => [path, upTo(most)] as const)
  return (c, next) => {
    if (streamed.test(c.req.path) && c.req.header('Content-Length') === undefined) return next()
    return (larger.find(([path]) => path.test(c.req.path))?.[1] ?? usual)(c, next)
  }
}
