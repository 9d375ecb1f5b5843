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

/** A photograph beside the part's image, at a width or in full. */
export function photoImage({ storedAs }: { readonly storedAs: string }, width: ImageWidth | 'full'): string {
  return `/images/photos/${storedAs}${width === 'full' ? '.png' : `-${width}.webp`}`
}

export function scaledImage(part: Pictured, width: ImageWidth): string {
  return `${base(part)}-${width}.webp`
}
