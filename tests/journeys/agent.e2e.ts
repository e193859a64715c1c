import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { inStep, type Journey, openEmployees, signInAs, startJourney } from '#tests/support/journey.ts'
import { passwordSignIn } from '#tests/support/sign-in.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

interface Named {
  id: string
  name: string
}

async function customersOf(name: string): Promise<Named[]> {
  const token = await passwordSignIn(
    journey.url,
    'castellan',
    `${name}@demo.castellan.example`,
    DEMO_PASSWORD,
  )
  const answer = await fetch(`${journey.url}/api/user/login-data`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return ((await answer.json()) as { customers: Named[] }).customers
}

test('an agent never receives a byte of a company that they may not see, on the wire or on the disk', async () => {
  const own = new Set((await customersOf('agent')).map(({ id }) => id))
  const foreign = (await customersOf('owner')).filter(({ id }) => !own.has(id))
  expect(foreign.length).toBeGreaterThan(0)
  expect(own.size).toBe(5)

  const profile = journey.newProfile()
  const context = await journey.open(profile)
  const page = await context.newPage()
  const wire: string[] = []
  context.on('response', (response) => {
    if (!response.url().includes('/sync/events'))
      void response.text().then(
        (text) => wire.push(text),
        () => {},
      )
  })
  await signInAs(page, journey.url, 'agent')
  await inStep(page)
  await openEmployees(page)
  await context.close()

  const disk = filesBelow(profile).map((file) => readFileSync(file))
  const [known] = (await customersOf('agent')).map(({ id }) => id)
  // The search itself is checked by something that has to be found.
  expect(wire.join('')).toContain(known)
  expect(disk.some((bytes) => holds(bytes, known ?? ''))).toBe(true)
  for (const { id, name } of foreign) {
    expect(wire.join('')).not.toContain(id)
    expect(wire.join('')).not.toContain(name)
    for (const text of [id, name]) expect(disk.filter((bytes) => holds(bytes, text))).toEqual([])
  }
})

const holds = (bytes: Buffer, text: string) =>
  bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le'))

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    const stats = statSync(path, { throwIfNoEntry: false })
    if (!stats) return []
    return stats.isDirectory() ? filesBelow(path) : stats.isFile() ? [path] : []
  })
}
