import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoSize } from '#server/demo/demo-organization.ts'
import { LARGEST_DEMO } from './bench-size.ts'

const REPOSITORY = join(import.meta.dirname, '../..')
const KEPT = join(REPOSITORY, '.cache/bench')
const SCRIPT = join(import.meta.dirname, 'make-demo-data.ts')

/** Puts a copy of the demo data into a folder; it is made the first time. Whatever the bench changes, the kept stays. */
export async function copyDemoData(size: DemoSize, dataDir: string): Promise<void> {
  const kept = join(KEPT, `data-${size.customers}-${size.employees}`)
  if (!existsSync(join(kept, 'complete'))) {
    console.log(`Making the demo data of ${size.employees} employees, once: this takes minutes ...`)
    rmSync(kept, { recursive: true, force: true })
    mkdirSync(kept, { recursive: true })
    await makeDemoData(size, { DATA_DIR: kept })
    writeFileSync(join(kept, 'complete'), '')
  }
  cpSync(kept, dataDir, { recursive: true, dereference: true })
}

/** Fills the database that the environment names. */
export function makeDemoData(size: DemoSize, environment: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, [SCRIPT], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      ...sizeEnvironment(size),
      ...environment,
      BENCH_EMPLOYEES: String(size.employees),
    },
  })
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('exit', endWithUs)
      if (code === 0) resolve()
      else reject(new Error(`The demo data was not made: ${code}`))
    })
  })
}

/** Data that is there already is never made again, so a server may be told less than it has. */
export const sizeEnvironment = ({ seed, customers, employees }: DemoSize): Record<string, string> => ({
  SITE: 'test',
  SEED: String(seed),
  CUSTOMERS: String(customers),
  EMPLOYEES: String(Math.min(employees, LARGEST_DEMO)),
})
