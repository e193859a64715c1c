import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#shared/contract/endpoints.ts'
import { API_PATH, type Endpoint } from '#shared/contract/endpoint.ts'
import { addressesIn } from './support/browser/addresses.ts'

const REPOSITORY = join(import.meta.dirname, '..')
/** Where an endpoint's description becomes an address. */
const CALL = 'src/client/data/call/'

const paths = Object.values(endpoints).map(({ path }) => path)

test('page and workers call the API by its contract alone: no address of it is written anywhere else', () => {
  const files = globSync(['src/client/**/*.{ts,tsx}', 'workers/**/*.ts'], { cwd: REPOSITORY })
    .filter((file) => !/\.test\.tsx?$/.test(file) && !file.startsWith(CALL))
    .toSorted()
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    addressesIn(file, readFileSync(join(REPOSITORY, file), 'utf8'), paths).map((each) => `${file}: ${each}`),
  )
  expect(found).toEqual([])
})

test('what answers neither JSON nor a stream says so by its status, so that nothing else is taken for its answer', () => {
  const silent = Object.values<Endpoint>(endpoints).filter(({ answer, media }) => !answer && !media)
  expect(silent.length).toBeGreaterThan(10)
  expect(silent.filter(({ status }) => status !== 204).map(({ summary }) => summary)).toEqual([])
})

test('what is signed needs no session, and is known by a path that stands for nothing else', () => {
  const signed = Object.values<Endpoint>(endpoints).filter(({ isSigned }) => isSigned)
  expect(signed.length).toBeGreaterThan(0)
  expect(signed.filter(({ access, path }) => access !== 'public' || path.includes(':'))).toEqual([])
})

describe('an address is found', () => {
  test.each([
    ['of the API', "const path = '/api/device'", '/api/device'],
    ['of the API alone, to put something behind it', "const base = '/api'", '/api'],
    ['with holes', 'const path = `/api/device/${id}/wipe`', '/api/device/*/wipe'],
    ['that is fetched', "await fetch('/device')", '/device'],
    ['with holes that is asked for', 'await askApi("POST", `/device/${id}/wipe`, {})', '/device/*/wipe'],
    ['with a query', 'await call(`/organizations?from=${from}`)', '/organizations?from=*'],
    ['of a stream', "new EventSource('/sync/events')", '/sync/events'],
    ['that a function of an object asks for', "await server.open('/sync/snapshot', {})", '/sync/snapshot'],
    ['that is chosen', "await fetch(isNew ? '/user/profile' : url)", '/user/profile'],
  ])('%s', (_, source, address) => {
    expect(addressesIn('file.ts', source, paths)).toEqual([address])
  })

  test('also where it is not written, by the name of its beginning', () => {
    const source = "import { API_PATH, type Endpoint } from '#shared/contract/endpoint.ts'"
    expect(addressesIn('file.ts', source, paths)).toEqual(['API_PATH'])
    expect(API_PATH).toBe('/api')
  })
})

test('screens of the app, what lies beside the API, and what is only spoken of may be named', () => {
  const source = `
    // Once it was /api/device.
    const denied = [/^\\/api\\//]
    void navigate({ to: '/organizations' })
    address.replace('/auth/login')
    const config = await fetch('/config.json')
    const pool = { url: '/identity/' }
    await fetch(pool.url)
    await fetch(\`\${pool.url}/\${operation}\`)
    const text = 'see /api/device'`
  expect(addressesIn('file.tsx', source, paths)).toEqual([])
})
