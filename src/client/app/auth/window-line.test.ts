import { expect, test } from 'vitest'
import { windowLine } from './window-line.ts'

const origin = 'https://console.castellan.example'

/** What a browser gives a window that was told something. */
const told = (data: unknown, from: object, origin: string) =>
  Object.assign(new Event('message'), { data, source: from, origin })

test('only the other window is heard, and only from this site, until the line is closed', () => {
  const self = new EventTarget()
  const other = { postMessage: () => {} }
  const heard: unknown[] = []
  const line = windowLine(other, { self, origin })
  line.hear((message) => heard.push(message))
  self.dispatchEvent(told('ours', other, origin))
  self.dispatchEvent(told('of another window', {}, origin))
  self.dispatchEvent(told('of another site', other, 'https://vendor.example'))
  line.close()
  self.dispatchEvent(told('too late', other, origin))
  expect(heard).toEqual(['ours'])
})

test('what is said reaches the other window only while it shows this site', () => {
  const said: unknown[] = []
  const other = { postMessage: (...message: unknown[]) => said.push(message) }
  windowLine(other, { self: new EventTarget(), origin }).say({ type: 'something' })
  expect(said).toEqual([[{ type: 'something' }, origin]])
})
