import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env.MULLION_SERVER_URL ?? 'http://localhost:3000'

export default defineConfig({
  plugins: [react()],
  build: { sourcemap: false, target: 'es2023', assetsInlineLimit: 0 },
  server: {
    proxy: Object.fromEntries(
      ['/trpc', '/api', '/images/parts', '/mailbox', '/healthz'].map((path) => [path, { target: server }]),
    ),
  },
})
