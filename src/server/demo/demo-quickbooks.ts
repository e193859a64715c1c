import { type Books, createBooks, createPurchase, type Purchase } from '#sandbox/intuit/state.ts'
import { DAY } from '#shared/lib/time.ts'
import type { Demo } from './demo-organization.ts'
import { firstCompanies } from './first-companies.ts'

/** So many months of them there are. */
const MONTHS = 6

/** What each of them pays every month, from where, and how much. */
const BILLS = [
  { vendor: 'Slack', description: 'Slack Pro, monthly', account: 'Visa', amount: 218.75 },
  { vendor: 'Adobe', description: 'Creative Cloud for teams', account: 'Visa', amount: 359.94 },
  { vendor: 'Zoom', description: 'Zoom Workplace Pro', account: 'Mastercard', amount: 149.9 },
  { vendor: 'Dropbox', description: 'Dropbox Business', account: 'Checking', amount: 90 },
  { vendor: 'Microsoft', description: 'Azure, pay as you go', account: 'Visa', amount: 412.07 },
] as const

/** The first companies' books at the pretend QuickBooks: what they pay for software. */
export const demoBooks = (demo: Pick<Demo, 'companies' | 'moment'>): Books[] =>
  firstCompanies(demo).map(({ customer }, place) =>
    createBooks({
      realmId: `9130350${String(place + 1).padStart(9, '0')}`,
      name: customer.name,
      purchases: purchasesUntil(demo.moment),
    }),
  )

function purchasesUntil(moment: number): Purchase[] {
  const monthly = Array.from({ length: MONTHS }, (_, ago) =>
    BILLS.map(({ vendor, description, account, amount }, place) =>
      createPurchase({
        Id: String((MONTHS - ago) * 10 + place),
        TxnDate: new Date(moment - (ago * 30 + place + 1) * DAY).toISOString().slice(0, 10),
        TotalAmt: amount,
        AccountRef: { value: account, name: account },
        EntityRef: { value: vendor, name: vendor, type: 'Vendor' },
        Line: [
          { Id: '1', Description: description, Amount: amount, DetailType: 'AccountBasedExpenseLineDetail' },
        ],
      }),
    ),
  ).flat()
  const refund = createPurchase({
    Id: String((MONTHS + 1) * 10),
    TxnDate: new Date(moment - 20 * DAY).toISOString().slice(0, 10),
    TotalAmt: 29.99,
    Credit: true,
    EntityRef: { value: 'Adobe', name: 'Adobe', type: 'Vendor' },
    PrivateNote: 'Refund of one seat',
  })
  return [...monthly, refund]
}
