import { expect, test } from 'vitest'
import { createOpenStreams } from './open-streams.ts'

/** Opens streams by name, three of one sign-in and five of one account; tells which have ended. */
function start() {
  const streams = createOpenStreams({ perAccount: 5, perSignIn: 3 })
  const ended: string[] = []
  const open = (name: string, account: string, signIn: string) =>
    streams.enter({ account, signIn }, () => ended.push(name))
  return { open, ended }
}

test('one too many of a sign-in ends its oldest, and no other', () => {
  const { open, ended } = start()
  open('elsewhere', 'olive', 'phone')
  for (const name of ['first', 'second', 'third']) open(name, 'olive', 'laptop')
  expect(ended).toEqual([])
  open('fourth', 'olive', 'laptop')
  expect(ended).toEqual(['first'])
  open('fifth', 'olive', 'laptop')
  expect(ended).toEqual(['first', 'second'])
})

test('one too many of an account ends its oldest, whatever sign-in that is of', () => {
  const { open, ended } = start()
  for (const n of [1, 2, 3, 4, 5]) open(`stream ${n}`, 'olive', `device ${n}`)
  for (const n of [1, 2, 3, 4, 5]) open(`of ada ${n}`, 'ada', `device ${n}`)
  expect(ended).toEqual([])
  open('stream 6', 'olive', 'device 6')
  expect(ended).toEqual(['stream 1'])
})

test('a stream that has ended makes room, once', () => {
  const { open, ended } = start()
  const [leave] = ['first', 'second', 'third'].map((name) => open(name, 'olive', 'laptop'))
  leave?.()
  leave?.()
  open('fourth', 'olive', 'laptop')
  expect(ended).toEqual([])
  open('fifth', 'olive', 'laptop')
  expect(ended).toEqual(['second'])
})

test('an account that closed everything begins anew', () => {
  const { open, ended } = start()
  const leave = open('first', 'olive', 'laptop')
  leave()
  for (const name of ['second', 'third', 'fourth']) open(name, 'olive', 'laptop')
  leave()
  open('fifth', 'olive', 'laptop')
  expect(ended).toEqual(['second'])
})
