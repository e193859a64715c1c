import { type AddressInfo, createServer } from 'node:net'
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
    '192.0.0.170',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
  ])('%s lies in our own network', (address) => expect(isOutside([{ address }])).toBe(false))
  test.each([
    '::1',
    '::',
    '::7f00:1',
    'fd00::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::FFFF:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b::10.0.0.1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
  ])('%s lies in our own network, too', (address) => expect(isOutside([{ address }])).toBe(false))
  test.each(['93.184.216.34', '172.32.0.1', '198.20.0.1', '2606:4700::1111', '::ffff:93.184.216.34'])(
    '%s lies outside',
    (address) => expect(isOutside([{ address }])).toBe(true),
  )

  test('is refused where one of several leads inside, and where there is none', async () => {
    expect(isOutside([{ address: '93.184.216.34' }, { address: '127.0.0.1' }])).toBe(false)
    expect(isOutside([])).toBe(false)
    const ask = createPublicFetch(async () => [{ address: '127.0.0.1', family: 4 }])
    await expect(ask('https://push.example/x', {})).rejects.toThrow(TypeError)
  })

  test('is called by https alone', async () => {
    const ask = createPublicFetch(async () => [{ address: '93.184.216.34', family: 4 }])
    await expect(ask('http://push.example/x', {})).rejects.toThrow(TypeError)
  })

  test('is called at the very address that was looked at, by the name that it has', async () => {
    const server = createServer()
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const heard = new Promise<Buffer>((resolve) => {
      server.once('connection', (socket) => {
        socket.once('data', (hello) => {
          resolve(hello)
          socket.destroy()
        })
      })
    })
    // No resolver knows this name.
    const ask = createPublicFetch(
      async () => [{ address: '127.0.0.1', family: 4 }],
      () => true,
    )
    await expect(ask(`https://push.invalid:${port}/x`, {})).rejects.toThrow(/socket|TLS/)
    expect((await heard).includes('push.invalid')).toBe(true)
    server.close()
  })
})
