import type { Services } from '@mullion/api/services'
import type { Actor } from '@mullion/domain/accounts/actor'
import { may } from '@mullion/domain/accounts/permissions'
import type { ImageFormat, ImageSize, PartImages, StoredImage } from '@mullion/integrations/files/port'
import { type Context, Hono } from 'hono'

/** `0001-04.png`, `0001-04-v2.png`, and derived sizes such as `0001-04-v2-320.webp`. */
const fileName = /^(\d{4}-[A-Za-z0-9]+)(?:-v(\d{1,6}))?(?:-(640|320|160))?\.(png|webp)$/

/** A photograph by the name of its upload, such as `0f…-640.webp`. */
const photoName = /^([0-9a-f]{32})(?:-(640|320|160))?\.(png|webp)$/

const referenceName = /^(\d{4}-[A-Za-z0-9]+)\.png$/

const cacheFor = {
  image: 'public, max-age=31536000, immutable',
  illustration: 'public, max-age=2592000',
  /** For placeholder drawings at a picture's URL, which the picture may replace at any time. */
  meanwhile: 'no-cache',
  staff: 'private, no-cache',
}

export interface ImageDeps {
  readonly services: Services
  readonly images: Pick<PartImages, 'find' | 'findPhoto' | 'findReference'>
  /** Who is asking; reference images are for staff only. */
  readonly actorOf: (c: Context) => Promise<Actor>
}

function send(c: Context, found: StoredImage, cache: string): Response {
  return c.body(found.stream(), 200, {
    'Content-Type': found.contentType,
    'Content-Length': String(found.sizeBytes),
    'Cache-Control': cache,
  })
}

/** Serves part images under their documented names; 404 if missing or not allowed for the actor. */
export function imageRoutes({ services, images, actorOf }: ImageDeps) {
  const routes = new Hono()
  routes.get('/parts/:file', async (c) => {
    const [, number, version, width, format] = fileName.exec(c.req.param('file')) ?? []
    if (!number || !format) return c.notFound()
    const image = { number, version: Number(version ?? 0) }
    const part = await services.catalog.findPicture(image.number, image.version)
    const found = await images.find({
      ...image,
      storedAs: part?.storedAs ?? null,
      illustration: part?.illustration ?? null,
      size: width ? (Number(width) as ImageSize) : 'full',
      format: format as ImageFormat,
    })
    if (!part || !found) return c.notFound()
    const illustrationLifetime = image.version > 0 ? cacheFor.meanwhile : cacheFor.illustration
    return send(c, found, found.illustration ? illustrationLifetime : cacheFor.image)
  })

  routes.get('/photos/:file', async (c) => {
    const [, storedAs, width, format] = photoName.exec(c.req.param('file')) ?? []
    if (!storedAs || !format) return c.notFound()
    const size = width ? (Number(width) as ImageSize) : 'full'
    const found = await images.findPhoto({ storedAs, size, format: format as ImageFormat })
    return found ? send(c, found, cacheFor.image) : c.notFound()
  })

  routes.get('/reference/:file', async (c) => {
    const [, number] = referenceName.exec(c.req.param('file')) ?? []
    const found =
      number && may(await actorOf(c), 'seeInternalParts') ? await images.findReference(number) : null
    return found ? send(c, found, cacheFor.staff) : c.notFound()
  })
  return routes
}
