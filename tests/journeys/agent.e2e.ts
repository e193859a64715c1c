import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  inStep,
  type Journey,
  openEmployees,
  signInAs,
  startJourney,
} from '#tests/support/browser/journey.ts'
import { catchKeys, readOpened } from '#tests/support/browser/opened-profile.ts'
import { plainSnapshot } from '#tests/support/vendors/plain-snapshot.ts'
import { filesWith } from '#tests/support/browser/profile-files.ts'
import { openRest } from '#tests/support/rest.ts'

let journey: Journey
beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey?.end())

test('an agent never receives a byte of a company that they may not see, on the wire or on the disk', async () => {
  const [agent, owner] = await Promise.all([openRest(journey.url, 'agent'), openRest(journey.url, 'owner')])
  const own = await agent.companies()
  const ownIds = new Set(own.map(({ id }) => id))
  const foreign = (await owner.companies()).filter(({ id }) => !ownIds.has(id))
  expect(foreign.length).toBeGreaterThan(0)
  expect(own).toHaveLength(5)
  const strangers = (await Promise.all(foreign.map(({ id }) => owner.employees(id)))).flat()

  const profile = journey.newProfile()
  const context = await journey.openProfile(profile)
  await catchKeys(context)
  const page = await context.newPage()
  const wire: string[] = []
  context.on('response', (response) => {
    if (!response.url().includes('/sync/events'))
      void response.text().then(
        (text) => wire.push(plainSnapshot(text)),
        () => {},
      )
  })
  await signInAs(page, journey.url, 'agent')
  await inStep(page)
  await openEmployees(page)
  const opened = (await readOpened(page)).join('\n')
  await context.close()

  const heard = wire.join('\n')
  // Each search is checked by something that has to be found; what has a name lies sealed on the disk.
  for (const { id, name } of own) {
    expect(heard).toContain(id)
    expect(heard).toContain(name)
    expect(opened).toContain(name)
    expect(filesWith(profile, id)).not.toEqual([])
    expect(filesWith(profile, name)).toEqual([])
  }
  for (const text of [
    ...foreign.flatMap(({ id, name }) => [id, name]),
    ...strangers.map(({ email }) => email),
  ]) {
    expect(heard).not.toContain(text)
    expect(opened).not.toContain(text)
  }
  for (const text of foreign.flatMap(({ id, name }) => [id, name]))
    expect(filesWith(profile, text)).toEqual([])
})
