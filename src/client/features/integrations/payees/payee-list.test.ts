import { expect, test } from 'vitest'
import type { Payee } from '#shared/domain/payees/payee.ts'
import { costText, type ListedPayee, listedPayees, monthText, monthTotals } from './payee-list.ts'

const payee = (parts: Partial<Payee>): ListedPayee['row'] => ({
  id: 'p',
  customer_id: 'c',
  posted_on: '2026-01-15',
  vendor: 'Slack',
  description: '',
  cost: 100,
  currency: 'USD',
  account: 'Visa',
  ...parts,
})

test('what was paid in a month is summed by currency, exactly, the newest month first', () => {
  const rows = [
    payee({ cost: 10 }),
    payee({ cost: 20 }),
    payee({ cost: -5 }),
    payee({ cost: 1200, currency: 'JPY' }),
    payee({ posted_on: '2026-02-01', cost: 7 }),
  ].map((row) => ({ row }) as Parameters<typeof listedPayees>[0][number])
  const totals = monthTotals(listedPayees(rows, () => 'Contoso'))
  expect(totals.map(([month, sums]) => [month, ...sums])).toEqual([
    ['2026-02', ['USD', 7]],
    ['2026-01', ['USD', 25], ['JPY', 1200]],
  ])
})

test.each([
  [123456, 'USD', 'en', '$1,234.56'],
  [1200, 'JPY', 'en', '¥1,200'],
  [1235, 'KWD', 'en', 'KWD 1.235'],
  [900719925474099, 'USD', 'en', '$9,007,199,254,740.99'],
])('%i of %s is written %s: %s', (cost, currency, locale, text) => {
  expect(costText(cost, currency, locale).replace(/\s/g, ' ')).toBe(text)
})

test('amounts and months are written as the language does', () => {
  expect(costText(-123456, 'EUR', 'de').replace(/\s/g, ' ')).toBe('-1.234,56 €')
  expect(monthText('2026-01', 'fr')).toBe('janvier 2026')
})
