import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runKills } from '#tests/kill/run-kills.ts'

const KILLS = 3

/** The first phases are each of them once: a load, a queue and a flush are cut off. `npm run e2e:kill` does more. */
test('a browser that is killed loses nothing that it had confirmed, and does nothing twice', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-killed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  const { confirmed, atServer, lost, twice, violations } = await runKills({ kills: KILLS, seed: 1, folder })
  expect(violations).toEqual([])
  expect({ lost, twice }).toEqual({ lost: 0, twice: 0 })
  expect(confirmed).toBeGreaterThan(0)
  expect(atServer).toBe(confirmed)
})
