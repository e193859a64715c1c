import { afterEach, expect, test } from 'vitest'
import { systemClock } from '../device/clock.ts'
import { type KeyChannel, openKeyChannel } from './key-channel.ts'

type Ports = Parameters<typeof openKeyChannel>[1]

const open: KeyChannel<string>[] = []
afterEach(() => {
  for (const channel of open.splice(0)) channel.close()
})

const newKey = () =>
  crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

function tab(userKey: string, held?: CryptoKey, ports: Partial<Ports> = {}) {
  const heard: string[] = []
  const channel = openKeyChannel<string>(
    userKey,
    { clock: systemClock, locks: navigator.locks, ...ports },
    {
      held: () => held,
      given: () => heard.push('given'),
      locked: (why) => heard.push(`locked: ${why}`),
      active: () => heard.push('active'),
    },
  )
  open.push(channel)
  return { channel, heard }
}

const delivered = () => new Promise<void>((resolve) => setTimeout(resolve, 20))

test('an unlocked tab hands its key to one that asks', async () => {
  tab('a', await newKey())
  const key = await tab('a').channel.ask()
  expect(key?.extractable).toBe(false)
})

test('a tab that is alone does not wait for an answer', async () => {
  const clock = {
    ...systemClock,
    setTimeout: () => {
      throw new Error('It waits')
    },
  }
  tab('b', await newKey())
  expect(await tab('a', undefined, { clock }).channel.ask()).toBeUndefined()
})

test('a tab that was closed is not waited for', async () => {
  tab('a', await newKey()).channel.close()
  const waits: number[] = []
  const clock = {
    ...systemClock,
    setTimeout: (act: () => void, after: number) => {
      waits.push(after)
      return systemClock.setTimeout(act, after)
    },
  }
  expect(await tab('a', undefined, { clock }).channel.ask()).toBeUndefined()
  expect(waits).toEqual([])
})

test('where tabs cannot be counted, an unlocked one is asked all the same', async () => {
  tab('a', await newKey())
  expect(await tab('a', undefined, { locks: undefined }).channel.ask()).toBeDefined()
  tab('b', await newKey())
  const locks = {
    request: () => Promise.reject(new Error('Not here')),
    query: () => Promise.reject(new Error('Not here')),
  } as unknown as LockManager
  expect(await tab('b', undefined, { locks }).channel.ask()).toBeDefined()
})

test('nobody answers where all tabs are locked, or are of somebody else', async () => {
  tab('a')
  tab('b', await newKey())
  expect(await tab('a').channel.ask()).toBeUndefined()
})

test('unlocking one tab unlocks the others, locking one locks them', async () => {
  const first = tab('a', await newKey())
  const second = tab('a')
  first.channel.give(await newKey())
  first.channel.tellLocked('idle')
  first.channel.tellActive()
  await delivered()
  expect(second.heard).toEqual(['given', 'locked: idle', 'active'])
  expect(first.heard).toEqual([])
})
