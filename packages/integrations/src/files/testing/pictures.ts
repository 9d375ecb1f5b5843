import sharp from 'sharp'

export function pngOf(width: number, background = '#c02020'): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width, height: width, channels: 3, background } })
  return picture
    .png()
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes))
}

/** Returns a PNG file of a few kilobytes that claims a huge number of pixels. */
export async function pngBomb(): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await pngOf(16)
  const size = new DataView(bytes.buffer, 16, 8)
  size.setUint32(0, 60_000)
  size.setUint32(4, 60_000)
  return bytes
}

export async function widthOf(image: string | Uint8Array | undefined): Promise<number> {
  return (await sharp(image).metadata()).width
}
