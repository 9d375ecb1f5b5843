import { loadSharp, type Render } from './picture-files.ts'
import { notSvg } from './port.ts'

const illustrationWidth = 960
/** At this density, sharp draws one pixel per SVG unit. */
const svgDensity = 72

/** Renders every size from the vectors, which is sharper and faster than scaling. Throws `notSvg`. */
export async function readSvg(name: string, svg: string): Promise<Render> {
  if (!/^\s*(<\?xml[^>]*>\s*)?<svg[\s>]/.test(svg)) throw notSvg(name)
  const sharp = await loadSharp()
  const source = Buffer.from(svg)
  const drawing = await sharp(source, { density: svgDensity })
    .metadata()
    .catch((error: unknown) => {
      throw notSvg(name, error)
    })
  return (size) => {
    const width = size === 'full' ? illustrationWidth : size
    return sharp(source, { density: (svgDensity * width) / drawing.width }).resize({ width })
  }
}
