import { expect, test } from 'vitest'
import { launchedPath } from './launches.ts'

const site = 'https://app.castellan.example'

test.each<[string, string, string | undefined, string | undefined]>([
  ['a shortcut leads to its screen', '/employees?search=ann', '/companies', '/employees?search=ann'],
  ['the icon leads nowhere', '/', '/companies', undefined],
  ['what loaded the page is there already', '/employees', '/employees', undefined],
  ['and may be asked for again', '/employees', undefined, '/employees'],
])('%s', (_, target, loaded, path) => {
  expect(launchedPath(site + target, loaded && site + loaded)).toBe(path)
})
