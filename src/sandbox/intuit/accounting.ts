import { Hono, type Context } from 'hono'
import type { Grants } from './grants.ts'
import { IntuitFault } from './refusal.ts'
import type { Books, Purchase } from './state.ts'

/** The Accounting API, as far as it is read: `quickbooks.api.intuit.com`. */
export const createAccounting = (grants: Grants, now: () => number) =>
  new Hono()
    .get('/v3/company/:realmId/companyinfo/:id', (c) => {
      const { name, realmId, country } = booksOf(c, grants)
      if (c.req.param('id') !== realmId)
        throw new IntuitFault(
          'notFound',
          'Object Not Found : Something you are trying to use has been made inactive.',
        )
      return c.json({
        CompanyInfo: { Id: '1', CompanyName: name, LegalName: name, Country: country },
        time: timeOf(now()),
      })
    })
    .get('/v3/company/:realmId/preferences', (c) => {
      const { homeCurrency } = booksOf(c, grants)
      return c.json({
        Preferences: {
          Id: '1',
          CurrencyPrefs: { MultiCurrencyEnabled: true, HomeCurrency: { value: homeCurrency } },
        },
        time: timeOf(now()),
      })
    })
    .get('/v3/company/:realmId/query', (c) => {
      const books = booksOf(c, grants)
      const answer = { QueryResponse: answerTo(c.req.query('query') ?? '', books), time: timeOf(now()) }
      if (!books.provoked.has('half')) return c.json(answer)
      const text = JSON.stringify(answer)
      return c.body(text.slice(0, text.length / 2), 200, { 'Content-Type': 'application/json' })
    })
    .get('/v3/company/:realmId/cdc', (c) => {
      const { purchases } = booksOf(c, grants)
      const since = Date.parse(c.req.query('changedSince') ?? '')
      if (Number.isNaN(since)) throw new IntuitFault('query', 'Invalid changedSince')
      const Purchase = purchases.filter(({ MetaData }) => Date.parse(MetaData.LastUpdatedTime) >= since)
      return c.json({
        CDCResponse: [{ QueryResponse: [{ Purchase, startPosition: 1, maxResults: Purchase.length }] }],
        time: timeOf(now()),
      })
    })

const timeOf = (now: number) => new Date(now).toISOString()

/** The books that a token is of, which have to be those of the address. What was chosen to fail fails now. */
function booksOf(c: Context, grants: Grants): Books {
  const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  const grant = token === undefined ? undefined : grants.ofAccess(token)
  if (!grant) throw new IntuitFault('expired', 'Token expired')
  const { books } = grant
  books.requests += 1
  const { provoked } = books
  if (provoked.has('html')) throw new OtherPage()
  if (provoked.has('down')) throw new IntuitFault('down', 'System Failure Error')
  if (provoked.has('throttled') && books.requests % 3 === 1)
    throw new IntuitFault('throttled', 'Throttle limit exceeded')
  if (provoked.has('forbidden') || c.req.param('realmId') !== books.realmId)
    throw new IntuitFault('forbidden', 'Application is not authorized to access this company')
  return books
}

const QUERY =
  /^select (\*|count\(\*\)) from (\w+)(?: where txndate >= '(\d{4}-\d\d-\d\d)'(?: and txndate <= '(\d{4}-\d\d-\d\d)')?)?(?: orderby (txndate|id))?(?: startposition (\d+))?(?: maxresults (\d+))?$/i

/** The part of the query language that asks for expenses. */
function answerTo(query: string, { purchases }: Books): object {
  const asked = QUERY.exec(query.trim())
  if (!asked) throw new IntuitFault('query', `QueryParserError: ${query.slice(0, 40)}`)
  const [, what, entity, from = '', to = '9999', order = 'id', start = '1', most = '100'] = asked
  if (entity?.toLowerCase() !== 'purchase')
    throw new IntuitFault('query', `QueryValidationError: Entity ${entity}`)
  if (Number(most) > 1000) throw new IntuitFault('query', 'QueryValidationError: maxresults')
  const found = purchases.filter(({ TxnDate }) => TxnDate >= from && TxnDate <= to)
  if (what !== '*') return { totalCount: found.length }
  const byOrder = (a: Purchase, b: Purchase) =>
    (order.toLowerCase() === 'id' ? 0 : a.TxnDate.localeCompare(b.TxnDate)) || Number(a.Id) - Number(b.Id)
  const page = found.toSorted(byOrder).slice(Number(start) - 1, Number(start) - 1 + Number(most))
  return page.length === 0 ? {} : { Purchase: page, startPosition: Number(start), maxResults: page.length }
}

/** What something else answers in the vendor's place. */
export class OtherPage extends Error {
  override name = 'OtherPage'
}
