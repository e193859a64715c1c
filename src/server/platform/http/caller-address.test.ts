import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { callerAddress, callerBehind, callerNetwork, networkOf, withCaller } from './caller-address.ts'
import { trustedProxies } from './trusted-proxies.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('guesses from %s are counted for %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

const isTrusted = trustedProxies(['10.0.0.0/8', 'fd00::/8'])
/** The connection is the nearest proxy's. */
const PROXY = '10.0.0.1'

describe('behind a trusted proxy', () => {
  test.each<[string, string, string]>([
    ['the address that it names', '203.0.113.9', '203.0.113.9'],
    ['an IPv6 address', '2001:db8::9', '2001:db8::9'],
    ['an address in brackets, with or without a port', '[2001:db8::9]:5120', '2001:db8::9'],
    ['an address with its port', '203.0.113.9:5120', '203.0.113.9'],
    ['an IPv4 address as an IPv6 socket has it', '::ffff:203.0.113.9', '203.0.113.9'],
    ['the one before other proxies of ours', '203.0.113.9, fd00::2 ,10.0.0.2', '203.0.113.9'],
    [
      'the last one that is not ours, whatever a visitor wrote before',
      '192.0.2.1, 203.0.113.9',
      '203.0.113.9',
    ],
    ['the same where a visitor pretends to be a proxy', '192.0.2.1, 10.0.0.7, 203.0.113.9', '203.0.113.9'],
    ['the same where a visitor wrote nonsense', ',,\u00e9, <script>, 203.0.113.9', '203.0.113.9'],
    ['the same where a visitor wrote very much', `${'192.0.2.1,'.repeat(1_000)}203.0.113.9`, '203.0.113.9'],
  ])('the caller is %s', (_, header, caller) => {
    expect(callerBehind(PROXY, header, isTrusted)).toBe(caller)
  })

  test.each<[string, string | undefined]>([
    ['it names nobody', undefined],
    ['it says nothing', ''],
    ['it says something else', 'unknown'],
    ['it says a name', 'proxy.example.test'],
    ['it says no whole address', '203.0.113'],
    ['it says an address that there is not', '203.0.113.999'],
    ['it says too much at once', '203.0.113.9 203.0.113.10'],
    ['another proxy of ours says something else', '203.0.113.9, unknown, 10.0.0.2'],
    ['it names proxies of ours alone', '10.0.0.3, 10.0.0.2'],
    ['it names more proxies of ours than there can be', `203.0.113.9${', 10.0.0.2'.repeat(16)}`],
  ])('the caller is the connection where %s', (_, header) => {
    expect(callerBehind(PROXY, header, isTrusted)).toBe(PROXY)
  })
})

test.each(['203.0.113.9', '203.0.113.9, 10.0.0.2', ''])(
  'who is no trusted proxy is the caller, whatever they write: %s',
  (header) => {
    expect(callerBehind('192.0.2.1', header, isTrusted)).toBe('192.0.2.1')
    expect(callerBehind('unknown', header, isTrusted)).toBe('unknown')
    expect(callerBehind('127.0.0.1', header, trustedProxies([]))).toBe('127.0.0.1')
  },
)

test('what the front door finds is what every part behind it takes, and a site without one takes the connection', async () => {
  const inner = new Hono().get('*', (c) => c.json([callerAddress(c), callerNetwork(c)]))
  const door = new Hono().all('*', (c) => inner.fetch(c.req.raw, withCaller(c, isTrusted)))
  const connection = { incoming: { socket: { remoteAddress: '::ffff:10.0.0.1' } } }
  const asked = { headers: { 'x-forwarded-for': '2001:db8::9' } }
  expect(await (await door.request('/', asked, connection)).json()).toEqual([
    '2001:db8::9',
    '2001:db8:0:0::/64',
  ])
  expect(await (await inner.request('/', asked, connection)).json()).toEqual(['10.0.0.1', '10.0.0.1'])
  expect(await (await door.request('/', asked)).json()).toEqual(['unknown', 'unknown'])
})
