import { expect, test } from 'vitest'
import { hold, letGoOfAll } from './held.ts'

test('what is held is let go of once, by whoever comes first, and everybody waits for the same end', async () => {
  const told: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const letGo = hold(async () => {
    told.push('closing')
    await promise
    told.push('closed')
  })
  const first = letGo()
  const all = letGoOfAll().then(() => told.push('all'))
  resolve()
  await Promise.all([first, all, letGo()])
  expect(told).toEqual(['closing', 'closed', 'all'])
  await letGoOfAll()
  expect(told).toHaveLength(3)
})

test('what cannot be closed does not hold up the rest', async () => {
  const told: string[] = []
  hold(() => Promise.reject(new Error('stuck')))
  hold(async () => void told.push('closed'))
  await letGoOfAll()
  expect(told).toEqual(['closed'])
})
