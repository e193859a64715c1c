import { describe, expect, test } from 'vitest'
import { finishInterruptedWipe, readTombstone, signOutKeeping, wipe, type WipePorts } from './wipe.ts'

const user = '00112233aabbccdd'
const other = 'ffeeddccbbaa9988'

/** A device with two people on it, whose every step can be made to fail once: a power cut. */
function device(failAt?: number) {
  const databases = new Set([
    `cmd-${user}`,
    `cmd-${user}-r2`,
    `uploads-${user}`,
    `data-${user}-v1`,
    `data-${user}-v2`,
    `data-${user}-v2-r2`,
    `cmd-${other}`,
    `data-${other}-v2`,
    'inbox',
    'session',
    'keys',
  ])
  const keys = new Map([
    [user, 'pin'],
    [other, 'session'],
  ])
  const state = { tombstone: null as unknown, session: user as string | null, push: true }
  const log: string[] = []
  let steps = 0
  const step = (name: string) => {
    steps += 1
    if (steps === failAt) throw new Error('power cut')
    log.push(name)
  }
  const ports: WipePorts = {
    tombstone: {
      read: async () => state.tombstone,
      write: async (begun) => {
        step('tombstone')
        state.tombstone = begun
      },
      remove: async () => {
        step('no tombstone')
        state.tombstone = null
      },
    },
    eraseKey: async (userKey) => {
      step('key')
      keys.delete(userKey)
    },
    sealKey: async (userKey) => {
      step('key sealed')
      keys.set(userKey, 'session')
    },
    tellTabs: () => step('tabs'),
    databaseNames: async () => [...databases],
    deleteDatabase: async (name) => {
      step(`delete ${name}`)
      databases.delete(name)
    },
    eraseSession: async (userKey) => {
      step('session')
      if (state.session === userKey) state.session = null
    },
    eraseBrowserState: async () => {
      step('browser')
      state.push = false
    },
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds > 1000 ? 100 : 0)),
  }
  return { ports, databases, keys, state, log, stepsMade: () => steps }
}

const othersOnly = [`cmd-${other}`, `data-${other}-v2`, 'session', 'keys']

describe('a wipe', () => {
  test('takes everything of the user and nothing of anybody else, the key first (SESS-11)', async () => {
    const { ports, databases, keys, state, log } = device()
    await wipe(ports, user, 'ordered')
    expect(log.slice(0, 3)).toEqual(['tombstone', 'key', 'tabs'])
    expect(log.at(-1)).toBe('no tombstone')
    expect([...databases].toSorted()).toEqual(othersOnly.toSorted())
    expect([...keys]).toEqual([[other, 'session']])
    expect(state).toEqual({ tombstone: null, session: null, push: false })
  })

  const whole = device()
  test('that is interrupted at any step is finished by the next start', async () => {
    await wipe(whole.ports, user, 'tries')
    expect(whole.stepsMade()).toBeGreaterThan(8)
    for (let failAt = 2; failAt <= whole.stepsMade(); failAt++) {
      const { ports, databases, keys, state } = device(failAt)
      // A deletion that fails is tried again, so not every cut ends the wipe.
      await wipe(ports, user, 'tries').catch(() => {})
      await finishInterruptedWipe(ports)
      expect([...databases].toSorted(), `cut at step ${failAt}`).toEqual(othersOnly.toSorted())
      expect([...keys]).toEqual([[other, 'session']])
      expect(state).toEqual({ tombstone: null, session: null, push: false })
    }
  })

  test('tells at the next start why it was begun', async () => {
    const { ports } = device(4)
    await wipe(ports, user, 'lease').catch(() => {})
    expect(await finishInterruptedWipe(ports)).toEqual({ userKey: user, extent: 'all', reason: 'lease' })
    expect(await finishInterruptedWipe(ports)).toBeUndefined()
  })

  test('that a window holds up tells it again until it lets go', async () => {
    const { ports, databases, log } = device()
    let held = 2
    const letGo = ports.deleteDatabase
    ports.deleteDatabase = (name) =>
      name === `cmd-${user}` && held-- > 0 ? new Promise(() => {}) : letGo(name)
    await wipe(ports, user, 'ordered')
    expect(databases.has(`cmd-${user}`)).toBe(false)
    expect(log.filter((each) => each === 'tabs')).toHaveLength(3)
  })

  test('that cannot be noted erases all the same', async () => {
    const { ports, databases, keys } = device(1)
    await wipe(ports, user, 'ordered')
    expect(keys.has(user)).toBe(false)
    expect([...databases].toSorted()).toEqual(othersOnly.toSorted())
  })

  test('that cannot delete keeps its tombstone, and what it could not delete has no key any more', async () => {
    const { ports, keys, state } = device()
    ports.deleteDatabase = () => Promise.reject(new Error('held for ever'))
    await expect(wipe(ports, user, 'ordered')).rejects.toThrow('holds')
    expect(keys.has(user)).toBe(false)
    expect(state.tombstone).not.toBeNull()
  })
})

describe('signing out with changes that are kept', () => {
  test('leaves the changes and the key that the server opens', async () => {
    const { ports, databases, keys, state } = device()
    await signOutKeeping(ports, user)
    expect([...databases].toSorted()).toEqual(
      [...othersOnly, `cmd-${user}`, `cmd-${user}-r2`, `uploads-${user}`].toSorted(),
    )
    expect(keys.get(user)).toBe('session')
    expect(state).toEqual({ tombstone: null, session: null, push: false })
  })

  test('that is interrupted never takes the changes', async () => {
    const whole = device()
    await signOutKeeping(whole.ports, user)
    for (let failAt = 2; failAt <= whole.stepsMade(); failAt++) {
      const { ports, databases, keys } = device(failAt)
      await signOutKeeping(ports, user).catch(() => {})
      await finishInterruptedWipe(ports)
      expect(databases.has(`cmd-${user}`), `cut at step ${failAt}`).toBe(true)
      expect(databases.has(`data-${user}-v2`)).toBe(false)
      expect(keys.get(user)).toBe('session')
    }
  })
})

test.each([
  undefined,
  null,
  '',
  'yes',
  {},
  { userKey: 1 },
  { userKey: 'a', extent: 'some', reason: 'tries' },
])('a note that says %j is no tombstone', async (noted) => {
  const { ports } = device()
  ports.tombstone.read = async () => noted
  expect(await readTombstone(ports)).toBeUndefined()
})
