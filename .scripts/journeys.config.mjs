import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: `${import.meta.dirname}/..`,
  cacheDir: '.cache/journeys',
  test: {
    environment: 'node',
    include: ['tests/journeys/**/*.e2e.ts'],
    setupFiles: ['tests/support/browser/until.ts'],
    globalSetup: ['tests/support/database/filled-databases.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A journey waits for what has to come; how long that takes is for benches.
    expect: { poll: { timeout: 30_000 } },
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
  },
})
