import { pathToFileURL } from 'node:url'
import { defineConfig } from 'rolldown'
import { bundleOptions } from './bundle.ts'

// The servers that tests and stories start, as JavaScript; see packages/config/src/server-bundle.ts.
export default defineConfig({
  ...bundleOptions((id) => `new URL(${JSON.stringify(pathToFileURL(id).href)})`),
  input: {
    main: 'src/main.ts',
    'crashing-server': 'src/testing/crashing-server.ts',
    'test-server': 'src/testing/test-server.ts',
  },
  output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
})
