import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoTenants } from './demo-clouds.ts'
import { buildDemo } from './demo-organization.ts'

const MOMENT = Date.UTC(2026, 10, 20, 9)
const demo = buildDemo({ seed: 1, customers: 5, employees: 60 }, MOMENT)

test('the same seed gives the same organization, another seed another', () => {
  expect(buildDemo({ seed: 1, customers: 5, employees: 60 }, MOMENT)).toEqual(demo)
  expect(buildDemo({ seed: 2, customers: 5, employees: 60 }, MOMENT).organization.id).not.toBe(
    demo.organization.id,
  )
  expect(demo.companies.reduce((sum, { employees }) => sum + employees.length, 0)).toBe(60)
})

test('a folder of recorded answers is a tenant beside those of the demo companies', () => {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-recorded-'))
  try {
    mkdirSync(join(folder, 'one'))
    const id = '11111111-2222-4333-8444-555555555555'
    writeFileSync(
      join(folder, 'one', 'organization.json'),
      JSON.stringify({ value: [{ id, displayName: 'Recorded' }] }),
    )
    writeFileSync(
      join(folder, 'one', 'domains.json'),
      JSON.stringify({ value: [{ id: 'recorded.example', isDefault: true }] }),
    )
    const tenants = demoTenants(demo, folder)
    expect(tenants.get('recorded.example')?.tenantId).toBe(id)
    expect(tenants.list()).toHaveLength(6)
    expect(tenants.get(demo.companies[0]?.tenant.id ?? '')).toBeDefined()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
