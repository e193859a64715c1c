import { parseArgs } from 'node:util'
import type { DemoSize } from '#server/demo/demo-organization.ts'
import { FULL_SIZE } from './bench-size.ts'
import { SECTIONS } from './sections.ts'
import { WORKLOADS } from './setting.ts'

export interface Options {
  rounds: number
  size: DemoSize
  /** Undefined for everything. */
  only: string[] | undefined
}

/** What was asked for at the command line. */
export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '3' },
      employees: { type: 'string', default: String(FULL_SIZE.employees) },
      customers: { type: 'string', default: String(FULL_SIZE.customers) },
      only: { type: 'string' },
    },
  })
  const names: readonly string[] = [...WORKLOADS, ...Object.keys(SECTIONS)]
  const only = values.only?.split(',')
  for (const name of only ?? [])
    if (!names.includes(name)) throw new Error(`There is no workload ${name}: ${names.join(', ')}`)
  return {
    rounds: naturalOf(values.rounds),
    size: {
      ...FULL_SIZE,
      employees: naturalOf(values.employees),
      customers: naturalOf(values.customers),
    },
    only,
  }
}

function naturalOf(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${text} is not a number of something`)
  return value
}
