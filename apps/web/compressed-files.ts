import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|svg)$/
/** Smaller files fit into one packet uncompressed. */
const minBytes = 1024
const best = {
  '.br': (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  '.gz': (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file)
  if (text.length < minBytes) return
  for (const [extension, compress] of Object.entries(best))
    await writeFile(file + extension, await compress(text))
}

/** Writes a brotli and a gzip copy next to each script, style sheet and SVG of a build. */
export function compressedFiles(): Plugin {
  let outDir = ''
  return {
    name: 'compressed-files',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir)
    },
    async closeBundle(error) {
      if (error) return
      const files = await readdir(outDir, { recursive: true })
      await Promise.all(
        files.filter((file) => compressible.test(file)).map((file) => compressFile(join(outDir, file))),
      )
    },
  }
}
