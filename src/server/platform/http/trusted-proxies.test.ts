import { describe, expect, test } from 'vitest'
import { trustedProxies, trustedProxiesSchema } from './trusted-proxies.ts'

describe('a proxy', () => {
  test.each<[string, string[], string[]]>([
    ['192.0.2.7', ['192.0.2.7', '::ffff:192.0.2.7'], ['192.0.2.8', '::1']],
    ['10.1.0.0/16', ['10.1.0.1', '10.1.255.255'], ['10.2.0.1']],
    ['2001:db8::9', ['2001:db8::9', '2001:DB8:0:0::9'], ['2001:db8::8']],
    ['2001:db8:7::/48', ['2001:db8:7::1', '2001:db8:7:ffff::1'], ['2001:db8:8::1', '32.1.13.184']],
    ['loopback', ['127.0.0.1', '127.9.9.9', '::1'], ['10.0.0.1', '128.0.0.1']],
    [
      'private, Loopback',
      ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.9.9', 'fd12::1', '127.0.0.1'],
      ['172.32.0.1', '11.0.0.1', '100.64.0.1', 'fe80::1', '2001:db8::1'],
    ],
  ])('of %s is recognized, and no other', (setting, trusted, others) => {
    const isTrusted = trustedProxies(trustedProxiesSchema.parse(setting))
    expect(trusted.map((each) => [each, isTrusted(each)])).toEqual(trusted.map((each) => [each, true]))
    expect(others.map((each) => [each, isTrusted(each)])).toEqual(others.map((each) => [each, false]))
  })

  test('is nobody where nobody is named, nor what is no address', () => {
    expect(['127.0.0.1', '10.0.0.1', 'unknown', ''].map(trustedProxies([]))).toEqual(Array(4).fill(false))
    expect(['unknown', '', 'loopback', '127.0.0.1, 127.0.0.1'].map(trustedProxies(['loopback']))).toEqual(
      Array(4).fill(false),
    )
  })
})
