import { defineConfig } from 'rolldown'

// One file without dependencies, which `npm pack` publishes and `npm install --global` needs nothing else for.
export default defineConfig({
  input: 'src/main.ts',
  platform: 'node',
  resolve: { conditionNames: ['mullion-source', 'node', 'import', 'default'] },
  output: { dir: 'dist', cleanDir: true, banner: '#!/usr/bin/env node', codeSplitting: false },
})
