export const imageWidths = [160, 320, 640] as const
export type ImageWidth = (typeof imageWidths)[number]

export const placeholderImage = '/images/no-image.svg'

interface Pictured {
  readonly number: string
  readonly imageVersion: number
}

function base({ number, imageVersion }: Pictured): string {
  const version = imageVersion > 0 ? `-v${imageVersion}` : ''
  return `/images/parts/${encodeURIComponent(number)}${version}`
}

export function fullImage(part: Pictured): string {
  return `${base(part)}.png`
}

export function scaledImage(part: Pictured, width: ImageWidth): string {
  return `${base(part)}-${width}.webp`
}
