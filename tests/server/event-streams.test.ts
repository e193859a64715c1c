import { v7 as uuidv7 } from 'uuid'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { eventStreamPlaces } from '#server/sync/open-streams.ts'
import { DEMO_PASSWORD } from '#server/demo/demo-accounts.ts'
import { signIn } from '#client/data/user-pool/user-pool.ts'
import { openTestSite, type Person, pulledBy, type TestSite } from '#tests/support/test-site.ts'

const POOL = { url: '/identity/', clientId: 'castellan' }

let site: TestSite
let owner: Person
let users: string
beforeAll(async () => {
  site = await openTestSite()
  owner = await site.signIn('owner')
  users = `/organization/${owner.login.organization.id}/user`
})
afterAll(() => site?.close())

const enter = (name: string) => signIn(POOL, site.fetch, `${name}@demo.castellan.example`, DEMO_PASSWORD)
const leaving: (() => unknown)[] = []
afterEach(async () => {
  for (const leave of leaving.splice(0)) await leave()
})

/** A stream of events that has begun, and everything that comes over it. */
async function listen(idToken: string) {
  const headers = { authorization: `Bearer ${idToken}` }
  const { status, body } = await site.fetch('/api/sync/events', { headers })
  expect(status).toBe(200)
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = (await reader?.read())?.value ?? ''
  expect(heard).toMatch(/^event: v\ndata: \d+\n\n$/)
  let isOver = false
  const ended = (async () => {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) heard += read.value
    isOver = true
  })()
  const leave = () => reader?.cancel()
  leaving.push(leave)
  return { ended, isOver: () => isOver, heard: () => heard, leave }
}

/** What a stream tells of everything that has happened so far. */
async function newest(): Promise<string> {
  const { head } = await pulledBy(owner, { cursor: Number.MAX_SAFE_INTEGER })
  return `event: v\ndata: ${head}\n\n`
}

/** Somebody makes something that everybody is told of; gives how. */
async function makeNews(): Promise<string> {
  const [company] = owner.login.customers
  const set = { contact_name: `News ${uuidv7()}` }
  expect((await owner.api('PUT', `/customer/${company?.id}`, set)).status).toBe(200)
  return newest()
}

describe('the stream of somebody who', () => {
  test('is disabled ends at once with a word to ask, and tells nothing more', async () => {
    const agent = await site.signIn('agent')
    const [mine, other] = [await listen(agent.idToken), await listen(owner.idToken)]
    const { id } = agent.login.userData
    expect((await owner.api('PUT', `${users}/${id}`, { disabled: true })).status).toBe(200)
    await mine.ended
    const news = await newest()
    expect(mine.heard()).not.toContain(news)
    expect(mine.heard()).toMatch(/event: scope\ndata: *\n\n$/)
    await expect.poll(other.heard).toContain(news)
  })

  test('is removed ends at once with a word to ask, and tells nothing more', async () => {
    const reader = await site.signIn('reader')
    const [mine, other] = [await listen(reader.idToken), await listen(owner.idToken)]
    expect((await owner.api('DELETE', `${users}/${reader.login.userData.id}`)).status).toBe(204)
    await mine.ended
    const news = await newest()
    expect(mine.heard()).not.toContain(news)
    await expect.poll(other.heard).toContain(news)
  })

  test('was signed out from elsewhere ends at once, and the other sign-in goes on', async () => {
    const [here, there] = [await enter('admin'), await enter('admin')]
    const api = (idToken: string, method: string, path: string, body: object) =>
      site.fetch(`/api${path}`, {
        method,
        headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const device = uuidv7()
    const opened = await api(there.idToken, 'PUT', `/device/${device}`, {
      name: 'Tablet',
      keyMode: 'session',
    })
    expect(opened.status).toBe(200)
    const [mine, other] = [await listen(there.idToken), await listen(here.idToken)]
    expect((await api(here.idToken, 'POST', `/user/devices/${device}/sign-out`, {})).status).toBe(204)
    await mine.ended
    expect(mine.heard().match(/event: scope/g)).toHaveLength(1)
    await expect.poll(other.heard).toContain('event: scope')
  })

  test('ended the session at the user pool ends before it tells anything more', async () => {
    const [here, there] = [await enter('admin'), await enter('admin')]
    const [mine, other] = [await listen(there.idToken), await listen(here.idToken)]
    await site.fetch('/identity/', {
      method: 'POST',
      headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken' },
      body: JSON.stringify({ Token: there.refreshToken, ClientId: POOL.clientId }),
    })
    const news = await makeNews()
    await mine.ended
    expect(mine.heard()).not.toContain(news)
    await expect.poll(other.heard).toContain(news)
  })
})

describe('of streams that are too many', () => {
  test('of one sign-in the oldest ends, and who leaves makes room', async () => {
    const { idToken } = await enter('admin')
    const first = await listen(idToken)
    const others = []
    for (let n = 1; n < eventStreamPlaces.perSignIn; n++) others.push(await listen(idToken))
    expect(first.isOver()).toBe(false)
    const last = await listen(idToken)
    await first.ended
    await others[0]?.leave()
    const again = await listen(idToken)
    const news = await makeNews()
    for (const stream of [...others.slice(1), last, again]) await expect.poll(stream.heard).toContain(news)
  })

  test('of one account the oldest ends, on whichever device it is', async () => {
    const first = await listen((await enter('admin')).idToken)
    const others = []
    const owners = await listen(owner.idToken)
    while (others.length + 1 < eventStreamPlaces.perAccount) {
      const { idToken } = await enter('admin')
      for (let n = 0; n < 5 && others.length + 1 < eventStreamPlaces.perAccount; n++)
        others.push(await listen(idToken))
    }
    expect(first.isOver()).toBe(false)
    const last = await listen((await enter('admin')).idToken)
    await first.ended
    const news = await makeNews()
    for (const stream of [...others, last, owners]) await expect.poll(stream.heard).toContain(news)
  })

  test('of the account that everybody shares nobody loses theirs to somebody else', async () => {
    const visitors = []
    for (let n = 0; n <= eventStreamPlaces.perAccount; n++) {
      const headers = { 'content-type': 'application/json' }
      const answer = await site.fetch('/api/trial/sign-in', { method: 'POST', headers, body: '{}' })
      visitors.push(await listen(((await answer.json()) as { idToken: string }).idToken))
    }
    expect(visitors.filter((visitor) => visitor.isOver())).toEqual([])
  })
})
