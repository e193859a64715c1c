import { expect, test } from 'vitest'
import { installWay, type InstallWay } from './install-way.ts'

const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${apple} Version/18.5 Mobile/15E148 Safari/604.1`
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.5 Safari/605.1.15`
const chromeOfIPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${apple} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.each<[string, { userAgent: string; touchPoints?: number; hasPrompt?: boolean }, InstallWay | undefined]>(
  [
    ['a browser that asks by itself', { userAgent: chrome, hasPrompt: true }, 'prompt'],
    ['a browser that does not', { userAgent: chrome }, undefined],
    ['Safari of an iPhone', { userAgent: iPhone, touchPoints: 5 }, 'words'],
    ['Safari of an iPad, which calls itself a Mac', { userAgent: mac, touchPoints: 5 }, 'words'],
    ['Safari of a Mac', { userAgent: mac }, undefined],
    ['another browser of an iPhone', { userAgent: chromeOfIPhone, touchPoints: 5 }, undefined],
  ],
)('%s installs the app by %s', (_, { userAgent, touchPoints = 0, hasPrompt = false }, way) => {
  expect(installWay({ userAgent, touchPoints, hasPrompt, isInstalled: false })).toBe(way)
  expect(installWay({ userAgent, touchPoints, hasPrompt, isInstalled: true })).toBeUndefined()
})
