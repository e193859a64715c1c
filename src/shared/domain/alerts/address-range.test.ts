import { BlockList } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInRanges, plainAddress, rangeIssue } from './address-range.ts'

test('an address lies in a range exactly where the platform says so', () => {
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV4(), fc.integer({ min: 1, max: 32 }), (base, asked, bits) => {
      const list = new BlockList()
      list.addSubnet(base, bits, 'ipv4')
      expect(isInRanges([`${base}/${bits}`], asked)).toBe(list.check(asked, 'ipv4'))
    }),
  )
  fc.assert(
    fc.property(fc.ipV6(), fc.ipV6(), fc.integer({ min: 1, max: 128 }), (base, asked, bits) => {
      const list = new BlockList()
      list.addSubnet(base, bits, 'ipv6')
      // The platform tells mapped addresses by the rules of version 4.
      if (/ffff/i.test(base + asked) || base.includes('.') || asked.includes('.')) return
      expect(isInRanges([`${base}/${bits}`], asked)).toBe(list.check(asked, 'ipv6'))
    }),
  )
})

test('logs write addresses with ports, brackets and zones', () => {
  expect(plainAddress('1.2.3.4:443')).toBe('1.2.3.4')
  expect(plainAddress('[2001:DB8::1]:443')).toBe('2001:db8::1')
  expect(plainAddress('fe80::1%eth0')).toBe('fe80::1')
  expect(plainAddress('1.2.3.456')).toBeUndefined()
})

test('a list takes addresses and ranges once', () => {
  expect(rangeIssue([], 'here')).toBe('invalidIp')
  expect(rangeIssue(['10.0.0.0/8'], '10.1.0.0/8')).toBe('ipIsInList')
  expect(rangeIssue(['10.0.0.0/8'], '10.1.0.0/16')).toBeUndefined()
})
