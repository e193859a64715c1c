import { describe, expect, test } from 'vitest'
import {
  nothingUsual,
  type UsualSetup,
  type UsualSetupFields,
  usualSetupFieldsSchema,
} from '#shared/domain/alerts/usual-setup.ts'
import { draftOf, problemsOf, setupOf, storedDraft } from './usual-setup-form.ts'

const everything: UsualSetupFields = {
  operating_countries: ['DE', 'PT'],
  malicious_countries: [],
  safe_addresses: ['203.0.113.7', '10.0.0.0/8', '2001:db8::/32'],
  break_glass_accounts: ['break@contoso.example', 'glass@contoso.example'],
  watched_groups: ['finance'],
  provider_countries: ['PT'],
  exceptions: [
    {
      account: null,
      from: null,
      until: null,
      countries: ['FR'],
      addresses: [],
      domains: [],
      detections: ['new-country'],
      note: '',
    },
  ],
}

test('a setup that is entered as it was is the same, and one that nobody said is nothing', () => {
  expect(setupOf(draftOf(everything))).toEqual(everything)
  expect(setupOf(draftOf(undefined))).toEqual(nothingUsual)
  const row: UsualSetup = { ...everything, id: 'one', customer_id: null }
  expect(setupOf(draftOf(row))).toEqual(everything)
})

test('lists are kept without blank lines and outer spaces, names in small letters, once, in order', () => {
  const entered = {
    ...draftOf(everything),
    safe_addresses: '\n 203.0.113.7 \n\n10.0.0.0/8\n',
    break_glass_accounts: 'Glass@contoso.example\nbreak@contoso.example\nglass@contoso.example',
    watched_groups: ' Finance ',
  }
  expect(storedDraft(entered)).toEqual({
    ...draftOf(everything),
    safe_addresses: '203.0.113.7\n10.0.0.0/8',
  })
  const setup = setupOf(entered)
  expect(usualSetupFieldsSchema.parse(setup)).toEqual(setup)
})

describe('what is wrong', () => {
  const wrong = (change: Partial<ReturnType<typeof draftOf>>) =>
    Object.fromEntries(
      Object.entries(problemsOf({ ...draftOf(everything), ...change })).filter(([, problem]) => problem),
    )

  test('is nothing about a setup that may be kept', () => {
    expect(wrong({})).toEqual({})
  })

  test.each([
    ['10.0.0.300', { kind: 'invalidIp', line: 1, entry: '10.0.0.300', of: 1 }],
    ['10.0.0.1\n\n10.0.0.0/33', { kind: 'invalidIp', line: 2, entry: '10.0.0.0/33', of: 2 }],
    ['office', { kind: 'invalidIp', line: 1, entry: 'office', of: 1 }],
    ['::1\n10.0.0.1\n0:0::1', { kind: 'ipIsInList', line: 3, entry: '0:0::1', of: 3 }],
    ['10.0.0.0/8\n10.1.2.3/8', { kind: 'ipIsInList', line: 2, entry: '10.1.2.3/8', of: 2 }],
  ])('is the first address that is none or is there already: %j', (safe_addresses, problem) => {
    expect(wrong({ safe_addresses })).toEqual({ safe_addresses: problem })
    expect(
      usualSetupFieldsSchema.safeParse(setupOf({ ...draftOf(everything), safe_addresses })).success,
    ).toBe(false)
  })

  test('is a list that is too long, or an entry of one', () => {
    const many = (count: number, entry: (at: number) => string) =>
      Array.from({ length: count }, (_, at) => entry(at)).join('\n')
    expect(
      wrong({
        safe_addresses: many(201, (at) => `10.0.0.${at}`),
        break_glass_accounts: many(101, (at) => `account${at}`),
        watched_groups: `finance\n${'x'.repeat(321)}`,
      }),
    ).toEqual({
      safe_addresses: { kind: 'tooMany', limit: 200 },
      break_glass_accounts: { kind: 'tooMany', limit: 100 },
      watched_groups: { kind: 'longEntry', line: 2, entry: 'x'.repeat(321), of: 2 },
    })
    expect(
      wrong({
        safe_addresses: many(200, (at) => `10.0.0.${at}`),
        break_glass_accounts: many(100, (at) => `account${at}`),
        watched_groups: 'x'.repeat(320),
      }),
    ).toEqual({})
  })
})
