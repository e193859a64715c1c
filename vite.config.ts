import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { precompress } from './.scripts/precompress.ts'
import { scriptGroups } from './.scripts/script-groups.ts'
import { scriptRings } from './.scripts/script-rings.ts'
import { sizeBudget } from './.scripts/size-budget.ts'
import { startScripts } from './.scripts/start-scripts.ts'

const repository = import.meta.dirname

/** A screen in the menu of the installed app's icon. */
const shortcut = (name: string, url: string, icon: string) => ({
  name,
  url,
  icons: [{ src: `/shortcut-${icon}.png`, sizes: '96x96', type: 'image/png' }],
})

export default defineConfig({
  root: 'src/client',
  publicDir: `${repository}/public`,
  cacheDir: `${repository}/.cache/vite`,
  worker: { format: 'es' },
  build: {
    outDir: `${repository}/dist/client`,
    emptyOutDir: true,
    target: 'baseline-widely-available',
    manifest: true,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: { codeSplitting: { groups: scriptGroups } },
    },
  },
  plugins: [
    react(),
    scriptRings(),
    sizeBudget(),
    startScripts(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: '../../workers/service-worker',
      filename: 'service-worker.ts',
      injectRegister: false,
      registerType: 'prompt',
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest}'],
        // What it shows comes from the server anyway, once in a while.
        globIgnores: ['**/document-viewer-*'],
        maximumFileSizeToCacheInBytes: 3_000_000,
      },
      manifest: {
        name: 'Castellan',
        short_name: 'Castellan',
        description: 'Every company you look after, on this device.',
        id: '/',
        start_url: '/',
        display: 'standalone',
        display_override: ['window-controls-overlay', 'standalone'],
        // An open window comes to the front with what is typed in it; the app goes to the screen by itself.
        launch_handler: { client_mode: ['focus-existing', 'auto'] },
        categories: ['business', 'productivity', 'security'],
        theme_color: '#5753c6',
        background_color: '#f9f9fb',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
        shortcuts: [
          shortcut('Security Posture', '/secure/security-posture', 'posture'),
          shortcut('Employees', '/employees', 'employees'),
          shortcut('Companies', '/companies', 'companies'),
          shortcut('Integrations', '/integrations', 'integrations'),
        ],
      },
    }),
    precompress(),
  ],
  test: {
    root: repository,
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'workers/**/*.test.ts', 'tests/**/*.test.ts'],
    setupFiles: ['tests/support/database/fresh-storage.ts'],
    globalSetup: ['tests/support/database/filled-databases.ts'],
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
    tags: [
      { name: 'database', description: 'Depends on locks, isolation or SQL: runs on both databases.' },
      { name: 'soak', description: 'Generated: tries more the longer it may, see npm run soak.' },
    ],
    pool: 'forks',
    // A worker keeps its modules from file to file; no module of ours keeps anything else.
    isolate: false,
    maxWorkers: 2,
  },
})
