import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { Services } from '@mullion/api/services'
import type { ImageFormat, ImageSize, PartImages } from '@mullion/integrations/files/port'
import { Hono } from 'hono'

/** `0001-04.png`, `0001-04-v2.png`, and the derived sizes such as `0001-04-v2-320.webp`. */
const fileName = /^(\d{4}-[A-Za-z0-9]+)(?:-v(\d{1,6}))?(?:-(640|320|160))?\.(png|webp)$/

const cacheFor = { image: 'public, max-age=31536000, immutable', illustration: 'public, max-age=2592000' }

/** Pictures of parts under their documented names; what is not there answers 404. */
export function imageRoutes({ services, images }: { services: Services; images: PartImages }) {
  const routes = new Hono()
  routes.get('/parts/:file', async (c) => {
    const [, number, version, width, format] = fileName.exec(c.req.param('file')) ?? []
    if (!number || !format) return c.notFound()
    const asked = { number, version: Number(version ?? 0) }
    const part = await services.catalog.standIn(asked.number, asked.version)
    const found = await images.find({
      ...asked,
      illustration: part?.illustration ?? null,
      size: width ? (Number(width) as ImageSize) : 'full',
      format: format as ImageFormat,
    })
    if (!part || !found) return c.notFound()
    const { size } = await stat(found.path)
    return c.body(Readable.toWeb(createReadStream(found.path)) as ReadableStream, 200, {
      'Content-Type': found.contentType,
      'Content-Length': String(size),
      'Cache-Control': found.illustration ? cacheFor.illustration : cacheFor.image,
    })
  })
  return routes
}
