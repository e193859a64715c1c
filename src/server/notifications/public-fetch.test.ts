import { describe, expect, test } from 'vitest'
import { createPublicFetch, isOutside } from './public-fetch.ts'

describe('an address that somebody else chose', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
  ])('%s lies in our own network', (address) => expect(isOutside([{ address }])).toBe(false))
  test.each(['::1', '::', 'fd00::1', 'fe80::1', '::ffff:127.0.0.1', '::FFFF:10.0.0.1'])(
    '%s lies in our own network, too',
    (address) => expect(isOutside([{ address }])).toBe(false),
  )
  test.each(['93.184.216.34', '172.32.0.1', '2606:4700::1111'])('%s lies outside', (address) =>
    expect(isOutside([{ address }])).toBe(true),
  )

  test('is refused where one of several leads inside, and where there is none', async () => {
    expect(isOutside([{ address: '93.184.216.34' }, { address: '127.0.0.1' }])).toBe(false)
    expect(isOutside([])).toBe(false)
    const ask = createPublicFetch(async () => [{ address: '127.0.0.1' }])
    await expect(ask('https://push.example/x')).rejects.toThrow(TypeError)
  })
})
