import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fail, prepare } from './lib/toolchain.mjs'

await prepare()
const { createServer } = await import('vite')
const { buildIfStale } = await import('./lib/build.mjs')

const port = Number(process.env['PORT'] || 4700)
const host = process.env['HOST'] || '127.0.0.1'

// The server does not start without a built client, though here Vite serves the sources.
if (!existsSync('dist/client/index.html') && !(await buildIfStale())) fail('The client could not be built.')

const vite = await createServer({
  server: {
    port,
    host,
    strictPort: true,
    proxy: {
      // The Host header stays as the browser sent it, because it chooses the site.
      '^/(api|identity|sandbox|storage|health|metrics)(/|\\?|$)': {
        target: `http://127.0.0.1:${port + 1}`,
        changeOrigin: false,
      },
    },
  },
})
await vite.listen().catch(({ message }) => fail(message))

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  stdio: 'inherit',
  env: {
    LIVE_URL: `http://localhost:${port}`,
    TEST_URL: `http://test.localhost:${port}`,
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port + 1),
  },
})
let isEnding = false
const end = () => {
  if (isEnding) return
  isEnding = true
  server.kill('SIGTERM')
}
process.on('SIGINT', end)
process.on('SIGTERM', end)
server.on('exit', (code) => void vite.close().then(() => process.exit(isEnding ? 0 : (code ?? 1))))
