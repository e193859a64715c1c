import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder where a run keeps databases that a test filled and others start from; of this run alone. */
    filledDatabases: string
  }
}

/** Makes the folder before the first test of a run, and removes it after the last. */
export function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-filled-'))
  provide('filledDatabases', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
